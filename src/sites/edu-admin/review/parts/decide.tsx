import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applicationLimits } from '#contract/education/limits'
import { review } from '#contract/education/review'
import type { ReviewedApplication } from '#contract/education/reviewed'
import { useDesk } from '#src/kits/desk/desk'
import { WordsDialog } from '#src/kits/desk/words-dialog'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { ApproveForm } from './approve-form'
import { UndoDecision } from './undo-decision'
import { useAct } from './use-act'
import { usePress } from './use-press'

interface DecideProps {
  application: ReviewedApplication
  onAskBack: () => void
}

/** The next acts on an application, by its status and the reader's role. */
export function Decide({ application, onAskBack }: DecideProps) {
  const { t } = useTranslation('edu-admin.review')
  const { id, status, undo_until, reader } = application
  const [isRejecting, setIsRejecting] = useState(false)
  const may = !reader.has_conflict
  return (
    <div className="stack-4">
      {undo_until && <UndoDecision id={id} until={undo_until} may={may} />}
      {status === 'in_review' && may ? (
        <InReview {...{ application, onAskBack }} onReject={() => setIsRejecting(true)} />
      ) : (
        <p>{t(`decide.none.${waiting(status)}`)}</p>
      )}
      {may && (status === 'submitted' || status === 'resubmitted') && <Start id={id} />}
      {/* Stays when a colleague has moved the application on: sending says so, and what was typed is not lost. */}
      {isRejecting && <RejectDialog id={id} onClose={() => setIsRejecting(false)} />}
    </div>
  )
}

/** What a status waits for; all statuses of reports share one text. */
function waiting(status: ReviewedApplication['status']) {
  switch (status) {
    case 'submitted':
    case 'resubmitted':
    case 'revision_requested':
    case 'approved':
    case 'rejected':
    case 'withdrawn':
      return status
    case 'in_review':
      return 'conflict'
    default:
      return 'report'
  }
}

function Start({ id }: { id: string }) {
  const { t } = useTranslation('edu-admin.review')
  const start = useAct(review.start)
  const [press, busy] = usePress(async () => {
    await start({ params: { id } })
    toast.success(t('decide.started'))
  })
  return (
    <Button busy={busy} onClick={press}>
      {t('decide.start')}
    </Button>
  )
}

interface InReviewProps extends DecideProps {
  onReject: () => void
}

function InReview({ application, onAskBack, onReject }: InReviewProps) {
  const { t } = useTranslation('edu-admin.review')
  const { has } = useDesk()
  const isChief = has('chief')
  return (
    <>
      {isChief ? (
        <ApproveForm key={application.most_won} application={application} />
      ) : (
        <p>{t('decide.waitsForChief')}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onAskBack}>
          {t('decide.askBack')}
        </Button>
        {isChief && (
          <Button variant="secondary" onClick={onReject}>
            {t('decide.reject')}
          </Button>
        )}
      </div>
    </>
  )
}

function RejectDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('edu-admin.review')
  const reject = useAct(review.reject)
  return (
    <WordsDialog
      title={t('decide.rejectTitle')}
      text={t('decide.rejectText')}
      label={t('decide.reason')}
      submit={t('decide.reject')}
      max={applicationLimits.reason}
      isDanger
      onSend={async (reason) => {
        await reject({ params: { id }, body: { reason } })
        toast.success(t('decide.rejected'))
      }}
      onClose={onClose}
    />
  )
}
