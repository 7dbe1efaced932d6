import { useTranslation } from 'react-i18next'
import { type Booking, confirmationDays, type Order } from '#contract/booking'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import type { Tone } from '#src/ui/tone'
import type { en } from '../../locale/purchase.en'
import { paths } from '../../site'

const tones: Record<Booking['status'], Tone> = {
  pending: 'warning',
  waiting: 'warning',
  requested: 'success',
  confirmed: 'success',
  cancel_requested: 'info',
  cancelled: 'info',
}

/** Where a reservation stands (product §4), why it ended, and the way on while its seats are held. */
export function BookingState({ booking, order }: { booking: Booking; order: Order }) {
  const { t, i18n } = useTranslation('shop.purchase')
  const { status, cancel_reason: reason } = booking
  const key = `cancelReason.${reason}` as `cancelReason.${keyof typeof en.cancelReason}`
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
      {reason && i18n.exists(key, { ns: 'shop.purchase' }) ? t(key) : t(`statusText.${status}`, confirmationDays)}
    </Alert>
  )
}
