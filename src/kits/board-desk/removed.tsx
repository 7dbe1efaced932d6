import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { boardDesk } from '#contract/board-desk'
import { useCall } from '#src/api/query'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import type { BoardDesk } from './boards'

/** Says that a post was just removed, with a button to restore it. */
export function Removed({ id, desk }: { id: string | null; desk: BoardDesk }) {
  const { t } = useTranslation('board-desk')
  const navigate = useNavigate()
  const restore = useCall(boardDesk.restore, { refreshes: [boardDesk.list, boardDesk.post] })
  if (!id) return null
  const undo = async () => {
    // The call itself shows a refusal.
    const done = await restore.mutateAsync({ params: { site: desk.boards.site, id } }).catch(() => null)
    if (done) await navigate(desk.edit(id), { replace: true })
  }
  return (
    <Alert
      tone="success"
      live
      className="mb-4"
      actions={
        <Button variant="secondary" size="sm" busy={restore.isPending} onClick={() => void undo()}>
          {t('remove.undo')}
        </Button>
      }
    >
      {t('remove.done')}
    </Alert>
  )
}
