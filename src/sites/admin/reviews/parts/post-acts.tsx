import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reviewPoints } from '#contract/review'
import { type CheckedPost, socialReviewDesk } from '#contract/social-review'
import { DetailPart } from '#src/kits/desk/detail'
import { WordsDialog } from '#src/kits/desk/words-dialog'
import { useNumbers } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { useAct, useConfirmed } from '../../parts/use-act'
import { afterPostAct } from '../queries'

/** Decides on a post: approval grants its points, and a rejection shows its sender the reason (product §3). */
export function PostActs({ post: { id, status, reason, points } }: { post: CheckedPost }) {
  const { t } = useTranslation('admin.reviews')
  const numbers = useNumbers()
  const [asking, setAsking] = useState(false)
  const approve = useAct(socialReviewDesk.approve, afterPostAct)
  const reject = useAct(socialReviewDesk.reject, afterPostAct)
  const confirmed = useConfirmed()
  const earns = { points: numbers(reviewPoints.social) }
  return (
    <DetailPart title={t('act.title')}>
      {status === 'approved' && <p>{t('approve.now', { points: numbers(points) })}</p>}
      {status === 'rejected' && (
        <p>
          {t('reject.now')} <span className="text-muted wrap-anywhere">{reason}</span>
        </p>
      )}
      {status === 'waiting' && (
        <>
          <p className="mb-4">{t('decide', earns)}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              onClick={() =>
                void confirmed(
                  t('approve.ask'),
                  t('approve.text', earns),
                  () => approve({ params: { id } }),
                  t('approve.done'),
                )
              }
            >
              {t('approve.act')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {t('reject.act')}
            </Button>
          </div>
        </>
      )}
      {asking && (
        <WordsDialog
          title={t('reject.title')}
          text={t('reject.text')}
          label={t('reason')}
          submit={t('reject.act')}
          max={300}
          onSend={async (words) => {
            await reject({ params: { id }, body: { reason: words } })
            toast.success(t('reject.done'))
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </DetailPart>
  )
}
