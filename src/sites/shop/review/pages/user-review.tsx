import { useSuspenseQuery } from '@tanstack/react-query'
import MessageSquare from 'lucide-react/icons/message-square'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigation, useSearchParams } from 'react-router-dom'
import { PrivatePage } from '#src/kits/page/private-page'
import { useVisitor } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Pagination } from '#src/ui/pagination'
import { pageIn } from '../../booking/queries'
import { paths } from '../../site'
import { OwnReviewCard } from '../parts/own-review-card'
import { ownReviews } from '../queries'

const linkTo = (page: number) => `${paths.userReview}?page=${page}`

/** The member's reviews, newest first. */
export function Component() {
  const { t } = useTranslation('shop.review')
  const { data } = useSuspenseQuery(ownReviews(useVisitor(), pageIn(useSearchParams()[0])))
  const turning = useNavigation().state === 'loading'
  const pages = Math.ceil(data.total / data.per_page)
  // The last review of a page was deleted, or the address is a bookmark of a page that no longer exists.
  if (data.items.length === 0 && pages > 0) return <Navigate to={linkTo(pages)} replace />
  const actions = (
    <>
      <ButtonLink to={paths.reviewRequests} size="sm">
        {t('mine.toRequests')}
      </ButtonLink>
      <ButtonLink to={paths.socialReview} size="sm" variant="secondary">
        {t('mine.toSocial')}
      </ButtonLink>
    </>
  )
  if (data.total === 0) {
    return (
      <PrivatePage title={t('mine.title')} width="reading">
        <EmptyState icon={<MessageSquare />} title={t('mine.empty')} actions={actions}>
          {t('mine.emptyText')}
        </EmptyState>
      </PrivatePage>
    )
  }
  return (
    <PrivatePage title={t('mine.title')} lead={t('mine.lead')} actions={actions} width="reading">
      <section aria-busy={turning} className={`space-y-6 eased ${turning ? 'opacity-60' : ''}`}>
        <p role="status" className="text-muted">
          {t('mine.count', { count: data.total })}
        </p>
        <ul className="grid grid-cols-1 gap-5">
          {data.items.map((review) => (
            <OwnReviewCard key={review.id} review={review} />
          ))}
        </ul>
        <Pagination page={data.page} pages={pages} linkTo={linkTo} />
      </section>
    </PrivatePage>
  )
}
