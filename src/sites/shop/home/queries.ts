import { catalog } from '#contract/catalog'
import { events } from '#contract/events'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'

/** What is offered, by category and region, with the pictures of /main. */
export const counts = (visitor: Visitor) => query(catalog.counts, { query: { lang: contentLang(visitor) } })

/** The products that /main shows first. */
export const popular = (visitor: Visitor) => query(catalog.list, { query: { lang: contentLang(visitor), per_page: 8 } })

/** The festivals that /main shows: those that run or come next. */
export const nextEvents = (visitor: Visitor) => query(events.list, { query: { lang: contentLang(visitor), next: 4 } })
