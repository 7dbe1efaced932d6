import { useTranslation } from 'react-i18next'
import { PhotoStrip } from './photo-strip'
import { reviewsAddress } from './review-address'
import { ReviewFilterBar, ReviewOrder } from './review-filters'
import { type ResultsProps, ReviewResults } from './review-results'
import { Summary } from './summary'

/** The reviews of a product: summary, filters, and a page of them. */
export function ReviewBoard({ place, filters, found }: ResultsProps) {
  const { t } = useTranslation('shop.review')
  const { summary, total } = found
  const narrowed = (stars: number) =>
    // A second press on the same bar removes the filter.
    reviewsAddress(place, { stars: stars === filters.stars ? null : stars }, filters)
  return (
    <div className="space-y-8">
      <Summary summary={summary} chosen={filters.stars} linkTo={narrowed} />
      {summary.photos.length > 0 && <PhotoStrip photos={summary.photos} label={t('summary.photos')} />}
      <section className="space-y-4">
        <h2 className="sr-only">{t('list.heading')}</h2>
        <ReviewFilterBar place={place} filters={filters} languages={summary.languages} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="font-semibold">
            {t('list.found', { count: total })}
          </p>
          {summary.count > 1 && <ReviewOrder place={place} filters={filters} />}
        </div>
        <ReviewResults place={place} filters={filters} found={found} />
      </section>
    </div>
  )
}
