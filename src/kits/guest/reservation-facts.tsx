import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '#contract/guest'
import { transferRefundDays } from '#contract/periods'
import { useMoney } from '#src/api/start-up'
import { useCountryName } from '#src/kits/booking/countries'
import { useDeparture } from '#src/kits/booking/departure'
import { useLanguageNames } from '#src/kits/booking/language-names'
import { PriceLines } from '#src/kits/booking/price-lines'
import { StatusBadge } from '#src/kits/booking/status-badge'
import { Card } from '#src/ui/card'
import { CopyButton } from '#src/ui/copy-button'
import { type Fact, Facts } from '#src/ui/facts'

const won = (amount: number) => ({ amount, currency: 'KRW' }) as const

interface ReservationFactsProps {
  own: GuestBooking
  /** Additional facts. */
  more?: readonly Fact[]
}

/** What was reserved, by whom, and its price. */
export function ReservationFacts({ own: { booking, order, answer_by }, more = [] }: ReservationFactsProps) {
  const { t } = useTranslation(['guest', 'booking'])
  const money = useMoney()
  const departure = useDeparture()
  const countryName = useCountryName()
  const languages = useLanguageNames(booking.service ? [] : booking.languages)
  const given = (text: string) => text || <span className="text-muted">{t('own.notGiven')}</span>
  const { reservation_number: number, refund } = booking
  const trip = [
    {
      label: t('own.number'),
      value: <b className="figures">{number}</b>,
      action: <CopyButton text={number} />,
    },
    {
      label: t('own.status'),
      value: answer_by ? t('own.waits') : <StatusBadge booking={booking} answeredAt={order.answered_at} />,
    },
    {
      label: t('own.departure'),
      value: t('booking:detail.kst', { when: departure(booking.date, booking.start_time) }),
    },
    { label: t('own.meeting'), value: booking.meeting_point },
    { label: t('own.option'), value: booking.option_name },
    ...(languages ? [{ label: t('booking:trip.languages'), value: languages }] : []),
  ]
  const people = [
    { label: t('own.party'), value: t('own.partyCount', { count: booking.number_of_travelers }) },
    { label: t('own.person'), value: order.representative_name },
    { label: t('own.contact'), value: <bdi>{order.contact}</bdi> },
    { label: t('own.email'), value: <bdi>{order.email}</bdi> },
    { label: t('own.nationality'), value: order.nationality ? countryName(order.nationality) : given('') },
    { label: t('own.passport'), value: given(order.passport_number) },
    { label: t('own.luggage'), value: t('own.luggageCount', { count: booking.luggage_count }) },
    { label: t('own.flight'), value: given(booking.arrival_flight) },
    { label: t('own.from'), value: given(booking.departure_address) },
    { label: t('own.to'), value: given(booking.destination_address) },
    ...more,
    ...(booking.request ? [{ label: t('own.request'), value: booking.request }] : []),
  ]
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="space-y-6">
        <Card as="section" pad="lg">
          <h2 className="mb-2 text-lg font-bold">{t('own.trip')}</h2>
          <Facts facts={trip} />
        </Card>
        <Card as="section" pad="lg" className="space-y-3">
          <h2 className="text-lg font-bold">{t('own.price')}</h2>
          <PriceLines lines={order.price_lines} />
          <p className="flex justify-between gap-4 border-t border-line pt-3 font-bold">
            {t('own.paid')} <span className="figures">{money(won(order.amount_won), 'KRW')}</span>
          </p>
          {refund && (
            <p className="flex flex-wrap justify-between gap-x-4">
              {t('own.refund')}{' '}
              <span>
                {t(`own.refundState.${refund.status}`, {
                  amount: money(won(refund.amount_won), 'KRW'),
                  days: transferRefundDays,
                })}
              </span>
            </p>
          )}
        </Card>
      </div>
      <Card as="section" pad="lg">
        <h2 className="mb-2 text-lg font-bold">{t('own.people')}</h2>
        <Facts facts={people} />
      </Card>
    </div>
  )
}
