import { useTranslation } from 'react-i18next'
import { confirmationDays } from '#contract/booking'
import type { Booking, Order } from '#contract/order'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import type { Tone } from '#src/ui/tone'
import { paths } from '../../site'

const tones: Record<Booking['status'], Tone> = {
  pending: 'warning',
  waiting: 'warning',
  requested: 'success',
  confirmed: 'success',
  cancel_requested: 'info',
  cancelled: 'info',
}

/** Why a reservation ended, as far as there are words for it. */
const reasons = ['expired', 'abandoned', 'superseded'] as const

/** Where a reservation stands (product §4), why it ended, and the way on while its seats are held. */
export function BookingState({ booking, order }: { booking: Booking; order: Order }) {
  const { t } = useTranslation('shop.purchase')
  const { status, cancel_reason: reason } = booking
  const known = reasons.find((each) => each === reason)
  const held = order.hold_expires_at !== null && order.hold_expires_at > order.answered_at
  return (
    <Alert
      tone={tones[status]}
      title={t(`status.${status}`)}
      actions={
        status === 'pending' &&
        held && (
          <ButtonLink size="sm" to={`${paths.reservation}?order=${order.id}`}>
            {t('detail.resume')}
          </ButtonLink>
        )
      }
    >
      {known ? t(`cancelReason.${known}`) : t(`statusText.${status}`, confirmationDays)}
    </Alert>
  )
}
