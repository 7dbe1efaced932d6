import { useTranslation } from 'react-i18next'
import { luggage } from '#contract/catalog'
import { maxLuggage, maxTravelers } from '#contract/guest'
import type { Tour } from '#contract/tour'
import { useMoney } from '#src/api/start-up'
import { PersonFields } from '#src/kits/guest/person-fields'
import { firstDay } from '#src/kits/guest/queries'
import { ReservationFrame } from '#src/kits/guest/reservation-frame'
import { TripFields } from '#src/kits/guest/trip-fields'
import { useReservationForm } from '#src/kits/guest/use-reservation-form'
import { useNow } from '#src/session/visitor'
import { Card } from '#src/ui/card'
import { TextArea } from '#src/ui/form/text-area'
import { paths, site } from '../site'
import { addressOf, beginning, named } from './beginning'
import { TourFields } from './tour-fields'

/** The name of the draft in the tab. */
const draft = 'apec:reservation'

/** All fields of a reservation on one page; `search` names the departure chosen in the list. */
export function ReservationFields({ tours, search }: { tours: readonly Tour[]; search: URLSearchParams }) {
  const { t } = useTranslation('guest')
  const money = useMoney()
  const made = useReservationForm({
    site,
    tours,
    draft,
    choice: 'tour',
    named: named(tours, search),
    address: addressOf(search),
    firstDay: firstDay(useNow()),
    tooSoon: 'booking.sameDay',
    most: maxTravelers,
    completed: paths.completed,
    beginning: () => beginning(tours, search),
  })
  const { typed, amount } = made
  const act = typed.payment_method === 'transfer' ? 'form.reserveTransfer' : 'form.reserveCard'
  const free = (typed.number_of_travelers || 0) * luggage.perTraveler
  return (
    <ReservationFrame
      made={made}
      label={t('form.title')}
      verifyHelp={t('form.verifyHelp')}
      kept={t('form.kept')}
      submit={amount ? t(act, { amount }) : t('form.reservePlain')}
    >
      <TourFields tours={tours} />
      <Card as="section" pad="lg" className="space-y-6">
        <h2 className="text-lg font-bold">{t('form.trip')}</h2>
        <TripFields
          help={t('form.luggageHelp', {
            free,
            price: money({ amount: luggage.extraPieceCents, currency: 'USD' }, 'USD'),
          })}
          max={maxLuggage}
        />
        <TextArea name="request" label={t('form.request')} help={t('form.requestHelp')} rows={3} max={500} optional />
      </Card>
      <PersonFields />
    </ReservationFrame>
  )
}
