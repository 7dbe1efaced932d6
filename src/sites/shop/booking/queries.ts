import { booking, type ShownStatus, shownNames, type When, whenNames } from '#contract/booking'
import { cancellation } from '#contract/cancellation'
import { voucher } from '#contract/voucher'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'

/** The filters of reservations: by status, upcoming or past ones, or all. */
export interface BookingFilters {
  status?: ShownStatus
  when?: When
}

/** Reads the filters of an address; unknown values mean all. */
export function bookingFiltersIn(search: URLSearchParams): BookingFilters {
  const status = shownNames.find((each) => each === search.get('status'))
  const when = whenNames.find((each) => each === search.get('when'))
  return { ...(status && { status }), ...(when && { when }) }
}

export const pageIn = (search: URLSearchParams): number =>
  Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1)

export const ownBookings = (visitor: Visitor, page: number, filters: BookingFilters) =>
  query(booking.list, { query: { lang: contentLang(visitor), page, ...filters } })

export const bookingOf = (visitor: Visitor, id: string) =>
  query(booking.detail, { params: { id }, query: { lang: contentLang(visitor) } })

export const voucherOf = (visitor: Visitor, id: string) =>
  query(voucher.show, { params: { id }, query: { lang: contentLang(visitor) } })

/** The refund for canceling now. */
export const cancelQuote = (visitor: Visitor, id: string) =>
  query(cancellation.quote, { params: { id }, query: { lang: contentLang(visitor) } })
