import SearchX from 'lucide-react/icons/search-x'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router-dom'
import type { Data } from '#contract/endpoint'
import type { review } from '#contract/review'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Pagination } from '#src/ui/pagination'
import type { ReviewsWanted } from '../../review-queries'
import { paths } from '../../site'
import { reviewsAddress } from './review-address'
import { ReviewCard } from './review-card'

export interface ResultsProps {
  productId: string
  wanted: ReviewsWanted
  found: Data<typeof review.ofProduct>
}

/** A page of reviews with the way to the others. While the next are on their way these stay, a little paler. */
export function ReviewResults({ productId, wanted, found }: ResultsProps) {
  const { t } = useTranslation('shop.review')
  const { state, location } = useNavigation()
  const turning = state === 'loading' && location.pathname === paths.productReview(productId)
  if (found.items.length === 0) {
    const past = found.total > 0
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('list.emptyTitle')}
        actions={<ButtonLink to={paths.productReview(productId)}>{t('list.showAll')}</ButtonLink>}
      >
        {past ? t('list.pastText') : t('list.emptyText')}
      </EmptyState>
    )
  }
  return (
    <div aria-busy={turning || undefined} className={`transition-opacity ${turning ? 'opacity-60' : ''}`}>
      {found.items.map((each) => (
        <ReviewCard key={each.id} review={each} />
      ))}
      <div className="mt-8 flex justify-center">
        <Pagination
          page={found.page}
          pages={Math.ceil(found.total / found.per_page)}
          linkTo={(page) => reviewsAddress(productId, { page }, wanted)}
        />
      </div>
    </div>
  )
}
