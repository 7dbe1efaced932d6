import { allocate } from '#server/allocate'
import type { OrderRow } from '#server/modules/booking/rows.service'

/** What comes back and what is kept, in won and in points. */
export interface Figures {
  refund_won: number
  fee_won: number
  refund_points: number
  lost_points: number
}

/** So many per cent of what was paid and of the points that were spent, each rounded down: what is kept is the rest. */
export function figuresOf(paidWon: number, points: number, percent: number): Figures {
  const refund_won = Math.floor((paidWon * percent) / 100)
  const refund_points = Math.floor((points * percent) / 100)
  return { refund_won, fee_won: paidWon - refund_won, refund_points, lost_points: points - refund_points }
}

/**
 * Each booking's part of the points that its order has spent, by what it cost: the parts are whole and add up exactly,
 * so that an order that is cancelled booking by booking gives back no more and no less than one that is cancelled at once.
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
