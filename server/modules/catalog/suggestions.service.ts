import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import { defaultCurrency } from '#contract/money'
import type { search } from '#contract/search'
import type { Deps } from '#server/deps'
import { namesMeant } from './names'
import { searchProducts } from './search.service'
import { searchWords } from './words.service'

/** Few enough to read at a glance. */
const shown = { products: 5, names: 3 }
/** Jamo of an unfinished syllable: `경복ㄱ` is on its way to `경복궁`. */
const unfinished = /[\u3131-\u3163]{1,8}$/u

/** Suggests what a text still being typed may mean: categories and regions by name, products as in search. */
export async function suggest(
  deps: Pick<Deps, 'db' | 'clock'>,
  { lang, q }: { lang: Lang; q: string },
): Promise<Data<typeof search.suggestions>> {
  const text = q.replace(unfinished, '').trim()
  if (searchWords(text).length === 0) return { products: [], categories: [], regions: [] }
  const { items } = await searchProducts(deps, {
    lang,
    q: text,
    sort: 'recommended',
    currency: defaultCurrency,
    page: 1,
    per_page: shown.products,
  })
  const { categories, regions } = namesMeant(text)
  return {
    products: items.map(({ id, name, category, region, picture }) => ({ id, name, category, region, picture })),
    categories: categories.slice(0, shown.names),
    regions: regions.slice(0, shown.names),
  }
}
