import { type Site, siteRecords } from '#contract/sites/sites'
import type { BookingRow, OrderRow } from './rows.service'

/** How guests of a site come back, or undefined where an account is needed to reserve. */
const guestsOf = (site: Site) => siteRecords[site].guests

/** Whether what a site sells is reserved by guests, and is in no cart. */
export const isGuestSite = (site: Site): boolean => guestsOf(site) !== undefined

type Owned = Pick<OrderRow, 'site' | 'account_id'>

/** Whether an order is a guest's, who opens it by a link instead of signing in. */
export const isGuestOrder = ({ site }: Pick<Owned, 'site'>): boolean => isGuestSite(site)

/** The placeholder in a queued email for the token of the guest's link, which is made when the email is sent. */
export const guestMark = /\{guest:([0-9a-f-]{36})\}/

/**
 * Where a guest's ticket is shown, or null where the site has no tickets. The token is in the fragment, which browsers
 * send to no server (product §4).
 */
export function guestTicketPath(
  order: Owned,
  { reservation_number }: Pick<BookingRow, 'reservation_number'>,
): string | null {
  const path = guestsOf(order.site)?.ticket?.(reservation_number)
  return path ? `${path}#{guest:${order.account_id}}` : null
}

/** Where an order is shown, or its only booking. */
export function orderPath(order: Owned, bookings: readonly Pick<BookingRow, 'id' | 'service'>[]): string {
  const guests = guestsOf(order.site)
  if (guests) return guests.link(`{guest:${order.account_id}}`, bookings[0]?.service?.kind ?? 'vehicle')
  return bookings.length === 1 ? `/purchase/reservation-detail/${bookings[0]?.id}` : '/account/my-reservation'
}
