import Paperclip from 'lucide-react/icons/paperclip'
import { type RefObject, useId } from 'react'
import { FieldNotes } from '#src/ui/field'
import { FileRow } from '#src/ui/form/file-row'
import type { useUpload } from '#src/ui/form/use-upload'

interface AddFileProps {
  label: string
  help: string
  sending: ReturnType<typeof useUpload>
  /** The accepted types, as in the attribute of that name. */
  accept?: string
  input?: RefObject<HTMLInputElement | null>
}

/** Uploads a chosen file immediately; shows its progress and errors. */
export function AddFile({ label, help, sending, accept, input }: AddFileProps) {
  const id = useId()
  return (
    <div className="space-y-3">
      {sending.file && <FileRow file={sending.file} progress={sending.progress ?? 1} onRemove={sending.stop} />}
      <label className="picked inline-flex min-h-(--control) items-center gap-2 rounded-md border border-line-strong bg-surface px-4 py-2 text-sm font-semibold eased hover:border-ink">
        <input
          ref={input}
          type="file"
          accept={accept}
          className="sr-only"
          aria-describedby={`${id}-help`}
          // So that the same file can be chosen again after it was removed.
          onClick={(event) => {
            event.currentTarget.value = ''
          }}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) void sending.start(file)
          }}
        />
        <Paperclip className="size-4.5 text-brand" />
        {label}
      </label>
      <FieldNotes id={id} help={help} error={sending.problem} />
    </div>
  )
}
