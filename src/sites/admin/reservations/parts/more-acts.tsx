import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { productsWithoutTrips } from '#contract/catalog'
import { dayInSeoul } from '#contract/days'
import type { DeskBooking } from '#contract/desk'
import { mailOf, reservationDesk } from '#contract/reservation-desk'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { useConfirmed } from '../../parts/use-act'
import { MoveDialog } from './move-dialog'
import { PartyDialog } from './party-dialog'
import { useAct } from './use-act'

/** Moves a reservation to another departure, changes its party or resends its mail. */
export function MoreActs({ shown: { booking, order } }: { shown: DeskBooking }) {
  const { t } = useTranslation('admin.reservations')
  const [open, setOpen] = useState<'move' | 'party' | null>(null)
  const lang = useContentLang()
  const confirmed = useConfirmed()
  const resend = useAct(reservationDesk.resend)
  const mail = mailOf(booking.status)
  // Only a tour that is still ahead: a pass and a booth have no departure.
  const isMovable =
    order.status === 'paid' &&
    (booking.status === 'requested' || booking.status === 'confirmed') &&
    booking.service === null &&
    booking.number_of_travelers > 0 &&
    !productsWithoutTrips.includes(booking.product_id) &&
    booking.date > dayInSeoul(new Date())
  return (
    <>
      {isMovable && (
        <Button variant="secondary" onClick={() => setOpen('move')}>
          {t('move.act')}
        </Button>
      )}
      {isMovable && order.quotation_id === null && (
        <Button variant="secondary" onClick={() => setOpen('party')}>
          {t('party.act')}
        </Button>
      )}
      {mail && (
        <Button
          variant="secondary"
          onClick={() =>
            void confirmed(
              t('resend.ask'),
              t(`resend.text.${mail}`, { email: order.email }),
              () => resend({ params: { id: booking.id }, query: { lang }, body: { mail } }),
              t('resend.done'),
            )
          }
        >
          {t('resend.act')}
        </Button>
      )}
      {open === 'move' && <MoveDialog booking={booking} onClose={() => setOpen(null)} />}
      {open === 'party' && <PartyDialog booking={booking} onClose={() => setOpen(null)} />}
    </>
  )
}
