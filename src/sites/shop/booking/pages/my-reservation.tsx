import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigation, useSearchParams } from 'react-router-dom'
import { PrivatePage } from '#src/kits/page/private-page'
import { useVisitor } from '#src/session/visitor'
import { Pagination } from '#src/ui/pagination'
import { paths } from '../../site'
import { BookingGroups } from '../parts/booking-groups'
import { BookingsFilter } from '../parts/bookings-filter'
import { NoBookings } from '../parts/no-bookings'
import { bookingFiltersIn, ownBookings, pageIn } from '../queries'

/** The member's reservations, upcoming ones first, by status, time and page. */
export function Component() {
  const { t } = useTranslation('shop.purchase')
  const [search] = useSearchParams()
  const filters = bookingFiltersIn(search)
  const { data, dataUpdatedAt } = useSuspenseQuery(ownBookings(useVisitor(), pageIn(search), filters))
  const turning = useNavigation().state === 'loading'
  const pages = Math.ceil(data.total / data.per_page)
  const linkTo = (page: number) => `${paths.myReservation}?${new URLSearchParams({ ...filters, page: String(page) })}`
  // The address can be a bookmark of a page that no longer exists.
  if (data.items.length === 0 && pages > 0) return <Navigate to={linkTo(pages)} replace />
  return (
    <PrivatePage title={t('reservations.title')}>
      <BookingsFilter filters={filters} />
      <div aria-busy={turning} className={`mt-6 space-y-8 eased ${turning ? 'opacity-60' : ''}`}>
        {data.items.length === 0 ? (
          <NoBookings filters={filters} />
        ) : (
          <>
            <p role="status" className="text-muted">
              {t('reservations.count', { count: data.total })}
            </p>
            <BookingGroups items={data.items} answeredAt={data.answered_at} receivedAt={dataUpdatedAt} />
            <Pagination page={data.page} pages={pages} linkTo={linkTo} />
          </>
        )}
      </div>
    </PrivatePage>
  )
}
