import type { ResourceKey } from 'i18next'

export type Texts = Record<string, ResourceKey>
/** Text loaders by path, relative to this file. */
export type TextFiles = Record<string, () => Promise<Texts>>

/**
 * Texts of the partly translated languages, and texts that only applicants, fair participants and desks read: readers of a
 * complete language elsewhere never load this list.
 */
export const files: TextFiles = import.meta.glob<Texts>([
  '../sites/{*,*/*}/locale/{ja,zh-CN,zh-TW,fr}.ts',
  '../sites/*/locale/*.{ja,zh-CN,zh-TW,fr}.ts',
  '../kits/*/locale/{ja,zh-CN,zh-TW,fr}.ts',
  '../sites/{*-admin,*-admin/*,fair,fair/*,rok-us,edu-travel/{application,qna,report}}/locale/{en,ko}.ts',
  '../sites/rok-us/locale/*.{en,ko}.ts',
  '../kits/{desk,education,survey}/locale/{en,ko}.ts',
  '../kits/education/locale/report.{en,ko}.ts',
  '!../kits/page/**',
  '../app/locale/frame.{ja,zh-CN,zh-TW,fr}.ts',
  '../../contract/texts/refusal.{ja,zh-CN,zh-TW,fr}.ts',
])

type Notes = Record<string, Record<string, ResourceKey>>
const notes = import.meta.glob<Notes>('../kits/page/locale/notes.ts', { import: 'notes' })

/** Returns the notes of a language without texts, which say that the texts are in English. */
export async function notesIn(language: string, namespace: string): Promise<ResourceKey> {
  if (namespace !== 'page') return {}
  const [load] = Object.values(notes)
  return (await load?.())?.[language] ?? {}
}
