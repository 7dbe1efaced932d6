import type { ResourceKey } from 'i18next'
import type { TextFiles } from './more-texts'

/** The texts every page needs, in one file per language, with the list of the other files. */
const frames = import.meta.glob<Frame>('../app/locale/frame.{en,ko}.ts')
const inFrame = ['app', 'page', 'ui'] as const
type InFrame = (typeof inFrame)[number]
type Frame = { files: TextFiles } & Record<InFrame, ResourceKey>

const isInFrame = (namespace: string): namespace is InFrame => (inFrame as readonly string[]).includes(namespace)

/**
 * Returns where a namespace's texts can be: `apec` is `sites/apec/locale/en.ts`, a part of it such as `apec.gate` is
 * `sites/apec/locale/gate.en.ts`, and a section of a large site such as `shop.review` is `sites/shop/review/locale/en.ts`.
 */
function placesOf(language: string, namespace: string): string[] {
  if (isInFrame(namespace)) return [`../app/locale/frame.${language}.ts`]
  if (namespace === 'refusal') return [`../../contract/texts/refusal.${language}.ts`]
  const [name = '', part] = namespace.split('.')
  if (!part) return [`../sites/${name}/locale/${language}.ts`, `../kits/${name}/locale/${language}.ts`]
  return [
    `../sites/${name}/${part}/locale/${language}.ts`,
    `../sites/${name}/locale/${part}.${language}.ts`,
    `../kits/${name}/locale/${part}.${language}.ts`,
  ]
}

/** Loads the texts of a namespace in a language. A language without them gets none, and English is used. */
export async function loadTexts(language: string, namespace: string): Promise<ResourceKey> {
  const frame = await frames[`../app/locale/frame.${language}.ts`]?.()
  if (frame && isInFrame(namespace)) return frame[namespace]
  const among = (files: TextFiles = {}) =>
    placesOf(language, namespace)
      .map((place) => files[place])
      .find(Boolean)
  let load = among(frame?.files)
  if (!load) {
    const more = await import('./more-texts')
    load = among(more.files)
    if (!load) return more.notesIn(language, namespace)
  }
  const module = await load()
  return module[isInFrame(namespace) ? namespace : language.replace('-', '')] ?? {}
}
