import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/order'
import { useDeparture } from '#src/kits/booking/departure'
import { TripLines } from '#src/kits/booking/trip-lines'
import { useContentTag } from '#src/session/visitor'
import { Card } from '#src/ui/card'
import { Picture } from '#src/ui/picture'
import { Side } from '#src/ui/side'
import { GiveUp } from './give-up'
import { OrderTotal } from './order-total'

/** The reservation and the exact charge, beside every step; sticky on desktops only (product §2). */
export function OrderSummary({ order }: { order: Order }) {
  const { t } = useTranslation('shop.purchase')
  const departure = useDeparture()
  const lang = useContentTag()
  return (
    <Side kind="payment" as="aside" label={t('summary.title')} className="space-y-3">
      <Card look="raised" pad="lg" className="space-y-5">
        <div>
          <h2 className="text-lg font-bold">{t('summary.title')}</h2>
          <p className="text-sm text-muted figures">{t('summary.order', { id: order.id })}</p>
        </div>
        <ul className="space-y-4">
          {order.bookings.map((booking) => (
            <li key={booking.id} className="grid grid-cols-[4.5rem_1fr] gap-3.5">
              <div className="aspect-square self-start overflow-hidden rounded-sm">
                <Picture picture={booking.picture} sizes="4.5rem" className="size-full" />
              </div>
              <div className="min-w-0 text-sm">
                <p lang={lang} className="font-semibold">
                  {booking.product_name}
                </p>
                <p>{departure(booking.date, booking.start_time)}</p>
                <p className="text-muted">{t('summary.travelers', { count: booking.number_of_travelers })}</p>
                <TripLines booking={booking} />
              </div>
            </li>
          ))}
        </ul>
        <div className="border-t border-line pt-5">
          <h3 className="sr-only">{t('summary.price')}</h3>
          <OrderTotal order={order} />
        </div>
      </Card>
      <GiveUp order={order} />
    </Side>
  )
}
