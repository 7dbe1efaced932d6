import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import { useTranslation } from 'react-i18next'
import type { ApplicationDocument } from '#contract/education/application'
import { review } from '#contract/education/review'
import { call } from '#src/api/call'
import { isViewable } from '#src/kits/desk/file-view'
import { useSizes } from '#src/kits/thread/sizes'
import { IconButton } from '#src/ui/icon-button'
import { saveFile } from '#src/ui/save-file'
import { usePress } from './use-press'

interface DocumentRowProps {
  application: string
  document: ApplicationDocument
  isViewed: boolean
  onView: () => void
}

/** One document with its acts. */
export function DocumentRow({ application, document, isViewed, onView }: DocumentRowProps) {
  const { t } = useTranslation('edu-admin.review')
  const { t: words } = useTranslation('education')
  const sizes = useSizes()
  const { id, kind, file } = document
  const [save, busy] = usePress(async () => {
    saveFile(await call(review.document, { params: { id: application, document: id } }, { errors: 'page' }), file.name)
  })
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0 text-sm">
        <p className="font-medium">{words(`documents.kinds.${kind}`)}</p>
        <p className="wrap-anywhere text-muted">
          {file.name} · {sizes(file.bytes)}
        </p>
      </div>
      <div className="flex shrink-0">
        {isViewable(file.mime) && (
          <IconButton size="sm" label={t('documents.view', file)} aria-expanded={isViewed} onClick={onView}>
            <Eye className="size-4.5" />
          </IconButton>
        )}
        <IconButton size="sm" label={t('documents.save', file)} disabled={busy} onClick={() => save()}>
          <Download className="size-4.5" />
        </IconButton>
      </div>
    </li>
  )
}
