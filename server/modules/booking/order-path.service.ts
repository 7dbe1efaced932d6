import { type Site, siteRecords, sites } from '#contract/sites/sites'
import type { BookingRow, OrderRow } from './rows.service'

/** Returns the guest rules of a site, or undefined where reserving needs an account. */
const guestsOf = (site: Site) => siteRecords[site].guests

/** Whether guests reserve on this site, without a cart. */
export const isGuestSite = (site: Site): boolean => guestsOf(site) !== undefined

type Owned = Pick<OrderRow, 'site' | 'account_id'>

/** Whether an order belongs to a guest, who opens it with a link instead of signing in. */
export const isGuestOrder = ({ site }: Pick<Owned, 'site'>): boolean => isGuestSite(site)

/** Sites whose orders are exhibitors' booths: they have a page of their own, and nothing about trips applies to them. */
const boothSites: readonly Site[] = sites.filter((site) => siteRecords[site].booths)
/** Booth sites and the sites whose orders are passes. */
export const noTripSites: readonly Site[] = sites.filter((site) => siteRecords[site].booths || siteRecords[site].passes)
export const isPassOrder = ({ site }: Pick<Owned, 'site'>): boolean => siteRecords[site].passes !== undefined
/** Whether an order is of trips. */
export const isTripOrder = ({ site }: Pick<Owned, 'site'>): boolean => !noTripSites.includes(site)
export const isBoothOrder = ({ site }: Pick<Owned, 'site'>): boolean => boothSites.includes(site)

/** Whether an order's price was agreed when it was made, by a quotation or by a price list without coupons and points. */
export const hasAgreedPrice = (order: Pick<OrderRow, 'site' | 'quotation_id'>): boolean =>
  order.quotation_id !== null || isBoothOrder(order)

/** The placeholder in a queued email for the token of the guest's link; the token is created when the email is sent. */
export const guestMark = /\{guest:([0-9a-f-]{36})\}/

/**
 * Returns the path of a guest's ticket, or null where the site has no tickets. The token is in the fragment, which browsers
 * send to no server (product §4).
 */
export function guestTicketPath(
  order: Owned,
  { reservation_number }: Pick<BookingRow, 'reservation_number'>,
): string | null {
  const path = guestsOf(order.site)?.ticket?.(reservation_number)
  return path ? `${path}#{guest:${order.account_id}}` : null
}

/** Returns the path of an order, or of its only booking. */
export function orderPath(order: Owned, bookings: readonly Pick<BookingRow, 'id' | 'service'>[]): string {
  const { guests, booths, passes } = siteRecords[order.site]
  if (booths) return booths
  if (passes) return passes
  if (guests) return guests.link(`{guest:${order.account_id}}`, bookings[0]?.service?.kind ?? 'vehicle')
  return bookings.length === 1 ? `/purchase/reservation-detail/${bookings[0]?.id}` : '/account/my-reservation'
}
