import { board } from '#contract/board'
import { catalog, type Region } from '#contract/catalog'
import { events } from '#contract/events'
import { search } from '#contract/search'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'
import { site } from './site'

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
