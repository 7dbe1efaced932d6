import { catalog } from '#contract/catalog'
import { search } from '#contract/search'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'

/** Products by their ids, in that order. */
export const picked = (visitor: Visitor, ids: readonly string[]) =>
  query(search.picked, { query: { lang: contentLang(visitor), ids: ids.join(',') } }, { errors: 'silent' })

export const product = (visitor: Visitor, productId: string) =>
  query(catalog.detail, { params: { productId }, query: { lang: contentLang(visitor) } })

export const related = (visitor: Visitor, productId: string) =>
  query(catalog.related, { params: { productId }, query: { lang: contentLang(visitor) } })

/** Prices and seats by day, from one day to another (YYYY-MM-DD, both included). */
export const availability = (productId: string, from: string, to: string) =>
  query(catalog.availability, { params: { productId }, query: { from, to } })

/** The departures of a day. */
export const slots = (productId: string, date: string) =>
  query(catalog.slots, { params: { productId }, query: { date } })
