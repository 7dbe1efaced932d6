import { useTranslation } from 'react-i18next'
import { PhotoStrip } from './photo-strip'
import { reviewsAddress } from './review-address'
import { ReviewFilters, ReviewOrder } from './review-filters'
import { type ResultsProps, ReviewResults } from './review-results'
import { Summary } from './summary'

/** All reviews of a product: what they come to, what narrows them, and a page of them. */
export function ReviewBoard({ productId, wanted, found }: ResultsProps) {
  const { t } = useTranslation('shop.review')
  const { summary, total } = found
  const narrowed = (stars: number) =>
    // A second press on the same bar lets go of it.
    reviewsAddress(productId, { stars: stars === wanted.stars ? null : stars }, wanted)
  return (
    <div className="mt-8 space-y-8">
      <Summary summary={summary} chosen={wanted.stars} linkTo={narrowed} />
      {summary.photos.length > 0 && <PhotoStrip photos={summary.photos} label={t('summary.photos')} />}
      <section className="space-y-4">
        <h2 className="sr-only">{t('list.heading')}</h2>
        <ReviewFilters productId={productId} wanted={wanted} languages={summary.languages} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="font-semibold">
            {t('list.found', { count: total })}
          </p>
          <ReviewOrder productId={productId} wanted={wanted} />
        </div>
        <ReviewResults productId={productId} wanted={wanted} found={found} />
      </section>
    </div>
  )
}
