import { catalog } from '#contract/catalog'
import { search } from '#contract/search'
import { query } from '#src/api/query'
import type { Place } from '#src/session/route'
import { contentLang, type Visitor } from '#src/session/visitor'
import { type Filters, filtersIn, filtersQuery } from './filters'

/** Results per page: fills rows of two and of three. */
export const resultsPerPage = 12

/** The results of a search. */
export const results = (visitor: Visitor, filters: Filters) =>
  query(catalog.list, {
    query: {
      lang: contentLang(visitor),
      ...filtersQuery(filters),
      sort: filters.sort,
      page: filters.page,
      per_page: resultsPerPage,
    },
  })

const wish = (visitor: Visitor, filters: Filters) => ({
  lang: contentLang(visitor),
  // Price bands are in the reader's currency, unless the address names one.
  currency: visitor.prefs.getState().currency,
  ...filtersQuery(filters),
})

/** The number of products for each choice of a filter. */
export const facets = (visitor: Visitor, filters: Filters) => query(search.facets, { query: wish(visitor, filters) })

/** Alternatives to a search without results. */
export const nearMisses = (visitor: Visitor, filters: Filters) =>
  query(search.nearMisses, { query: wish(visitor, filters) })

/** Suggestions for the words being typed. */
export const suggestions = (visitor: Visitor, q: string) =>
  query(search.suggestions, { query: { lang: contentLang(visitor), q } }, { errors: 'silent' })

/** The initial data of a search page, by its address. */
export function searchQueries(visitor: Visitor, { params, search }: Place) {
  const filters = filtersIn(params, search)
  return [results(visitor, filters), facets(visitor, filters)]
}
