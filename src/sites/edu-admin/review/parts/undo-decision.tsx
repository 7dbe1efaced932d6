import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { review } from '#contract/education/review'
import { useDesk } from '#src/kits/desk/desk'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { Countdown } from '#src/ui/countdown'
import { toast } from '#src/ui/overlay/toast'
import { useAct } from './use-act'
import { usePress } from './use-press'
import { useSecondsUntil } from './use-seconds-until'

/** A decision that can still be undone, with the time left. */
export function UndoDecision({ id, until, may }: { id: string; until: string; may: boolean }) {
  const { t } = useTranslation('edu-admin.review')
  const { has } = useDesk()
  const client = useQueryClient()
  const askAgain = useCallback(() => void client.invalidateQueries({ queryKey: [review.detail.path] }), [client])
  const left = useSecondsUntil(until, askAgain)
  const undo = useAct(review.undo)
  const [press, busy] = usePress(async () => {
    await undo({ params: { id } })
    toast.success(t('decide.undone'))
  })
  return (
    <Alert
      tone="info"
      actions={
        <>
          <Countdown secondsLeft={left} label={t('decide.undoUntil')} />
          {may && has('chief') && (
            <Button size="sm" variant="secondary" busy={busy} onClick={press}>
              {t('decide.undo')}
            </Button>
          )}
        </>
      }
    >
      {t('decide.undoText')}
    </Alert>
  )
}
