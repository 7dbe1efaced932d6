import { dayInSeoul, instantInSeoul } from '#contract/days'
import type { Lang } from '#contract/languages'
import { confirmationDay } from '#contract/periods'
import type { Voucher } from '#contract/voucher'
import type { Deps } from '#server/deps'
import { bookingByNumber } from '#server/modules/booking/faces.service'
import { findPaidBooking } from '#server/modules/booking/paid.service'
import { type BookingRow, travelersOf } from '#server/modules/booking/rows.service'
import { adviceOf } from '#server/modules/catalog/advice.service'
import { Refusal } from '#server/refusal'
import { gateKeys, signTicket, verifyTicket } from '#server/ticket'

/** The signed code with which the gate admits a booking's party; only for a booking that is paid and takes place. */
export const codeOf = ({ TICKET_KEYS }: Pick<Deps['settings'], 'TICKET_KEYS'>, booking: BookingRow): string => {
  const { reservation_number, product_id, date, start_time } = booking
  return signTicket(TICKET_KEYS, {
    reservation_number,
    product_id,
    date,
    start_time,
    party_size: travelersOf(booking),
  })
}

/** The Seoul day by which the operator confirms a paid booking; null once it is confirmed, or the day has passed. */
function confirmedBy(paidAt: Date | null, { status, date }: BookingRow, now: Date): string | null {
  if (status !== 'requested' || !paidAt) return null
  const day = confirmationDay(paidAt.getTime(), [date])
  return day < dayInSeoul(now) ? null : day
}

/** The voucher of the member's or guest's booking with its signed code. Throws what `findPaidBooking` throws. */
export async function showVoucher(
  { db, settings, clock }: Pick<Deps, 'db' | 'settings' | 'clock'>,
  accountId: string,
  id: string,
  lang: Lang,
): Promise<Voucher> {
  const { order, booking } = await findPaidBooking(db, accountId, id)
  const advice = await adviceOf(db, booking.product_id)
  const { reservation_number, date, start_time } = booking
  const placeIn = (language: Lang) => ({
    product_name: booking.product_name[language],
    option_name: booking.option_name[language],
    meeting_point: booking.meeting_point[language],
  })
  return {
    booking_id: booking.id,
    reservation_number,
    status: booking.status,
    confirmed_by: confirmedBy(order.paid_at, booking, clock.now()),
    code: codeOf(settings, booking),
    ...placeIn(lang),
    date,
    start_time,
    departs_at: instantInSeoul(date, start_time).toISOString(),
    duration_minutes: advice?.duration_minutes ?? 0,
    representative_name: order.representative_name,
    number_of_travelers: travelersOf(booking),
    party: booking.lines.map(({ band, quantity }) => ({ band, quantity })),
    luggage_count: booking.luggage_count,
    operator: advice?.operator[lang] ?? '',
    know_before: advice?.know_before[lang] ?? [],
    korean: placeIn('ko'),
  }
}

/** The member's booking that a scanned code is for. Throws 404 `voucher.unknown` and 403 `voucher.notYours`. */
export async function readVoucher(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  accountId: string,
  code: string,
): Promise<{ booking_id: string }> {
  const ticket = verifyTicket(gateKeys(settings.TICKET_KEYS), code)
  const found = ticket && (await bookingByNumber(db, ticket.reservation_number))
  if (!found) throw new Refusal(404, 'voucher.unknown')
  if (found.account_id !== accountId) throw new Refusal(403, 'voucher.notYours')
  return { booking_id: found.id }
}
