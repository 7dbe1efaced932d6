import { useTranslation } from 'react-i18next'
import type { Booking, Order } from '#contract/order'
import { useCountryName } from '#src/kits/booking/countries'
import { DetailPart } from '#src/kits/desk/detail'
import { useDates } from '#src/session/dates'
import { useNumbers } from '#src/session/visitor'
import { Facts } from '#src/ui/facts'
import { Passports } from './passports'

/** The travelers, their options and the destination. */
export function Trip({ booking, order }: { booking: Booking; order: Order }) {
  const { t } = useTranslation('admin.reservations')
  const dates = useDates()
  const numbers = useNumbers()
  const countryName = useCountryName()
  const { service } = booking
  // A booth has no travelers.
  const isTrip = booking.number_of_travelers > 0
  return (
    <>
      <DetailPart title={t('part.party')}>
        <div className="grid gap-6 md:grid-cols-2">
          <Facts
            compact
            facts={[
              { label: t('column.people'), value: isTrip && numbers(booking.number_of_travelers) },
              {
                label: t('trip.lines'),
                value: isTrip
                  ? booking.lines
                      .map(
                        ({ band, quantity, option_name }) =>
                          `${t(`band.${band}`)} × ${numbers(quantity)} · ${option_name}`,
                      )
                      .join(', ')
                  : booking.option_name,
              },
              {
                label: t('trip.travelers'),
                value: booking.travelers.length > 0 && (
                  <ul>
                    {booking.travelers.map(({ name, band, birthday, nationality }, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: two travelers may bear the same name
                      <li key={at}>
                        {[
                          name,
                          t(`band.${band}`),
                          birthday && dates.birthday(birthday),
                          nationality && countryName(nationality),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </li>
                    ))}
                  </ul>
                ),
              },
              { label: t('trip.luggage'), value: isTrip && numbers(booking.luggage_count) },
              { label: t('trip.flight'), value: booking.arrival_flight },
              { label: t('trip.from'), value: booking.departure_address },
              { label: t('trip.to'), value: booking.destination_address },
              { label: t('trip.meeting'), value: booking.meeting_point },
              { label: t('trip.request'), value: booking.request },
            ].map((fact) => ({ ...fact, value: fact.value || null }))}
          />
          <Facts
            compact
            facts={[
              { label: t('column.name'), value: order.representative_name },
              { label: t('column.email'), value: order.email },
              { label: t('column.contact'), value: order.contact },
              { label: t('trip.nationality'), value: order.nationality && countryName(order.nationality) },
              {
                label: t('passport.label'),
                value: (
                  <Passports
                    id={booking.id}
                    masked={order.passport_number}
                    isKept={order.passport_number !== '' || service?.kind === 'immigration'}
                  />
                ),
              },
            ]}
          />
        </div>
      </DetailPart>
      {service && (
        <DetailPart title={t(`service.kind.${service.kind}`)}>
          <Facts
            compact
            facts={[
              {
                label: t('service.waiting'),
                value: 'waiting' in service ? t('service.minutes', { minutes: service.waiting }) : null,
              },
              {
                label: t('service.childSeats'),
                value: 'child_seats' in service ? numbers(service.child_seats) : null,
              },
              { label: t('service.sign'), value: 'name_sign' in service ? service.name_sign : null },
              {
                label: t('service.wheelchair'),
                value: 'wheelchair' in service ? t(service.wheelchair ? 'yes' : 'no') : null,
              },
              {
                label: t('service.interpreter'),
                value: 'interpreter' in service ? service.interpreter : null,
              },
              {
                label: t('service.companions'),
                value:
                  'companions' in service
                    ? service.companions
                        .map(({ name, nationality }) => `${name} (${countryName(nationality)})`)
                        .join(', ')
                    : null,
              },
            ]}
          />
        </DetailPart>
      )}
    </>
  )
}
