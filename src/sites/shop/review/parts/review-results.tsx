import SearchX from 'lucide-react/icons/search-x'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router-dom'
import type { Data } from '#contract/endpoint'
import type { review } from '#contract/review'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Pagination } from '#src/ui/pagination'
import type { ReviewFilters } from '../queries'
import { type ReviewsPlace, reviewsAddress } from './review-address'
import { ReviewCard } from './review-card'

export interface ResultsProps {
  place: ReviewsPlace
  filters: ReviewFilters
  found: Data<typeof review.ofProduct>
}

/** A page of reviews with links to the others. While the next page loads, the current one stays, slightly faded. */
export function ReviewResults({ place, filters, found }: ResultsProps) {
  const { t } = useTranslation('shop.review')
  const { state, location } = useNavigation()
  // A new choice on the product's page also navigates, but with another hash.
  const turning = state === 'loading' && location.pathname === place.path && location.hash === (place.hash ?? '')
  if (found.items.length === 0) {
    const past = found.total > 0
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('list.emptyTitle')}
        actions={<ButtonLink to={reviewsAddress(place)}>{t('list.showAll')}</ButtonLink>}
      >
        {past ? t('list.pastText') : t('list.emptyText')}
      </EmptyState>
    )
  }
  return (
    <div aria-busy={turning || undefined} className={`eased ${turning ? 'opacity-60' : ''}`}>
      {found.items.map((each) => (
        <ReviewCard key={each.id} review={each} />
      ))}
      <div className="mt-8 flex justify-center">
        <Pagination
          page={found.page}
          pages={Math.ceil(found.total / found.per_page)}
          linkTo={(page) => reviewsAddress(place, { page }, filters)}
        />
      </div>
    </div>
  )
}
