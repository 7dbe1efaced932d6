import { useTranslation } from 'react-i18next'
import type { Review } from '#contract/review'
import { useLanguageNames } from '#src/kits/booking/language-names'
import { useDates } from '#src/session/dates'
import { useLanguage } from '#src/session/visitor'
import { Rating } from '#src/ui/rating'
import { PhotoStrip } from './photo-strip'

/** A review in the author's own language, with photos. */
export function ReviewCard({ review, as: Title = 'h3' }: { review: Review; as?: 'h2' | 'h3' }) {
  const { t } = useTranslation('shop.review')
  const language = useLanguage()
  const written = useLanguageNames([review.lang])
  const dates = useDates()
  const author = review.author || t('card.former')
  return (
    <article className="grid gap-x-8 gap-y-3 border-t border-line py-6 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <header className="flex items-start gap-3 sm:flex-col">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft font-bold text-brand"
        >
          {[...author][0]}
        </span>
        <div className="min-w-0">
          <p className="font-semibold">
            <bdi>{author}</bdi>
          </p>
          <p className="text-sm text-muted">{t('card.travelled', { month: dates.month(review.travelled_on) })}</p>
          {review.lang !== language && (
            <p className="text-sm text-muted">{t('card.inLanguage', { language: written })}</p>
          )}
        </div>
      </header>
      <div className="min-w-0 space-y-3">
        <Rating value={review.rating} stars={5}>
          {t('card.written', { date: dates.dayOf(review.created_at) })}
          {review.edited_at && ` · ${t('card.edited', { date: dates.dayOf(review.edited_at) })}`}
        </Rating>
        <div lang={review.lang} dir="auto" className="max-w-reading space-y-1.5 break-words">
          <Title className="text-lg font-semibold">{review.title}</Title>
          <p className="whitespace-pre-line">{review.content}</p>
        </div>
        {review.photos.length > 0 && <PhotoStrip photos={review.photos} label={t('card.photos')} />}
      </div>
    </article>
  )
}
