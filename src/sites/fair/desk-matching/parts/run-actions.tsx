import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { fairMatching, type MatchingRun } from '#contract/fair/matching'
import { useCall } from '#src/api/query'
import { useNumbers } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { usePaths } from '../../site'

const refreshes = [fairMatching.run, fairMatching.runs, fairMatching.settings]

/** The acts available on a run. */
export function RunActions({ run: { id, status, published_at, meetings } }: { run: MatchingRun }) {
  const { t } = useTranslation('fair.desk-matching')
  const navigate = useNavigate()
  const paths = usePaths()
  const numbers = useNumbers()
  const { question } = useDialogs()
  const cancel = useCall(fairMatching.cancel, { refreshes })
  const start = useCall(fairMatching.start, { refreshes })
  const publish = useCall(fairMatching.publish, { refreshes })
  const undo = useCall(fairMatching.undo, { refreshes })
  const params = { id }
  const begin = async (mode: 'again' | 'repair') => {
    const next = await start.mutateAsync({ body: { mode, from_id: id } })
    await navigate(paths.deskMatchingRun(next.id))
  }
  const send = async (as: 'confirmed' | 'admin_matching') => {
    const text = as === 'confirmed' ? 'publish.confirmedText' : 'publish.proposedText'
    if (!(await question({ title: t('publish.title'), text: t(text, { count: meetings ?? 0 }) }))) return
    const { placed, kept, withdrawn } = await publish.mutateAsync({ params, body: { as } })
    toast.success(t('publish.done', { placed: numbers(placed), kept: numbers(kept), withdrawn: numbers(withdrawn) }))
  }
  const takeBack = async () => {
    if (!(await question({ title: t('publish.undoTitle'), text: t('publish.undoText') }))) return
    const { withdrawn, placed, lost } = await undo.mutateAsync({ params })
    toast.success(t('publish.undone', { withdrawn: numbers(withdrawn), placed: numbers(placed), lost: numbers(lost) }))
  }
  const act = (label: string, work: () => Promise<unknown>, busy: boolean, isFirst = false) => (
    <Button
      size="sm"
      variant={isFirst ? 'primary' : 'secondary'}
      busy={busy}
      onClick={() => void work().catch(() => {})}
    >
      {label}
    </Button>
  )
  if (status === 'queued' || status === 'running')
    return act(t('run.cancel'), () => cancel.mutateAsync({ params }), cancel.isPending)
  if (status !== 'done') return null
  return (
    <>
      {act(t('run.again'), () => begin('again'), start.isPending)}
      {act(t('run.repair'), () => begin('repair'), start.isPending)}
      {published_at ? (
        act(t('publish.undo'), takeBack, undo.isPending)
      ) : (
        <>
          {act(t('publish.proposed'), () => send('admin_matching'), publish.isPending)}
          {act(t('publish.confirmed'), () => send('confirmed'), publish.isPending, true)}
        </>
      )}
    </>
  )
}
