import { allocate } from '#server/allocate'
import type { OrderRow } from '#server/modules/booking/rows.service'

/** What is refunded and what is kept, in won and in points. */
export interface Figures {
  refund_won: number
  fee_won: number
  refund_points: number
  lost_points: number
}

/** Splits paid won and spent points at `percent`, each rounded down; the rest is kept. */
export function figuresOf(paidWon: number, points: number, percent: number): Figures {
  const refund_won = Math.floor((paidWon * percent) / 100)
  const refund_points = Math.floor((points * percent) / 100)
  return { refund_won, fee_won: paidWon - refund_won, refund_points, lost_points: points - refund_points }
}

/**
 * Divides an order's spent points among its bookings by their cost. The shares are whole and add up exactly, so that canceling
 * booking by booking returns as much as canceling all bookings together.
 */
export function pointShares(
  { points }: Pick<OrderRow, 'points'>,
  bookings: readonly { id: string; amount_won: number }[],
): Map<string, number> {
  const parts = allocate(
    points,
    bookings.map(({ amount_won }) => amount_won),
  )
  return new Map(bookings.map(({ id }, at) => [id, parts[at] ?? 0]))
}
