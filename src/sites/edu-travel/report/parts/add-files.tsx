import Upload from 'lucide-react/icons/upload'
import { useTranslation } from 'react-i18next'
import type { useSendFiles } from './use-report-files'

interface AddFilesProps {
  label: string
  sender: ReturnType<typeof useSendFiles>
}

/** Selects one or more files, and shows the progress of their upload. */
export function AddFiles({ label, sender: { sending, problems, send, accept } }: AddFilesProps) {
  const { t } = useTranslation('edu-travel.report')
  return (
    <div className="stack-3">
      <label className="picked inline-flex min-h-(--control) w-fit items-center gap-2 rounded-md border border-line-strong bg-surface px-5 py-2 font-semibold eased hover:border-ink">
        <input
          type="file"
          multiple
          accept={accept}
          disabled={sending !== undefined}
          onChange={(event) => {
            void send([...(event.target.files ?? [])])
            // Lets the user choose the same file again after a refusal.
            event.target.value = ''
          }}
          className="sr-only"
        />
        <Upload className="size-4.5 text-brand" />
        {label}
      </label>
      <p role="status" className="text-sm text-muted empty:hidden">
        {sending && t('file.sending', { name: sending })}
      </p>
      {problems.length > 0 && (
        <ul role="alert" className="stack-1 text-sm font-medium text-error">
          {problems.map((problem) => (
            <li key={problem} className="wrap-anywhere">
              {problem}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
