import Paperclip from 'lucide-react/icons/paperclip'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inquiryFiles } from '#contract/inquiry'
import { describedBy, FieldNotes } from '#src/ui/field'
import { FileRow } from '#src/ui/form/file-row'
import { useField } from '#src/ui/form/use-field'

const endings = inquiryFiles.accept.split(',')
const isAccepted = ({ name }: File) => endings.some((ending) => name.toLowerCase().endsWith(ending))

/** A few files attached to a message; the form's value `file` is a list of them (product §5). */
export function AttachField({
  most = inquiryFiles.most,
  bytes = inquiryFiles.bytes,
}: {
  most?: number
  bytes?: number
}) {
  const { t } = useTranslation('thread')
  const { t: ui } = useTranslation('ui')
  const { field, error: refused } = useField('file')
  // Not the form's own error, which the next validation would clear: this file is not in the field.
  const [problem, setProblem] = useState<string>()
  const error = problem ?? refused
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const files = field.value as File[]
  const limits = { most, megabytes: bytes / 1024 / 1024 }

  const take = (chosen: File[]) => {
    if (files.length + chosen.length > most) return setProblem(t('files.tooMany', limits))
    if (!chosen.every(isAccepted)) return setProblem(t('files.type'))
    if (chosen.some(({ size }) => size > bytes)) return setProblem(t('files.size', limits))
    setProblem(undefined)
    field.onChange([...files, ...chosen])
  }
  const remove = (at: number) => {
    setProblem(undefined)
    field.onChange(files.filter((_, index) => index !== at))
    input.current?.focus()
  }
  return (
    <div data-invalid={error ? '' : undefined} className="stack-2.5">
      <p id={`${id}-label`} className="text-sm font-semibold">
        {t('files.label')} <span className="font-normal text-muted">{ui('optional')}</span>
      </p>
      {files.map((file, at) => (
        <FileRow key={`${file.name} ${file.size} ${file.lastModified}`} file={file} onRemove={() => remove(at)} />
      ))}
      <label
        className={`picked inline-flex min-h-(--control) items-center gap-2 rounded-md border px-5 py-2 font-semibold eased ${error ? 'border-error' : 'border-line-strong'} bg-surface hover:border-ink`}
      >
        <input
          ref={(element) => {
            input.current = element
            field.ref(element)
          }}
          type="file"
          name="file"
          multiple
          accept={inquiryFiles.accept}
          onBlur={field.onBlur}
          // So that the same file can be chosen again after it was removed.
          onClick={(event) => {
            event.currentTarget.value = ''
          }}
          onChange={(event) => take([...(event.target.files ?? [])])}
          aria-labelledby={`${id}-label ${id}-act`}
          aria-describedby={describedBy(id, true, error)}
          aria-invalid={error ? true : undefined}
          className="sr-only"
        />
        <Paperclip className="size-4.5 text-brand" />
        <span id={`${id}-act`}>{t('files.choose')}</span>
      </label>
      <FieldNotes id={id} help={t('files.help', limits)} error={error} />
    </div>
  )
}
