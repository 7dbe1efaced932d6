import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/order'
import { hasVoucher } from '#contract/voucher'
import { ButtonLink } from '#src/ui/button'
import { paths } from '../site'

/** To the ticket, of a reservation that has one. */
export function TicketLink({ booking: { status, reservation_number } }: { booking: Booking }) {
  const { t } = useTranslation('guest')
  if (!hasVoucher(status)) return null
  return <ButtonLink to={paths.ticket(reservation_number)}>{t('own.ticket')}</ButtonLink>
}
