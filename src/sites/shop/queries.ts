import { board } from '#contract/board'
import { catalog, type Region } from '#contract/catalog'
import { events } from '#contract/events'
import { search } from '#contract/search'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'
import { site } from './site'
import { filtersOf, type Wanted } from './wanted'

/** Products on a page of results: two and three in a row both come out even. */
export const resultsPerPage = 12

/** What is offered, by category and region, with the pictures of /main. */
export const counts = (visitor: Visitor) => query(catalog.counts, { query: { lang: contentLang(visitor) } })

/** The products that /main shows first. */
export const popular = (visitor: Visitor) => query(catalog.list, { query: { lang: contentLang(visitor), per_page: 8 } })

/** The festivals that /main shows: those that run or come next. */
export const nextEvents = (visitor: Visitor) => query(events.list, { query: { lang: contentLang(visitor), next: 4 } })

/** The first posts of a board. */
export const firstPosts = (visitor: Visitor, name: string, per_page: number) =>
  query(board.posts, { params: { site, board: name }, query: { lang: contentLang(visitor), per_page } })

/** The festivals of a year. */
export const eventList = (visitor: Visitor, region: Region | null) =>
  query(events.list, { query: { lang: contentLang(visitor), ...(region && { region }) } })

/** The results of a search. */
export const results = (visitor: Visitor, wanted: Wanted) =>
  query(catalog.list, {
    query: {
      lang: contentLang(visitor),
      ...filtersOf(wanted),
      sort: wanted.sort,
      page: wanted.page,
      per_page: resultsPerPage,
    },
  })

const wish = (visitor: Visitor, wanted: Wanted) => ({
  lang: contentLang(visitor),
  // Bands of prices are the reader's, unless the address asks in a currency.
  currency: visitor.prefs.getState().currency,
  ...filtersOf(wanted),
})

/** How many products each choice of a filter would bring. */
export const facets = (visitor: Visitor, wanted: Wanted) => query(search.facets, { query: wish(visitor, wanted) })

/** The ways out of a search that found nothing. */
export const nearMisses = (visitor: Visitor, wanted: Wanted) =>
  query(search.nearMisses, { query: wish(visitor, wanted) })

/** What somebody who is typing may mean. */
export const suggestions = (visitor: Visitor, q: string) =>
  query(search.suggestions, { query: { lang: contentLang(visitor), q } }, { errors: 'silent' })

/** Products by their ids, in that order. */
export const picked = (visitor: Visitor, ids: readonly string[]) =>
  query(search.picked, { query: { lang: contentLang(visitor), ids: ids.join(',') } }, { errors: 'silent' })

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
