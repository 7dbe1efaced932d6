import ExternalLink from 'lucide-react/icons/external-link'
import Trash from 'lucide-react/icons/trash-2'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { boardDesk, type DeskPost } from '#contract/board-desk'
import { useCall } from '#src/api/query'
import { MomentForm } from '#src/kits/desk/moment-form'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import type { BoardDesk } from './boards'
import { listAddress } from './list-address'

/** When visitors see a post: now, later or not yet; whether it is pinned; and its removal. */
export function Publishing({ post, desk }: { post: DeskPost; desk: BoardDesk }) {
  const { t } = useTranslation('board-desk')
  const navigate = useNavigate()
  const dialogs = useDialogs()
  const refreshes = [boardDesk.post, boardDesk.list]
  const publish = useCall(boardDesk.publish, { refreshes })
  const pin = useCall(boardDesk.pin, { refreshes })
  const remove = useCall(boardDesk.remove, { refreshes: [boardDesk.list] })
  const params = { site: desk.boards.site, id: post.id } as const

  const publishAt = async (at: string | null) => {
    // The call itself shows a refusal.
    const done = await publish.mutateAsync({ params, body: { at } }).catch(() => null)
    if (done) toast.success(t(`publish.${done.state}`))
  }
  const setPinned = () => pin.mutateAsync({ params, body: { pinned: !post.pinned } }).catch(() => null)
  const discard = async () => {
    if (!(await dialogs.question({ title: t('remove.ask'), text: t('remove.text'), danger: true }))) return
    const done = await remove.mutateAsync({ params }).catch(() => null)
    const list = listAddress(desk, { board: post.board })
    if (done) await navigate(`${list}${list.includes('?') ? '&' : '?'}removed=${post.id}`)
  }
  return (
    <section aria-label={t('publish.title')} className="space-y-3">
      <h2 className="text-base font-bold">{t('publish.title')}</h2>
      {post.state === 'out' ? (
        <>
          <a
            href={desk.shown(post.board, post.id)}
            target="_blank"
            rel="noopener"
            className="inline-flex items-center gap-1.5 text-sm font-semibold text-brand underline underline-offset-4"
          >
            {t('publish.see')}
            <ExternalLink className="size-4" />
          </a>
          <Button variant="secondary" wide busy={publish.isPending} onClick={() => void publishAt(null)}>
            {t('publish.takeBack')}
          </Button>
        </>
      ) : (
        <>
          <Button wide busy={publish.isPending} onClick={() => void publishAt('now')}>
            {t('publish.now')}
          </Button>
          <MomentForm
            key={post.published_at}
            at={post.published_at}
            texts={{
              label: t('publish.plan'),
              day: t('publish.day'),
              time: t('publish.time'),
              timeHelp: t('publish.timeHelp'),
              submit: t(post.published_at ? 'publish.replan' : 'publish.plan'),
            }}
            onSet={publishAt}
          />
          {post.state === 'planned' && (
            <Button variant="secondary" wide busy={publish.isPending} onClick={() => void publishAt(null)}>
              {t('publish.toDraft')}
            </Button>
          )}
        </>
      )}
      <label className="flex items-start gap-2.5 pt-2 text-sm">
        <input
          type="checkbox"
          checked={post.pinned}
          onChange={() => void setPinned()}
          className="mt-0.5 size-5 shrink-0"
        />
        {t('publish.pin')}
      </label>
      <Button variant="ghost" size="sm" icon={<Trash className="size-4" />} onClick={() => void discard()}>
        {t('remove.act')}
      </Button>
    </section>
  )
}
