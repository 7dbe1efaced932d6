import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigation, useSearchParams } from 'react-router-dom'
import { useVisitor } from '#src/session/visitor'
import { Pagination } from '#src/ui/pagination'
import { BookingCard } from '../parts/purchase/booking-card'
import { Frame } from '../parts/purchase/frame'
import { NoBookings } from '../parts/purchase/no-bookings'
import { StatusFilter } from '../parts/purchase/status-filter'
import { ownBookings, pageIn, statusIn } from '../purchase-queries'
import { paths } from '../site'

/** The member's reservations, newest first, by status and page. */
export function Component() {
  const { t } = useTranslation('shop.purchase')
  const [search] = useSearchParams()
  const status = statusIn(search)
  const { data } = useSuspenseQuery(ownBookings(useVisitor(), pageIn(search), status))
  const turning = useNavigation().state === 'loading'
  const pages = Math.ceil(data.total / data.per_page)
  const linkTo = (page: number) =>
    `${paths.myReservation}?${new URLSearchParams({ ...(status && { status }), page: String(page) })}`
  // Somebody kept an address of a page that is no longer there.
  if (data.items.length === 0 && pages > 0) return <Navigate to={linkTo(pages)} replace />
  return (
    <Frame title={t('reservations.title')}>
      <StatusFilter status={status} />
      <section aria-busy={turning} className={`mt-6 space-y-6 transition-opacity ${turning ? 'opacity-60' : ''}`}>
        <h2 className="sr-only">{t('reservations.list')}</h2>
        {data.items.length === 0 ? (
          <NoBookings filtered={Boolean(status)} />
        ) : (
          <>
            <p role="status" className="text-muted">
              {t('reservations.count', { count: data.total })}
            </p>
            <ul className="grid gap-4">
              {data.items.map((booking) => (
                <BookingCard key={booking.id} booking={booking} />
              ))}
            </ul>
            <Pagination page={data.page} pages={pages} linkTo={linkTo} />
          </>
        )}
      </section>
    </Frame>
  )
}
