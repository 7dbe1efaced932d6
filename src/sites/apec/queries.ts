import { addDays, isDayWithin } from '#contract/days'
import { guest } from '#contract/guest'
import { query } from '#src/api/query'
import { departuresOf, firstDay, toursOf, windowOf } from '#src/kits/guest/queries'
import { contentLang, type Visitor } from '#src/session/visitor'
import { site } from './site'

/** Whether reservations are taken, and when. */
export const reservationWindow = () => windowOf(site)

export const tours = (visitor: Visitor) => toursOf(visitor, site)

/** The day of the list: what the address says, never before the first day. */
export function fromIn(visitor: Visitor, search: URLSearchParams): string {
  const asked = search.get('from') ?? ''
  const first = firstDay(visitor)
  // Two years ahead nothing is on sale, and a week there would only be the next empty one.
  return isDayWithin(asked, { first, last: addDays(first, 730) }) ? asked : first
}

/** The departures of so many days from a day on. */
export const departures = (from: string, days: number) => departuresOf(site, from, days)

/** The reservation and its ticket, for the ticket's page: it says itself that a token has run out, and leads nowhere. */
export const ticketQueries = (visitor: Visitor) => {
  const asked = { query: { lang: contentLang(visitor) } }
  return {
    own: query(guest.reservation, asked, { errors: 'silent' }),
    ticket: query(guest.ticket, asked, { errors: 'silent' }),
  }
}
