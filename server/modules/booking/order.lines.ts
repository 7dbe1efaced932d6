import type { Rates } from '#contract/money'
import { keyOf } from '#server/modules/catalog/seats.service'
import { Refusal } from '#server/refusal'
import { reservationNumber } from './order-number.service'
import { partyOf, type ReservedLine } from './party.service'
import { priceOf } from './price.service'

/** Refuses lines that cannot be reserved, regardless of seats (product §5). */
export function refuseUnfit(lines: readonly ReservedLine[]): void {
  for (const line of lines) {
    const { departure, quantities } = line
    if (departure.problem) throw new Refusal(409, departure.problem)
    if (quantities.some(({ band }) => !departure.prices.some((price) => price.band === band))) {
      throw new Refusal(409, 'booking.optionUnavailable')
    }
    if (partyOf(line).travelers < departure.product.min_travelers) throw new Refusal(409, 'booking.minimum')
  }
}

/** Refuses sold-out lines early: in a rush they are most requests. `move` decides who gets the last seats. */
export function refuseSoldOut(lines: readonly ReservedLine[]): void {
  const isSoldOut = (line: ReservedLine) => partyOf(line).seats > line.departure.seatsLeft + line.ownSeats
  if (lines.some(isSoldOut)) throw new Refusal(409, 'booking.soldOut')
}

/** Returns the rows of a new order, one booking for each line. */
export function draftOf(
  lines: readonly ReservedLine[],
  of: { id: string; accountId: string; rates: Rates; departures: Map<string, string> },
) {
  const bookings = lines.map((line, at) => {
    const { departure, quantities, face } = line
    const departure_id = of.departures.get(keyOf(departure))
    if (!departure_id) throw new Error('A departure that was opened is not there')
    return {
      id: crypto.randomUUID(),
      order_id: of.id,
      reservation_number: reservationNumber(of.id, at + 1),
      account_id: of.accountId,
      status: 'pending' as const,
      product_id: line.product_id,
      departure_id,
      seats: partyOf(line).seats,
      seat_state: 'held' as const,
      product_name: face.name,
      option_name: departure.option.name,
      meeting_point: face.meeting_point,
      date: departure.date,
      start_time: departure.start_time,
      cancellation: departure.product.cancellation,
      luggage_count: 0,
      party: null,
      lines: quantities.flatMap(({ band, quantity }, position) => {
        const price = departure.prices.find((each) => each.band === band)
        if (!price) return []
        return {
          band,
          position,
          quantity,
          price: price.price,
          takes_seat: price.takes_seat,
          min_age: price.min_age,
          max_age: price.max_age,
          currency: departure.option.currency,
        }
      }),
    }
  })
  return { bookings, price: priceOf(bookings, of.rates, { coupons: [], points: 0 }) }
}
