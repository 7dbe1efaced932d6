import { addDays, dayInSeoul } from '#contract/days'
import { guest } from '#contract/guest'
import type { Site } from '#contract/sites/sites'
import { maxTourDays } from '#contract/tour'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'

/** Whether a site takes reservations, and when. */
export const windowOf = (site: Site) => query(guest.window, { params: { site } })

/** The tours that guests can reserve on a site. */
export const toursOf = (visitor: Visitor, site: Site) =>
  query(guest.tours, { params: { site }, query: { lang: contentLang(visitor) } })

/** The first day that can be reserved: tomorrow in Seoul (product §5). */
export const firstDay = (now: number): string => addDays(dayInSeoul(now), 1)

/** The departures of a site, or of one of its tours, for `days` days from a day on. */
export const departuresOf = (site: Site, from: string, days: number, tour?: string) =>
  query(guest.departures, {
    params: { site },
    query: { from, to: addDays(from, Math.min(days, maxTourDays) - 1), ...(tour && { tour }) },
  })

/** The reservation opened in this visit. */
export const ownReservation = (visitor: Visitor) => query(guest.reservation, { query: { lang: contentLang(visitor) } })

export const cancelQuote = (visitor: Visitor) => query(guest.quote, { query: { lang: contentLang(visitor) } })
