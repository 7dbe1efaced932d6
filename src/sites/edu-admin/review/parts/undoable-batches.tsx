import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type ApprovalBatch, educationApproval } from '#contract/education/approval'
import { useWon } from '#src/session/use-won'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { Countdown } from '#src/ui/countdown'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { undoable } from '../queries'
import { useAct } from './use-act'
import { usePress } from './use-press'
import { useSecondsUntil } from './use-seconds-until'

/** Batches of grants that can still be undone as a whole. */
export function UndoableBatches() {
  const { data } = useSuspenseQuery(undoable())
  return (
    <div className="stack-3">
      {data.map((batch) => batch.undo_until && <Batch key={batch.id} batch={batch} until={batch.undo_until} />)}
    </div>
  )
}

function Batch({ batch: { id, rows }, until }: { batch: ApprovalBatch; until: string }) {
  const { t } = useTranslation('edu-admin.review')
  const dialogs = useDialogs()
  const client = useQueryClient()
  const won = useWon()
  const askAgain = useCallback(
    () => void client.invalidateQueries({ queryKey: [educationApproval.undoable.path] }),
    [client],
  )
  const left = useSecondsUntil(until, askAgain)
  const undo = useAct(educationApproval.undo)
  const [press, busy] = usePress(async () => {
    if (!(await dialogs.question({ title: t('approval.undoAsk'), text: t('decide.undoText') }))) return
    const { left: others } = await undo({ params: { id } })
    if (others.length === 0) toast.success(t('approval.undone'))
    else toast.warning(t('approval.undoneExcept', { numbers: others.map(({ number }) => number).join(', ') }))
  })
  const sum = rows.reduce((total, row) => total + row.won, 0)
  return (
    <Alert
      tone="success"
      title={t('approval.batch', { count: rows.length, won: won(sum) })}
      actions={
        <>
          <Countdown secondsLeft={left} label={t('decide.undoUntil')} />
          <Button size="sm" variant="secondary" busy={busy} onClick={() => press()}>
            {t('approval.undo')}
          </Button>
        </>
      }
    >
      {t('decide.undoText')}
    </Alert>
  )
}
