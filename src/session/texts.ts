import type { ResourceKey } from 'i18next'
import type { TextFiles } from './more-texts'

/** The texts of what every page needs, in one file a language, with the list of the others. */
const frames = import.meta.glob<Frame>('../app/locale/frame.{en,ko}.ts')
const inFrame = ['app', 'page', 'ui'] as const
type InFrame = (typeof inFrame)[number]
type Frame = { files: TextFiles } & Record<InFrame, ResourceKey>

const isInFrame = (namespace: string): namespace is InFrame => (inFrame as readonly string[]).includes(namespace)

/**
 * Where each namespace's texts lie. `shop` is `sites/shop/locale/en.ts`, a part of a large site such as `shop.account`
 * is `sites/shop/locale/account.en.ts`; kits follow the same form.
 */
function placesOf(language: string, namespace: string): string[] {
  if (isInFrame(namespace)) return [`../app/locale/frame.${language}.ts`]
  if (namespace === 'refusal') return [`../../contract/texts/refusal.${language}.ts`]
  const [name = '', part] = namespace.split('.')
  const file = `locale/${part ? `${part}.` : ''}${language}.ts`
  return [`../sites/${name}/${file}`, `../kits/${name}/${file}`]
}

/** The texts of a namespace in a language; a language that has none answers with nothing, and English is used. */
export async function loadTexts(language: string, namespace: string): Promise<ResourceKey> {
  const frame = await frames[`../app/locale/frame.${language}.ts`]?.()
  if (frame && isInFrame(namespace)) return frame[namespace]
  const files = frame?.files ?? (await import('./more-texts')).files
  const load = placesOf(language, namespace)
    .map((place) => files[place])
    .find(Boolean)
  if (!load) return frame ? {} : (await import('./more-texts')).notesIn(language, namespace)
  const module = await load()
  return module[isInFrame(namespace) ? namespace : language.replace('-', '')] ?? {}
}
