import type { Band } from '#contract/catalog'
import { dayInSeoul, isDay } from '#contract/days'
import { DeskQuery, desk } from '#contract/desk'
import type { Lang } from '#contract/languages'
import { reservationDesk } from '#contract/reservation-desk'
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

/** The day that an address names, else today in Seoul. */
export function dayIn(search: URLSearchParams): string {
  const asked = search.get('date') ?? ''
  return isDay(asked) && asked.startsWith('20') ? asked : dayInSeoul(new Date())
}

/** The departures of a day on which somebody is expected. */
export const manifests = (search: URLSearchParams, lang: Lang) =>
  query(reservationDesk.manifests, { query: { date: dayIn(search), lang } })

/** Everybody who is expected on a day of a product. */
export const manifest = (productId: string, search: URLSearchParams, lang: Lang) =>
  query(reservationDesk.manifest, { params: { productId }, query: { date: dayIn(search), lang } })

/** The same, asked anew for an export. */
export const loadManifest =
  (productId: string, search: URLSearchParams, lang: Lang) => async (_: string | undefined, signal: AbortSignal) => {
    const asked = { params: { productId }, query: { date: dayIn(search), lang } }
    const { items, total } = await call(reservationDesk.manifest, asked, { signal })
    return { items, total, next: null }
  }

/** Departures of a day that a reservation could be moved to: asked anew each time. */
export const moveTargets = (id: string, date: string, lang: Lang) => ({
  ...query(reservationDesk.targets, { params: { id }, query: { date, lang } }),
  staleTime: 0,
})

/** What another party of a reservation would come to: asked anew each time. */
export const partyQuote = (id: string, party: Partial<Record<Band, number>>, lang: Lang) => ({
  ...query(reservationDesk.partyQuote, { params: { id }, query: { ...party, lang } }),
  staleTime: 0,
})

/** What an act on a reservation changes. */
export const afterAct = [desk.list, desk.detail]
