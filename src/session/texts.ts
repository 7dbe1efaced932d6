import type { ResourceKey } from 'i18next'
import { textLanguages } from '#contract/languages'
import type { TextFiles, Texts } from './more-texts'

/**
 * Where each namespace's texts lie. `shop` is `sites/shop/locale/en.ts`, a part of a large site such as `shop.account`
 * is `sites/shop/locale/account.en.ts`; kits follow the same form. What every page needs comes in one file a language.
 */
const complete: TextFiles = import.meta.glob<Texts>([
  '../sites/*/locale/{en,ko}.ts',
  '../sites/*/locale/*.{en,ko}.ts',
  '../kits/*/locale/{en,ko}.ts',
  '!../kits/page/**',
  '../app/locale/frame.{en,ko}.ts',
  '../../contract/texts/refusal.{en,ko}.ts',
])
const inFrame = ['app', 'page', 'ui']

function placesOf(language: string, namespace: string): string[] {
  if (inFrame.includes(namespace)) return [`../app/locale/frame.${language}.ts`]
  if (namespace === 'refusal') return [`../../contract/texts/refusal.${language}.ts`]
  const [name = '', part] = namespace.split('.')
  const file = `locale/${part ? `${part}.` : ''}${language}.ts`
  return [`../sites/${name}/${file}`, `../kits/${name}/${file}`]
}

/** The texts of a namespace in a language; a language that has none answers with nothing, and English is used. */
export async function loadTexts(language: string, namespace: string): Promise<ResourceKey> {
  const isComplete = (textLanguages as readonly string[]).includes(language)
  const files = isComplete ? complete : (await import('./more-texts')).files
  const load = placesOf(language, namespace)
    .map((place) => files[place])
    .find(Boolean)
  if (!load) return isComplete ? {} : (await import('./more-texts')).notesIn(language, namespace)
  const module = await load()
  return module[inFrame.includes(namespace) ? namespace : language.replace('-', '')] ?? {}
}
