import { useTranslation } from 'react-i18next'
import { benefits } from '#contract/benefits'
import { catalog } from '#contract/catalog'
import { review as contract, type OwnReview } from '#contract/review'
import { useCall } from '#src/api/query'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { Badge } from '#src/ui/badge'
import { Button, ButtonLink } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { Rating } from '#src/ui/rating'
import { paths } from '../../site'
import { PhotoStrip } from './photo-strip'
import { TourHead } from './tour-head'

/** The endpoints to refresh when a member's review has changed. */
export const changedByReview = [
  contract.mine,
  contract.one,
  contract.requests,
  contract.request,
  contract.ofProduct,
  catalog.detail,
  benefits.total,
]

/** A review in its author's list: its text, whether it is visible, and its actions. */
export function OwnReviewCard({ review }: { review: OwnReview }) {
  const { t } = useTranslation('shop.review')
  const dialogs = useDialogs()
  const dates = useDates()
  const remove = useCall(contract.remove, { refreshes: changedByReview })
  const { id, title } = review

  const askAndRemove = async () => {
    if (!(await dialogs.question({ title: t('mine.removeQuestion'), text: t('mine.removeText'), danger: true }))) return
    // A failure is shown as a toast; the review stays.
    await remove.mutateAsync({ params: { id } }).then(
      () => toast.success(t('mine.removed')),
      () => {},
    )
  }
  return (
    <Card as="li" pad="lg" className="space-y-4">
      <TourHead
        picture={review.picture}
        name={review.product_name}
        to={paths.detail(review.product_id)}
        note={t('card.travelled', { month: dates.month(review.travelled_on) })}
      />
      {review.status === 'hidden' && (
        <Alert tone="warning" title={t('mine.hiddenTitle')}>
          {t('mine.hiddenText', { reason: review.hidden_reason ?? '' })}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Rating value={review.rating} stars={5}>
          {t('card.written', { date: dates.dayOf(review.created_at) })}
          {review.edited_at && ` · ${t('card.edited', { date: dates.dayOf(review.edited_at) })}`}
        </Rating>
        <Badge tone={review.status === 'hidden' ? 'warning' : 'success'}>{t(`mine.${review.status}`)}</Badge>
      </div>
      <div lang={review.lang} dir="auto" className="max-w-reading space-y-1.5 break-words">
        <h3 className="text-lg font-semibold">{title}</h3>
        <p className="whitespace-pre-line">{review.content}</p>
      </div>
      {review.photos.length > 0 && <PhotoStrip photos={review.photos} label={t('card.photos')} />}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.reviewEdit(id)} size="sm" variant="secondary" aria-label={t('mine.editOf', { title })}>
          {t('mine.edit')}
        </ButtonLink>
        <Button
          size="sm"
          variant="ghost"
          busy={remove.isPending}
          onClick={() => void askAndRemove()}
          aria-label={t('mine.removeOf', { title })}
        >
          {t('mine.remove')}
        </Button>
      </div>
    </Card>
  )
}
