import { useSuspenseQuery } from '@tanstack/react-query'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigation, useSearchParams } from 'react-router-dom'
import { PrivatePage } from '#src/kits/page/private-page'
import { useVisitor } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Pagination } from '#src/ui/pagination'
import { pageIn } from '../../booking/queries'
import { paths } from '../../site'
import { RequestCard } from '../parts/request-card'
import { reviewRequests } from '../queries'

const linkTo = (page: number) => `${paths.reviewRequests}?page=${page}`

/** Completed tours that wait for a review, latest first. */
export function Component() {
  const { t } = useTranslation('shop.review')
  const { data } = useSuspenseQuery(reviewRequests(useVisitor(), pageIn(useSearchParams()[0])))
  const turning = useNavigation().state === 'loading'
  const pages = Math.ceil(data.total / data.per_page)
  if (data.items.length === 0 && pages > 0) return <Navigate to={linkTo(pages)} replace />
  if (data.total === 0) {
    return (
      <PrivatePage title={t('requests.title')} width="reading">
        <EmptyState
          icon={<CalendarCheck />}
          title={t('requests.empty')}
          actions={
            <>
              <ButtonLink to={paths.myReservation}>{t('requests.reservations')}</ButtonLink>
              <ButtonLink to={paths.userReview} variant="secondary">
                {t('form.mine')}
              </ButtonLink>
            </>
          }
        >
          {t('requests.emptyText')}
        </EmptyState>
      </PrivatePage>
    )
  }
  return (
    <PrivatePage title={t('requests.title')} lead={t('requests.lead')} width="reading">
      <section aria-busy={turning} className={`space-y-6 eased ${turning ? 'opacity-60' : ''}`}>
        <p role="status" className="text-muted">
          {t('requests.count', { count: data.total })}
        </p>
        <ul className="grid gap-4">
          {data.items.map((request) => (
            <RequestCard key={request.id} request={request} />
          ))}
        </ul>
        <Pagination page={data.page} pages={pages} linkTo={linkTo} />
      </section>
    </PrivatePage>
  )
}
