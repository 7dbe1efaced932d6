import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { boardDesk, type DeskPost } from '#contract/board-desk'
import type { Site } from '#contract/sites/sites'
import { useCall } from '#src/api/query'
import { IconButton } from '#src/ui/icon-button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { Picture } from '#src/ui/picture'

/** The pictures that the texts of a post can show, by the numbers of their marks. */
export function PostPictures({ post, site }: { post: DeskPost; site: Site }) {
  const { t } = useTranslation('board-desk')
  const dialogs = useDialogs()
  const remove = useCall(boardDesk.removePicture, { refreshes: [boardDesk.post] })
  if (post.pictures.length === 0) return null
  const discard = async (number: number) => {
    const title = t('picture.removeAsk', { number })
    if (!(await dialogs.question({ title, danger: true }))) return
    // The call itself shows a refusal.
    await remove.mutateAsync({ params: { site, id: post.id, number } }).catch(() => null)
  }
  return (
    <section aria-label={t('picture.title')} className="space-y-3">
      <h2 className="text-base font-bold">{t('picture.title')}</h2>
      <ul className="space-y-2">
        {post.pictures.map((picture) => (
          <li key={picture.number} className="flex items-center gap-3 rounded-md border border-line bg-surface p-2">
            <span className="h-12 w-16 shrink-0">
              <Picture picture={{ ...picture, alt: '' }} sizes="4rem" className="size-full rounded-sm" />
            </span>
            <span className="min-w-0 flex-1 text-sm font-medium">{t('picture.number', picture)}</span>
            <IconButton size="sm" label={t('picture.remove', picture)} onClick={() => void discard(picture.number)}>
              <X className="size-4.5" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
