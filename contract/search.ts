import { Category, FacetQuery, ProductCard, ProductId, Region } from './catalog'
import { endpoint } from './endpoint'
import { LangQuery } from './fields'
import { durations, filterNames, ratings } from './filters'
import { Lang, LanguageCode } from './languages'
import { Picture } from './media'
import { Amount } from './money'
import { z } from './zod'

const Choice = <S extends z.ZodMiniType>(value: S) => z.object({ value, count: z.number() })

/**
 * Number of products for each choice of a filter, with all other filters applied. If `exact` is false there were too many to look
 * at all of them: each count is then "at least" (product §2).
 */
export const Facets = z.object({
  /** Products that pass every filter; `mostFound` at most. */
  total: z.number(),
  exact: z.boolean(),
  categories: z.array(Choice(Category)),
  regions: z.array(Choice(Region)),
  durations: z.array(Choice(z.enum(durations))),
  ratings: z.array(Choice(z.enum(ratings))),
  languages: z.array(Choice(LanguageCode)),
  prices: z.array(z.object({ min: z.nullable(Amount), max: z.nullable(Amount), count: z.number() })),
})
export type Facets = z.infer<typeof Facets>

/** Most products that one call can request by id. */
export const mostPicked = 12

export const search = {
  facets: endpoint({
    method: 'get',
    path: '/api/v1/products/facets',
    auth: 'none',
    limit: 'search',
    costly: true,
    query: FacetQuery,
    data: Facets,
  }),
  /** Suggestions for a search that is still being typed. */
  suggestions: endpoint({
    method: 'get',
    path: '/api/v1/products/suggestions',
    auth: 'none',
    limit: 'search',
    costly: true,
    query: z.object({ lang: Lang, q: z.string().check(z.trim(), z.maxLength(80)) }),
    data: z.object({
      products: z.array(
        z.object({ id: ProductId, name: z.string(), category: Category, region: Region, picture: Picture }),
      ),
      regions: z.array(Region),
      categories: z.array(Category),
    }),
  }),
  /** For a search without results: the results of dropping one filter, other spellings, and popular products nearby. */
  nearMisses: endpoint({
    method: 'get',
    path: '/api/v1/products/near-misses',
    auth: 'none',
    limit: 'search',
    costly: true,
    query: FacetQuery,
    data: z.object({
      drops: z.array(z.object({ filter: z.enum(filterNames), count: z.number() })),
      spellings: z.array(z.string()),
      popular: z.array(ProductCard),
    }),
  }),
  /** The products with the given ids, in that order; those not on sale are left out. */
  picked: endpoint({
    method: 'get',
    path: '/api/v1/products/picked',
    auth: 'none',
    query: z.extend(LangQuery, {
      ids: z.string().check(z.maxLength(mostPicked * 81)),
    }),
    data: z.array(ProductCard),
  }),
}
