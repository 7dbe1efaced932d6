import type { Band } from '#contract/catalog'
import { luggage } from '#contract/catalog'
import { type Currency, convert, type Rates } from '#contract/money'
import { allocate } from '#server/allocate'
import type { Texts } from '#server/db/columns'
import type { StoredPriceLine } from './booking.table'
import { labels } from './price.texts'
import { travelersOf } from './rows.service'

/** The parts of a booking's price; prices in the smallest unit of their currency. */
export interface PricedBooking {
  id: string
  product_id: string
  product_name: Texts
  luggage_count: number
  /** Both only for a service, whose lines may count vehicles: which option, and for how many people. */
  option_name?: Texts
  party?: number | null
  lines: readonly { band: Band; quantity: number; price: number; currency: Currency }[]
}

/** Discounts of an order, in won: coupons, each with its discount for each booking, and points. */
export interface TakenOff {
  coupons: readonly { name: Texts; discount_won: number; parts: readonly (number | null)[] }[]
  points: number
}

/** A price with its explanation: the lines add up to `amount_won`, and so do the bookings' shares. */
export interface Price {
  lines: StoredPriceLine[]
  amount_won: number
  /** By booking id. */
  shares: Map<string, number>
}

/** Luggage pieces beyond the free allowance of two per traveler (product §5, §9). */
export const extraPieces = (booking: Pick<PricedBooking, 'luggage_count' | 'party' | 'lines'>): number =>
  Math.max(0, booking.luggage_count - travelersOf(booking) * luggage.perTraveler)

/** Prices one booking before benefits: each line is converted to won once, from its own currency, at the frozen rates. */
export function bookingLines(booking: PricedBooking, rates: Rates): StoredPriceLine[] {
  const won = (amount: number, currency: Currency) => convert({ amount, currency }, 'KRW', rates).amount
  const items = booking.lines.map(
    ({ band, quantity, price, currency }): StoredPriceLine => ({
      kind: 'item',
      label:
        booking.party && booking.option_name
          ? labels.service(booking.product_name, booking.option_name)
          : labels.item(booking.product_name, band),
      quantity,
      unit: { amount: price, currency },
      amount: won(price * quantity, currency),
    }),
  )
  const extra = extraPieces(booking)
  if (extra === 0) return items
  return [
    ...items,
    {
      kind: 'luggage',
      label: labels.luggage(booking.product_name),
      quantity: extra,
      unit: { amount: luggage.extraPieceCents, currency: 'USD' },
      amount: won(extra * luggage.extraPieceCents, 'USD'),
    },
  ]
}

const total = (lines: readonly { amount: number }[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

/** Returns each booking's price in won before benefits. */
export const basketOf = (bookings: readonly PricedBooking[], rates: Rates) =>
  bookings.map((booking) => ({
    booking_id: booking.id,
    product_id: booking.product_id,
    amount_won: total(bookingLines(booking, rates)),
  }))

/** Prices an order, line by line in won; a pure function of its arguments (product §5). */
export function priceOf(bookings: readonly PricedBooking[], rates: Rates, { coupons, points }: TakenOff): Price {
  const basket = basketOf(bookings, rates)
  const lines = bookings.flatMap((booking) => bookingLines(booking, rates))
  for (const { name, discount_won } of coupons) {
    lines.push({
      kind: 'coupon',
      label: labels.coupon(name),
      quantity: 1,
      unit: null,
      amount: -discount_won,
    })
  }
  if (points > 0) lines.push({ kind: 'points', label: labels.points, quantity: 1, unit: null, amount: -points })
  const left = basket.map(({ amount_won }, at) =>
    coupons.reduce((rest, { parts }) => rest - (parts[at] ?? 0), amount_won),
  )
  const paidByPoints = allocate(points, left)
  return {
    lines,
    amount_won: total(lines),
    shares: new Map(basket.map(({ booking_id }, at) => [booking_id, (left[at] ?? 0) - (paidByPoints[at] ?? 0)])),
  }
}
