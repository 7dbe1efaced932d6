import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { review as contract, type ReviewText } from '#contract/review'
import { useCall } from '#src/api/query'
import { PrivatePage } from '#src/kits/page/private-page'
import { useLanguage, useVisitor } from '#src/session/visitor'
import { Breadcrumb } from '#src/ui/breadcrumb'
import { Card } from '#src/ui/card'
import { toast } from '#src/ui/overlay/toast'
import { paths } from '../../site'
import { changedByReview } from '../parts/own-review-card'
import { draftOf } from '../parts/review-draft'
import { ReviewForm } from '../parts/review-form'
import { ownReview } from '../queries'

/** The form to edit the member's own review. */
export function Component() {
  const { t } = useTranslation('shop.review')
  const { reviewId } = useParams()
  const navigate = useNavigate()
  const language = useLanguage()
  const { data: review } = useSuspenseQuery(ownReview(useVisitor(), reviewId))
  const edit = useCall(contract.edit, { errors: 'page', refreshes: changedByReview })
  const send = async (body: ReviewText) => {
    const { points } = await edit.mutateAsync({ params: { id: review.id }, body })
    toast.success(points > 0 ? t('form.donePoints', { points: points.toLocaleString(language) }) : t('form.done'))
    await navigate(paths.userReview)
  }
  const crumbs = [{ label: t('mine.title'), to: paths.userReview }, { label: review.product_name }]
  return (
    <PrivatePage
      title={t('form.editTitle')}
      lead={review.product_name}
      breadcrumb={<Breadcrumb crumbs={crumbs} />}
      width="form"
    >
      <Card pad="lg">
        <ReviewForm
          key={review.id}
          first={draftOf(review)}
          draft={`review:edit:${review.id}`}
          submit={t('form.save')}
          question={t('form.editQuestion')}
          onSend={send}
        />
      </Card>
    </PrivatePage>
  )
}
