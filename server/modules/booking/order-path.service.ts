import { type Site, siteRecords, sites } from '#contract/sites/sites'
import type { BookingRow, OrderRow } from './rows.service'

/** How guests of a site come back, or undefined where an account is needed to reserve. */
const guestsOf = (site: Site) => siteRecords[site].guests

/** Whether what a site sells is reserved by guests, and is in no cart. */
export const isGuestSite = (site: Site): boolean => guestsOf(site) !== undefined

type Owned = Pick<OrderRow, 'site' | 'account_id'>

/** Whether an order is a guest's, who opens it by a link instead of signing in. */
export const isGuestOrder = ({ site }: Pick<Owned, 'site'>): boolean => isGuestSite(site)

/** Sites whose orders are booths of exhibitors: they are on a page of their own, and nothing that is about trips is about them. */
const boothSites: readonly Site[] = sites.filter((site) => siteRecords[site].booths)
/** Those and sites whose orders are passes. */
export const noTripSites: readonly Site[] = sites.filter((site) => siteRecords[site].booths || siteRecords[site].passes)
export const isPassOrder = ({ site }: Pick<Owned, 'site'>): boolean => siteRecords[site].passes !== undefined
/** Whether an order is of trips. */
export const isTripOrder = ({ site }: Pick<Owned, 'site'>): boolean => !noTripSites.includes(site)
export const isBoothOrder = ({ site }: Pick<Owned, 'site'>): boolean => boothSites.includes(site)

/** Whether an order's price was agreed when it was made, by a quotation or a price list without coupons and points. */
export const hasAgreedPrice = (order: Pick<OrderRow, 'site' | 'quotation_id'>): boolean =>
  order.quotation_id !== null || isBoothOrder(order)

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
  const { guests, booths, passes } = siteRecords[order.site]
  if (booths) return booths
  if (passes) return passes
  if (guests) return guests.link(`{guest:${order.account_id}}`, bookings[0]?.service?.kind ?? 'vehicle')
  return bookings.length === 1 ? `/purchase/reservation-detail/${bookings[0]?.id}` : '/account/my-reservation'
}
