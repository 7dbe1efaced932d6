import Trash from 'lucide-react/icons/trash-2'
import { useTranslation } from 'react-i18next'
import { type ApplicationDocument, application as contract } from '#contract/education/application'
import { call } from '#src/api/call'
import { useCall } from '#src/api/query'
import { FileButtons } from '#src/kits/thread/attachments'
import { useDates } from '#src/session/dates'
import { IconButton } from '#src/ui/icon-button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { saveFile } from '#src/ui/save-file'
import { useFormScene } from './form-context'

/** An uploaded file: who added it, with buttons to download and remove it. */
export function DocumentRow({ document, isOpen }: { document: ApplicationDocument; isOpen: boolean }) {
  const { t } = useTranslation('edu-travel.application')
  const dialogs = useDialogs()
  const dates = useDates()
  const { application } = useFormScene()
  const { mutateAsync } = useCall(contract.removeDocument, { refreshes: [contract.detail] })
  const params = { id: application.id, document: document.id }
  const { name } = document.file
  const remove = async () => {
    if (!(await dialogs.question({ title: t('documents.removeAsk', { name }), danger: true }))) return
    // A refusal is shown as a toast.
    const done = await mutateAsync({ params }).catch(() => null)
    if (done) toast.info(t('documents.removed'))
  }
  const save = async () => {
    const bytes = await call(contract.document, { params }).catch(() => null)
    if (bytes) saveFile(bytes, name)
  }
  return (
    <li className="flex items-start justify-between gap-3">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <FileButtons files={[document.file]} onPick={() => void save()} />
        <span className="text-sm text-muted">
          {t('documents.added', { when: dates.instant(document.added_at), name: document.added_by })}
        </span>
      </div>
      {isOpen && (
        <IconButton size="sm" label={t('documents.remove', { name })} onClick={() => void remove()}>
          <Trash className="size-4.5" />
        </IconButton>
      )}
    </li>
  )
}
