import type { ResourceKey } from 'i18next'

type Texts = Record<string, ResourceKey>
type Load = () => Promise<Texts>

/**
 * Where each namespace's texts lie. `shop` is `sites/shop/locale/en.ts`, a part of a large site such as `shop.account`
 * is `sites/shop/locale/account.en.ts`; kits follow the same form. What every page needs comes in one file a language.
 */
const files: Record<string, Load> = import.meta.glob<Texts>([
  '../sites/*/locale/*.ts',
  '../kits/*/locale/*.ts',
  '!../kits/page/**',
])
const frames: Record<string, Load> = import.meta.glob<Texts>('../app/locale/frame.*.ts')
const refusals: Record<string, Load> = import.meta.glob<Texts>('../../contract/texts/refusal.*.ts')
const inFrame = ['app', 'page', 'ui']

function fileOf(language: string, namespace: string): Load | undefined {
  if (inFrame.includes(namespace)) return frames[`../app/locale/frame.${language}.ts`]
  if (namespace === 'refusal') return refusals[`../../contract/texts/refusal.${language}.ts`]
  const [name = '', part] = namespace.split('.')
  const file = `locale/${part ? `${part}.` : ''}${language}.ts`
  return files[`../sites/${name}/${file}`] ?? files[`../kits/${name}/${file}`]
}

/** The texts of a namespace in a language; a language that has none answers with nothing, and English is used. */
export async function loadTexts(language: string, namespace: string): Promise<ResourceKey> {
  const load = fileOf(language, namespace)
  if (!load) return {}
  const module = await load()
  return module[inFrame.includes(namespace) ? namespace : language.replace('-', '')] ?? {}
}
