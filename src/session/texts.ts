import type { ResourceKey } from 'i18next'

type Texts = Record<string, ResourceKey>
type Load = () => Promise<Texts>

/**
 * Where each namespace's texts lie. `shop` is `sites/shop/locale/en.ts`, a part of a large site such as `shop.account`
 * is `sites/shop/locale/account.en.ts`; kits, `ui`, `app` and the contract's refusals follow the same form.
 */
const files: Record<string, Load> = import.meta.glob<Texts>([
  '../sites/*/locale/*.ts',
  '../kits/*/locale/*.ts',
  '../ui/locale/*.ts',
  '../app/locale/*.ts',
])
const refusals: Record<string, Load> = import.meta.glob<Texts>('../../contract/texts/refusal.*.ts')

function fileOf(language: string, namespace: string): Load | undefined {
  if (namespace === 'refusal') return refusals[`../../contract/texts/refusal.${language}.ts`]
  const [name = '', part] = namespace.split('.')
  const file = `locale/${part ? `${part}.` : ''}${language}.ts`
  return files[`../${name}/${file}`] ?? files[`../sites/${name}/${file}`] ?? files[`../kits/${name}/${file}`]
}

/** The texts of a namespace in a language; a language that has none answers with nothing, and English is used. */
export async function loadTexts(language: string, namespace: string): Promise<ResourceKey> {
  const load = fileOf(language, namespace)
  if (!load) return {}
  const module = await load()
  return module[language.replace('-', '')] ?? {}
}
