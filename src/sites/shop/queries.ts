import { data } from 'react-router-dom'
import {
  anyChoice,
  type Category,
  catalog,
  categories,
  type Region,
  regions,
  type Sort,
  sorts,
} from '#contract/catalog'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'

/** Products on a page of results: three and four in a row both come out even. */
export const resultsPerPage = 12

/** What is offered, by category and region, with the pictures of /main. */
export const counts = (visitor: Visitor) => query(catalog.counts, { query: { lang: contentLang(visitor) } })

/** The products that /main shows first. */
export const popular = (visitor: Visitor) => query(catalog.list, { query: { lang: contentLang(visitor), per_page: 8 } })

/** The festivals of /main. */
export const festivals = (visitor: Visitor) =>
  query(catalog.list, { query: { lang: contentLang(visitor), category: 'festivals', per_page: 4 } })

/** What an address of the search page asks for. */
export interface Wanted {
  category: Category | null
  region: Region | null
  q: string
  sort: Sort
  page: number
}

/** The choice in a path segment: `all` is none. Throws 404 for what is no choice. */
function chosen<T extends string>(choices: readonly T[], segment: string | undefined): T | null {
  if (segment === anyChoice) return null
  const known = choices.find((each) => each === segment)
  if (!known) throw data(null, { status: 404 })
  return known
}

/** Reads the address of the search page; throws 404 for an unknown category or region. */
export function wantedOf(params: Readonly<Record<string, string | undefined>>, search: URLSearchParams): Wanted {
  const page = Number.parseInt(search.get('page') ?? '', 10)
  return {
    category: chosen(categories, params.category),
    region: chosen(regions, params.region),
    q: (search.get('q') ?? '').trim().slice(0, 80),
    sort: sorts.find((each) => each === search.get('sort')) ?? 'recommended',
    page: page > 0 ? page : 1,
  }
}

/** The results of a search. */
export const results = (visitor: Visitor, { category, region, q, sort, page }: Wanted) =>
  query(catalog.list, {
    query: {
      lang: contentLang(visitor),
      ...(category && { category }),
      ...(region && { region }),
      ...(q && { q }),
      sort,
      page,
      per_page: resultsPerPage,
    },
  })

export const product = (visitor: Visitor, productId: string) =>
  query(catalog.detail, { params: { productId }, query: { lang: contentLang(visitor) } })

export const related = (visitor: Visitor, productId: string) =>
  query(catalog.related, { params: { productId }, query: { lang: contentLang(visitor) } })

/** Prices and seats, day by day, from one day to another (YYYY-MM-DD, both included). */
export const availability = (productId: string, from: string, to: string) =>
  query(catalog.availability, { params: { productId }, query: { from, to } })

/** The departures of a day. */
export const slots = (productId: string, date: string) =>
  query(catalog.slots, { params: { productId }, query: { date } })
