import { catalog } from '#contract/catalog'
import { search } from '#contract/search'
import { query } from '#src/api/query'
import type { Place } from '#src/session/route'
import { contentLang, type Visitor } from '#src/session/visitor'
import { type Filters, filtersIn, filtersQuery } from './filters'

/** Products on a page of results: two and three in a row both come out even. */
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
  // Bands of prices are the reader's, unless the address asks in a currency.
  currency: visitor.prefs.getState().currency,
  ...filtersQuery(filters),
})

/** How many products each choice of a filter would bring. */
export const facets = (visitor: Visitor, filters: Filters) => query(search.facets, { query: wish(visitor, filters) })

/** The ways out of a search that found nothing. */
export const nearMisses = (visitor: Visitor, filters: Filters) =>
  query(search.nearMisses, { query: wish(visitor, filters) })

/** What somebody who is typing may mean. */
export const suggestions = (visitor: Visitor, q: string) =>
  query(search.suggestions, { query: { lang: contentLang(visitor), q } }, { errors: 'silent' })

/** What the page of a search starts with, by its address. */
export function searchQueries(visitor: Visitor, { params, search: asked }: Place) {
  const filters = filtersIn(params, asked)
  return [results(visitor, filters), facets(visitor, filters)]
}
