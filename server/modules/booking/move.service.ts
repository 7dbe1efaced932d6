import { eq } from 'drizzle-orm'
import { productsWithoutTrips } from '#contract/catalog'
import { dayInSeoul } from '#contract/days'
import { convert, type Rates } from '#contract/money'
import type { Db } from '#server/db/connect'
import { notify } from '#server/db/notices'
import type { Deps } from '#server/deps'
import type { Departure } from '#server/modules/catalog/departures.service'
import { keyOf, moveSeats, openDepartures } from '#server/modules/catalog/seats.service'
import { mailLater } from '#server/modules/mail/mail.service'
import { Refusal } from '#server/refusal'
import { booking } from './booking.table'
import { mailed } from './order-mail.service'
import type { BookingRow, OrderRow } from './rows.service'
import { type Change, noteEvent, voucherChannel } from './states.service'

/** Whether a booking is of a paid tour on a later Seoul day: operators can still change its departure or party. */
export function isAhead({ status: paid }: OrderRow, row: BookingRow, now: Date): boolean {
  const isOpen = row.status === 'requested' || row.status === 'confirmed'
  const isTour = row.service === null && !productsWithoutTrips.includes(row.product_id)
  // From its day on, gates have its party in their lists.
  const isLater = row.date > dayInSeoul(now)
  return paid === 'paid' && isOpen && isTour && isLater && row.seat_state === 'confirmed'
}

/** Throws 409 `desk.notMovable` unless a booking is of a paid tour on a later Seoul day. */
export function refuseUnmovable(order: OrderRow, row: BookingRow, now: Date): void {
  if (!isAhead(order, row, now)) throw new Refusal(409, 'desk.notMovable')
}

/** A price difference as written into the history, the same in every language: ` (+₩20,000)`; empty for none. */
export const noted = (won: number): string =>
  won === 0 ? '' : ` (${won > 0 ? '+' : '−'}₩${Math.abs(won).toLocaleString('en-US')})`

/**
 * How many more won a departure costs today than was agreed, at the order's own rates; null if a band of the party is not
 * offered.
 */
export function differenceWon(
  lines: BookingRow['lines'],
  departure: Pick<Departure, 'prices' | 'option'>,
  rates: Rates,
): number | null {
  let sum = 0
  for (const { band, quantity, price, currency } of lines) {
    const offered = departure.prices.find((each) => each.band === band)
    if (!offered) return null
    const today = { amount: offered.price * quantity, currency: departure.option.currency }
    sum += convert(today, 'KRW', rates).amount - convert({ amount: price * quantity, currency }, 'KRW', rates).amount
  }
  return sum
}

/**
 * Moves a booking that the caller has locked to another departure of its product: seats are exchanged immediately, what was
 * agreed and paid stays, and the person is notified. Throws 409 `booking.soldOut`.
 */
export async function moveBooking(
  deps: Pick<Deps, 'jobs'>,
  tx: Db,
  { order, row }: { order: OrderRow; row: BookingRow },
  to: Departure,
  { actor, at, reason = '' }: Change,
): Promise<void> {
  const { option_id, date, start_time, capacity, option } = to
  const opened = await openDepartures(tx, [{ option_id, date, start_time, capacity }])
  const departure_id = opened.get(keyOf(to))
  if (!departure_id) throw new Error('a departure was opened and is not there')
  await moveSeats(tx, [
    { departure_id: row.departure_id, held: 0, confirmed: -row.seats },
    { departure_id, held: 0, confirmed: row.seats },
  ])
  const moved = { departure_id, date, start_time, option_name: option.name, reissued_at: at }
  await tx.update(booking).set(moved).where(eq(booking.id, row.id))
  const difference = noted(differenceWon(row.lines, to, order.rates) ?? 0)
  const when = `${row.date} ${row.start_time} → ${date} ${start_time}${difference}`
  await noteEvent(tx, row, { actor, at, reason: `${when}\n${reason}` })
  await notify(tx, voucherChannel)
  const values = {
    ...mailed({ order, bookings: [{ ...row, ...moved }] }, row.amount_won),
    was: { date: row.date, start_time: row.start_time },
    reason,
  }
  const once = `moved ${row.id} ${at.toISOString()}`
  await mailLater(deps, tx, { template: 'bookingMoved', to: order.email, lang: order.lang, values }, { once })
}
