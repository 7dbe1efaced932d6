import Upload from 'lucide-react/icons/upload'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { bytesInWords } from '../bytes'
import { describedBy, FieldNotes, type FieldTexts } from '../field'
import { FileRow } from './file-row'
import { useField } from './use-field'
import { type Upload as Send, useUpload } from './use-upload'

type FileFieldProps = Omit<FieldTexts, 'error'> & {
  name: string
  /** As in the attribute of that name: `image/*,.pdf`. */
  accept?: string
  maxBytes?: number
  /** Uploads the file immediately; the form's value is what it returns. Without it the value is the file itself. */
  upload?: Send
  /** A file that is already stored. */
  stored?: { name: string; url?: string }
}

/** A file field for dropping or choosing; shows the file, its upload progress, and a button to remove it. */
export function FileField({ name, label, help, optional, accept, maxBytes, upload, stored }: FileFieldProps) {
  const { t, i18n } = useTranslation('ui')
  const { field, error } = useField(name)
  const { clearErrors, setError } = useFormContext()
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const sending = useUpload(upload, field.onChange)
  const id = useId()

  const take = (file: File | undefined) => {
    if (!file) return
    const refuse = (message: string) => setError(name, { type: 'file', message, plain: true } as never)
    clearErrors(name)
    if (accept && !accepts(accept, file)) return refuse(t('file.wrongType'))
    if (maxBytes && file.size > maxBytes)
      return refuse(t('file.tooLarge', { max: bytesInWords(maxBytes, i18n.language) }))
    sending.start(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  const remove = () => {
    sending.stop()
    field.onChange(null)
    if (input.current) input.current.value = ''
    input.current?.focus()
  }
  const shown = sending.file ?? (field.value ? stored : undefined)
  return (
    <div data-invalid={error ? '' : undefined} className="stack-1.5">
      <p id={`${id}-label`} className="text-sm font-semibold">
        {label}
        {optional && <span className="ms-1.5 font-normal text-muted">{t('optional')}</span>}
      </p>
      <label
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`picked flex flex-wrap items-center justify-center gap-x-2 gap-y-1 rounded-md border-2 border-dashed px-6 py-8 text-center eased ${over ? 'border-brand bg-brand-soft' : error ? 'border-error bg-error-soft' : 'border-line-strong bg-surface hover:border-ink'}`}
      >
        <input
          ref={(element) => {
            input.current = element
            field.ref(element)
          }}
          type="file"
          name={name}
          accept={accept}
          onBlur={field.onBlur}
          onChange={(event) => take(event.target.files?.[0])}
          aria-labelledby={`${id}-label ${id}-act`}
          aria-describedby={describedBy(id, help, error)}
          aria-invalid={error ? true : undefined}
          className="sr-only"
        />
        <Upload className="size-5 text-brand" />
        <span id={`${id}-act`} className="font-semibold text-brand">
          {t('file.choose')}
        </span>
        <span className="text-muted max-md:hidden">{t('file.drop')}</span>
      </label>
      {shown && <FileRow file={shown} progress={sending.progress} onRemove={remove} />}
      <FieldNotes id={id} help={help} error={error ?? sending.problem} />
    </div>
  )
}

/** Whether the attribute `accept` allows this file; the file dialog can be set to show all, and dropping bypasses it. */
const accepts = (accept: string, file: File) =>
  accept.split(',').some((rule) => {
    const pattern = rule.trim().toLowerCase()
    if (pattern.startsWith('.')) return file.name.toLowerCase().endsWith(pattern)
    return pattern.endsWith('/*') ? file.type.startsWith(pattern.slice(0, -1)) : file.type === pattern
  })
