import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/order'
import { hasVoucher } from '#contract/voucher'
import { ButtonLink } from '#src/ui/button'
import { paths } from '../site'

/** A link to the ticket, for reservations that have one. */
export function TicketLink({ booking: { status, reservation_number } }: { booking: Booking }) {
  const { t } = useTranslation('guest')
  if (!hasVoucher(status)) return null
  return <ButtonLink to={paths.ticket(reservation_number)}>{t('own.ticket')}</ButtonLink>
}
