import type { ServiceKind } from '#contract/services'
import type { Site } from '#contract/sites'
import type { BookingRow, OrderRow } from './order.rows'

/** Sites whose guests reserve without an account, with the path of a link that carries the token `mark`. */
const linkPaths: Partial<Record<Site, (mark: string, service: ServiceKind) => string>> = {
  apec: (mark) => `/apec2025/${mark}`,
  // Behind the sign that no browser sends along: neither servers nor their logs see it.
  protocol: (mark, service) => `/protocol/${service}#${mark}`,
}

/** Whether what a site sells is reserved by guests, and lies in nobody's cart. */
export const isGuestSite = (site: string): boolean => linkPaths[site as Site] !== undefined

type Owned = Pick<OrderRow, 'site' | 'account_id'>

/** Whether an order is a guest's, who opens it by a link instead of signing in. */
export const isGuestOrder = ({ site }: Pick<Owned, 'site'>): boolean => isGuestSite(site)

/** Stands in a mail that waits in a queue for the token of the guest's link, which is made when the mail is sent. */
export const guestMark = /\{guest:([0-9a-f-]{36})\}/

/** Sites whose guests have tickets, with the path that the reservation number of one follows. */
const ticketPaths: Partial<Record<Site, string>> = { apec: '/apec2025/qrcode' }

/**
 * Where a guest's ticket is shown, or null where the site has no tickets. The token stands in the fragment, which browsers
 * send to no server (product §4).
 */
export function guestTicketPath(
  order: Owned,
  { reservation_number }: Pick<BookingRow, 'reservation_number'>,
): string | null {
  const path = ticketPaths[order.site as Site]
  return path ? `${path}/${reservation_number}#{guest:${order.account_id}}` : null
}

/** Where an order is shown, or its only booking. */
export function orderPath(order: Owned, bookings: readonly Pick<BookingRow, 'id' | 'service'>[]): string {
  const link = linkPaths[order.site as Site]
  if (link) return link(`{guest:${order.account_id}}`, bookings[0]?.service?.kind ?? 'vehicle')
  return bookings.length === 1 ? `/purchase/reservation-detail/${bookings[0]?.id}` : '/account/my-reservation'
}
