import { type Lang, textLanguages } from '../languages'
import type { DocumentKind } from './documents'

/** Documents for which the program provides a form, and the form's format (product §3). */
export const formFormats = {
  school_letter: 'docx',
  participants: 'xlsx',
  itinerary: 'xlsx',
  mandate: 'docx',
} as const satisfies Partial<Record<DocumentKind, string>>
export type FormKind = keyof typeof formFormats
export const formKinds = Object.keys(formFormats) as FormKind[]

export const isFormKind = (kind: string): kind is FormKind => formKinds.some((each) => each === kind)

/** The download address of a document's form: a plain, public link. */
export const formPath = (kind: FormKind, lang: Lang): string => `/files/education/${kind}.${lang}.${formFormats[kind]}`

/** The form with this file name in such a path; undefined if there is none. */
export function formNamed(name: string): { kind: FormKind; lang: Lang } | undefined {
  const [kind = '', lang = '', format] = name.split('.')
  const spoken = textLanguages.find((each) => each === lang)
  return isFormKind(kind) && spoken && formFormats[kind] === format ? { kind, lang: spoken } : undefined
}
