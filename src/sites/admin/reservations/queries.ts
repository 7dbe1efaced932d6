import { DeskQuery, desk } from '#contract/desk'
import type { Lang } from '#contract/languages'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import { listQueryIn } from '#src/kits/desk/list-query'

/** What an address asks for. */
export const askedIn = (search: URLSearchParams) => listQueryIn(DeskQuery, search)

/** The page of the reservations that an address asks for. */
export const reservations = (search: URLSearchParams, lang: Lang) =>
  query(desk.list, { query: { ...askedIn(search), lang } })

/** Page after page of the same, for an export. */
export const loadReservations =
  (search: URLSearchParams, lang: Lang) => (cursor: string | undefined, signal: AbortSignal) =>
    call(desk.list, { query: { ...askedIn(search), lang, per_page: 200, cursor } }, { signal })

/** One reservation with its order and history. */
export const reservation = (id: string, lang: Lang) => query(desk.detail, { params: { id }, query: { lang } })

/** What its cancellation would bring back: asked anew each time. */
export const cancellationQuote = (id: string, lang: Lang) => ({
  ...query(desk.quote, { params: { id }, query: { lang } }),
  staleTime: 0,
})

/** What an act on a reservation changes. */
export const afterAct = [desk.list, desk.detail]
