import { addDays, isDayWithin } from '#contract/days'
import { guest } from '#contract/guest'
import { query } from '#src/api/query'
import { departuresOf, firstDay, toursOf, windowOf } from '#src/kits/guest/queries'
import { contentLang, type Visitor } from '#src/session/visitor'
import { site } from './site'

/** The window in which reservations are taken. */
export const reservationWindow = () => windowOf(site)

export const tours = (visitor: Visitor) => toursOf(visitor, site)

/** The first day of the list: the one in the address, but never before the first day with departures. */
export function fromIn(visitor: Visitor, search: URLSearchParams): string {
  const requested = search.get('from') ?? ''
  const first = firstDay(visitor.clock.now())
  // Nothing is on sale two years ahead, and a week there would only lead to the next empty one.
  return isDayWithin(requested, { first, last: addDays(first, 730) }) ? requested : first
}

/** The departures of a number of days from a given day on. */
export const departures = (from: string, days: number) => departuresOf(site, from, days)

/** The reservation and its ticket, for the ticket's page. Errors are silent: the page reports an expired token itself. */
export const ticketQueries = (visitor: Visitor) => {
  const input = { query: { lang: contentLang(visitor) } }
  return {
    own: query(guest.reservation, input, { errors: 'silent' }),
    ticket: query(guest.ticket, input, { errors: 'silent' }),
  }
}
