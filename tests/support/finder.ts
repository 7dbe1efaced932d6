import { eq } from 'drizzle-orm'
import { catalog } from '#contract/catalog'
import type { CallInput } from '#contract/endpoint'
import { search } from '#contract/search'
import { product } from '#server/modules/catalog/catalog.table'
import type { TestApi } from '#tests/support/api'
import type { TestDeps } from '#tests/support/deps'

type Filters = Partial<CallInput<typeof catalog.list>['query']>

/** The data of a response; throws on a refusal. */
async function of<T>(answer: Promise<{ status: number; data: T }>): Promise<T> {
  const { status, data } = await answer
  if (status !== 200) throw new Error(`answered ${status}`)
  return data
}

/** Searches as a page does, and computes the expected results by looking at every product. */
export function finder(deps: TestDeps, api: TestApi) {
  const list = async (query: Filters) => of(api.call(catalog.list, { query: { lang: 'en', per_page: 50, ...query } }))
  return {
    list,
    found: async (query: Filters) => (await list(query)).items.map(({ id }) => id).toSorted(),
    facets: async (query: Filters) => of(api.call(search.facets, { query: { lang: 'en', ...query } })),
    nearMisses: async (query: Filters) => of(api.call(search.nearMisses, { query: { lang: 'en', ...query } })),
    suggestions: async (lang: 'en' | 'ko', q: string) => of(api.call(search.suggestions, { query: { lang, q } })),
    /** Expected from the calendars of open products: those with a day of at least `people` seats. */
    async withSeats(from: string, to: string, people: number): Promise<string[]> {
      const ids = await deps.db.select({ id: product.id }).from(product).where(eq(product.status, 'open'))
      const fits: string[] = []
      for (const { id } of ids) {
        const { data } = await api.call(catalog.availability, { params: { productId: id }, query: { from, to } })
        if (data.days.some(({ status, seats }) => status !== 'closed' && seats >= people)) fits.push(id)
      }
      return fits.toSorted()
    },
  }
}
export type Finder = ReturnType<typeof finder>
