import { Band, ProductId } from './catalog'
import { endpoint } from './endpoint'
import { Day, Instant, LangQuery, RequiredText, TimeOfDay, Uuid } from './fields'
import { BookingStatus } from './order'
import { z } from './zod'

/** Statuses in which a booking is paid and takes place: it has a voucher and a calendar entry (product §4). */
export const voucherStatuses = ['requested', 'confirmed'] as const satisfies BookingStatus[]
/** Whether a booking of this status has a voucher. */
export const hasVoucher = (status: BookingStatus): boolean => voucherStatuses.some((each) => each === status)

/** The contents of a voucher's signed code: nothing about the people except their number. */
export const Ticket = z.strictObject({
  reservation_number: z.string(),
  product_id: ProductId,
  date: Day,
  start_time: TimeOfDay,
  party_size: z.number().check(z.int(), z.gte(1)),
  /** The key that signed it. */
  key_id: z.string(),
})
export type Ticket = z.infer<typeof Ticket>

/** What drivers and guides read, in their own language. */
const Place = z.object({ product_name: z.string(), option_name: z.string(), meeting_point: z.string() })

/** The contents of a voucher, enough to be printed or read offline. */
export const Voucher = z.extend(Place, {
  booking_id: Uuid,
  reservation_number: z.string(),
  status: BookingStatus,
  /** The Seoul day by which the operator confirms it; null once it is confirmed, or the day has passed. */
  confirmed_by: z.nullable(Day),
  /** `NARU1.<payload>.<signature>`, the content of the QR code. */
  code: z.string(),
  /** Departure in Seoul. */
  date: Day,
  start_time: TimeOfDay,
  departs_at: Instant,
  duration_minutes: z.number(),
  representative_name: z.string(),
  number_of_travelers: z.number(),
  party: z.array(z.object({ band: Band, quantity: z.number() })),
  luggage_count: z.number(),
  operator: z.string(),
  know_before: z.array(z.string()),
  /** The same texts in Korean. */
  korean: Place,
})
export type Voucher = z.infer<typeof Voucher>

const params = z.object({ id: Uuid })

export const voucher = {
  /** Refuses with `voucher.unpaid` or `voucher.cancelled` if a booking has none. */
  show: endpoint({
    method: 'get',
    path: '/api/v1/bookings/:id/voucher',
    auth: 'member',
    params,
    query: LangQuery,
    data: Voucher,
  }),
  /** The departure as a calendar file (iCalendar); refuses as `show` does. */
  calendar: endpoint({
    method: 'get',
    path: '/api/v1/bookings/:id/calendar',
    auth: 'member',
    params,
    query: LangQuery,
    data: z.object({ filename: z.string(), text: z.string() }),
  }),
  /** The booking of a scanned code, for its owner. Refuses with 404 `voucher.unknown` and 403 `voucher.notYours`. */
  read: endpoint({
    method: 'post',
    path: '/api/v1/vouchers/read',
    auth: 'member',
    body: z.strictObject({ code: RequiredText(1000) }),
    data: z.object({ booking_id: Uuid }),
    limit: 'write',
  }),
}
