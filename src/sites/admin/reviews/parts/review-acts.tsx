import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CheckedReview, reviewDesk } from '#contract/review'
import { DetailPart } from '#src/kits/desk/detail'
import { WordsDialog } from '#src/kits/desk/words-dialog'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { useAct, useToasted } from '../../parts/use-act'
import { afterReviewAct } from '../queries'

/** Hides a review with a reason that its author reads, or shows it again (product §3). */
export function ReviewActs({ review: { id, status, hidden_reason } }: { review: CheckedReview }) {
  const { t } = useTranslation('admin.reviews')
  const [asking, setAsking] = useState(false)
  const hide = useAct(reviewDesk.hide, afterReviewAct)
  const show = useAct(reviewDesk.show, afterReviewAct)
  const run = useToasted()
  return (
    <DetailPart title={t('act.title')}>
      {status === 'hidden' && (
        <p className="mb-4">
          {t('hidden.now')} <span className="text-muted wrap-anywhere">{hidden_reason}</span>
        </p>
      )}
      {status === 'hidden' ? (
        <Button onClick={() => void run(() => show({ params: { id } }), t('show.done'))}>{t('show.act')}</Button>
      ) : (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('hide.act')}
        </Button>
      )}
      {asking && (
        <WordsDialog
          title={t('hide.title')}
          text={t('hide.text')}
          label={t('reason')}
          submit={t('hide.act')}
          max={300}
          onSend={async (reason) => {
            await hide({ params: { id }, body: { reason } })
            toast.success(t('hide.done'))
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </DetailPart>
  )
}
