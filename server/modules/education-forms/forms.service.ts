import { type FormKind, formFormats } from '#contract/education/forms'
import type { Lang } from '#contract/languages'
import { formFileName } from './forms.texts'

/** A form as a file to send. */
export interface Form {
  name: string
  mime: string
  bytes: Buffer
}

const mimes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

async function make(kind: FormKind, lang: Lang): Promise<Buffer> {
  // Loaded on the first request: the libraries are large, and most processes never need them.
  if (kind === 'school_letter' || kind === 'mandate') return (await import('./letter')).letterForm(kind, lang)
  return (await import('./table')).tableForm(kind, lang)
}

const made = new Map<string, Promise<Form>>()

/**
 * The form of a document in a language. Each is made once per process: there are few, and they only change with a release
 * (product §3).
 */
export function educationForm(kind: FormKind, lang: Lang): Promise<Form> {
  const key = `${kind}.${lang}`
  const format = formFormats[kind]
  const form =
    made.get(key) ??
    make(kind, lang).then((bytes) => ({ name: formFileName(kind, lang, format), mime: mimes[format], bytes }))
  made.set(key, form)
  form.catch(() => made.delete(key))
  return form
}
