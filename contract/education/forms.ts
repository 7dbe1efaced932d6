import { type Lang, textLanguages } from '../languages'
import type { DocumentKind } from './documents'

/** Documents of which the program has a form, and in which format it comes (product §3). */
export const formFormats = {
  school_letter: 'docx',
  participants: 'xlsx',
  itinerary: 'xlsx',
  mandate: 'docx',
} as const satisfies Partial<Record<DocumentKind, string>>
export type FormKind = keyof typeof formFormats
export const formKinds = Object.keys(formFormats) as FormKind[]

export const isFormKind = (kind: string): kind is FormKind => formKinds.some((each) => each === kind)

/** Where the form of a document is to be had: a plain link that anybody may follow. */
export const formPath = (kind: FormKind, lang: Lang): string => `/files/education/${kind}.${lang}.${formFormats[kind]}`

/** The form that a file name of such a path means; nothing where there is no such form. */
export function formNamed(name: string): { kind: FormKind; lang: Lang } | undefined {
  const [kind = '', lang = '', format] = name.split('.')
  const spoken = textLanguages.find((each) => each === lang)
  return isFormKind(kind) && spoken && formFormats[kind] === format ? { kind, lang: spoken } : undefined
}
