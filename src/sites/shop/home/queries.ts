import { catalog } from '#contract/catalog'
import { events } from '#contract/events'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'

/** The products on offer, counted by category and region, with the pictures of /main. */
export const counts = (visitor: Visitor) => query(catalog.counts, { query: { lang: contentLang(visitor) } })

/** The first products on /main. */
export const popular = (visitor: Visitor) => query(catalog.list, { query: { lang: contentLang(visitor), per_page: 8 } })

/** The festivals on /main: current or next ones. */
export const nextEvents = (visitor: Visitor) => query(events.list, { query: { lang: contentLang(visitor), next: 4 } })
