import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { type ReviewText, review } from '#contract/review'
import { useCall } from '#src/api/query'
import { dayInWords } from '#src/kits/booking/day-in-words'
import { PrivatePage } from '#src/kits/page/private-page'
import { useLanguage, useVisitor } from '#src/session/visitor'
import { Card } from '#src/ui/card'
import { toast } from '#src/ui/overlay/toast'
import { paths } from '../../site'
import { changedByReview } from '../parts/own-review-card'
import { RequestState } from '../parts/request-state'
import { emptyReview } from '../parts/review-draft'
import { ReviewForm } from '../parts/review-form'
import { TourHead } from '../parts/tour-head'
import { reviewRequest } from '../queries'

/** The form to review a completed booking (product §3). */
export function Component() {
  const { t } = useTranslation('shop.review')
  const { productId, bookingId } = useParams()
  const navigate = useNavigate()
  const language = useLanguage()
  const { data: request } = useSuspenseQuery(reviewRequest(useVisitor(), bookingId))
  const write = useCall(review.write, { errors: 'page', refreshes: changedByReview })
  // The address was edited: the booking determines its product.
  if (request.product_id !== productId)
    return <Navigate to={paths.reviewWrite(request.product_id, request.id)} replace />

  const send = async (text: ReviewText) => {
    const { points } = await write.mutateAsync({ body: { booking_id: request.id, ...text } })
    toast.success(points > 0 ? t('form.donePoints', { points: points.toLocaleString(language) }) : t('form.done'))
    await navigate(paths.userReview)
  }
  return (
    <PrivatePage title={t('form.title')} width="form">
      <div className="space-y-6">
        <TourHead
          picture={request.picture}
          name={request.product_name}
          to={paths.detail(request.product_id)}
          note={t('requests.took', { date: dayInWords(request.date, language, true) })}
        />
        {request.state === 'open' ? (
          <Card pad="lg">
            <ReviewForm
              first={emptyReview(language)}
              draft={`review:${request.id}`}
              submit={t('form.submit')}
              question={t('form.question')}
              questionText={t('form.questionText')}
              onSend={send}
            />
          </Card>
        ) : (
          <RequestState request={request} />
        )}
      </div>
    </PrivatePage>
  )
}
