import { useSuspenseQuery } from '@tanstack/react-query'
import MessageSquare from 'lucide-react/icons/message-square'
import { useTranslation } from 'react-i18next'
import { useLacks } from '#src/kits/page/use-fallback'
import { useVisitor } from '#src/session/visitor'
import { EmptyState } from '#src/ui/empty-state'
import { Section } from '#src/ui/page'
import { newestReviews } from '../../review-queries'
import { paths } from '../../site'
import { MoreLink } from '../more-link'
import { PhotoStrip } from './photo-strip'
import { reviewsAddress } from './review-address'
import { ReviewCard } from './review-card'
import { Summary } from './summary'

/** On the page of a product: what travellers say, in short, with the way to all of it. */
export function ProductReviews({ productId }: { productId: string }) {
  const { t } = useTranslation('shop.review')
  const { items, summary } = useSuspenseQuery(newestReviews(useVisitor(), productId)).data
  const lacks = useLacks()
  const all = t('section.all', { count: summary.count })
  return (
    <div id="reviews" lang={lacks('shop.review') ? 'en' : undefined} className="scroll-mt-24 border-t border-line">
      <Section
        title={t('section.title')}
        more={summary.count > 0 && <MoreLink to={paths.productReview(productId)}>{all}</MoreLink>}
      >
        {summary.count === 0 ? (
          <EmptyState icon={<MessageSquare />} title={t('section.none')}>
            {t('section.noneText')}
          </EmptyState>
        ) : (
          <div className="space-y-8">
            <Summary summary={summary} linkTo={(stars) => reviewsAddress(productId, { stars })} />
            {summary.photos.length > 0 && <PhotoStrip photos={summary.photos} label={t('summary.photos')} />}
            <div>
              {items.map((review) => (
                <ReviewCard key={review.id} review={review} />
              ))}
            </div>
          </div>
        )}
      </Section>
    </div>
  )
}
