import type { Band } from '#contract/catalog'
import { dayInSeoul, isDay } from '#contract/days'
import { DeskQuery, desk } from '#contract/desk'
import type { Lang } from '#contract/languages'
import { reservationDesk } from '#contract/reservation-desk'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import type { ListPart } from '#src/kits/desk/list-part'
import { listQueryIn } from '#src/kits/desk/list-query'

/** Reads the list query from an address. */
export const queryIn = (search: URLSearchParams) => listQueryIn(DeskQuery, search)

/** The page of the reservations that an address asks for. */
export const reservations = (search: URLSearchParams, lang: Lang) =>
  query(desk.list, { query: { ...queryIn(search), lang } })

/** Loads the list page by page, for an export. */
export const loadReservations = (search: URLSearchParams, lang: Lang) => (part: ListPart, signal?: AbortSignal) =>
  call(desk.list, { query: { ...queryIn(search), lang, ...part } }, { signal })

/** One reservation with its order and history. */
export const reservation = (id: string, lang: Lang) => query(desk.detail, { params: { id }, query: { lang } })

/** What its cancellation would refund: refetched each time. */
export const cancellationQuote = (id: string, lang: Lang) => ({
  ...query(desk.quote, { params: { id }, query: { lang } }),
  staleTime: 0,
})

/** The day that an address names, by default today in Seoul. */
export function dayIn(search: URLSearchParams): string {
  const requested = search.get('date') ?? ''
  return isDay(requested) && requested.startsWith('20') ? requested : dayInSeoul(new Date())
}

/** The departures of a day that have travelers. */
export const manifests = (search: URLSearchParams, lang: Lang) =>
  query(reservationDesk.manifests, { query: { date: dayIn(search), lang } })

/** The travelers of a product on a day. */
export const manifest = (productId: string, search: URLSearchParams, lang: Lang) =>
  query(reservationDesk.manifest, { params: { productId }, query: { date: dayIn(search), lang } })

/** Refetches the travelers, for an export. */
export const loadManifest =
  (productId: string, search: URLSearchParams, lang: Lang) => async (_: ListPart, signal?: AbortSignal) => {
    const input = { params: { productId }, query: { date: dayIn(search), lang } }
    const { items, total } = await call(reservationDesk.manifest, input, { signal })
    return { items, total: { count: total, more: false }, next: null }
  }

/** Departures of a day that a reservation can be moved to: refetched each time. */
export const moveTargets = (id: string, date: string, lang: Lang) => ({
  ...query(reservationDesk.targets, { params: { id }, query: { date, lang } }),
  staleTime: 0,
})

/** The price of another party for a reservation: refetched each time. */
export const partyQuote = (id: string, party: Partial<Record<Band, number>>, lang: Lang) => ({
  ...query(reservationDesk.partyQuote, { params: { id }, query: { ...party, lang } }),
  staleTime: 0,
})

/** The endpoints to refresh after an act on a reservation. */
export const afterAct = [desk.list, desk.detail]
