import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/order'
import { useDeparture } from '#src/kits/booking/departure'
import { StatusBadge } from '#src/kits/booking/status-badge'
import { TripLines } from '#src/kits/booking/trip-lines'
import { ButtonLink } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { Picture } from '#src/ui/picture'
import { paths } from '../../site'

/** The bookings of an order, each with its number. */
export function OrderBookings({ order: { bookings, answered_at: answeredAt } }: { order: Order }) {
  const { t } = useTranslation('shop.purchase')
  const departure = useDeparture()
  return (
    <section className="space-y-4">
      <h2 className="text-lg font-bold">{t('complete.numbers')}</h2>
      <ul className="grid gap-4">
        {bookings.map((booking) => (
          <Card key={booking.id} as="li" className="grid grid-cols-[5.5rem_1fr] gap-4 sm:grid-cols-[8rem_1fr]">
            <div className="aspect-4/3 self-start overflow-hidden rounded-sm">
              <Picture picture={booking.picture} sizes="(min-width: 40rem) 8rem, 5.5rem" className="size-full" />
            </div>
            <div className="min-w-0 space-y-1">
              <StatusBadge booking={booking} answeredAt={answeredAt} />
              <h3 className="font-semibold">{booking.product_name}</h3>
              <p>{departure(booking.date, booking.start_time)}</p>
              <p className="text-sm text-muted">{t('summary.travelers', { count: booking.number_of_travelers })}</p>
              <TripLines booking={booking} />
              <p className="text-sm text-muted figures">
                {t('complete.number', { number: booking.reservation_number })}
              </p>
              <div className="pt-2">
                <ButtonLink to={paths.reservationDetail(booking.id)} variant="secondary" size="sm">
                  {t('complete.details')}
                </ButtonLink>
              </div>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}
