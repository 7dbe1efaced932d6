import type { Region } from '#contract/catalog'
import { events } from '#contract/events'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'

/** The festivals of a year. */
export const eventList = (visitor: Visitor, region: Region | null) =>
  query(events.list, { query: { lang: contentLang(visitor), ...(region && { region }) } })
