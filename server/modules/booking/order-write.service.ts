import { holdMinutes } from '#contract/periods'
import type { Db } from '#server/db/connect'
import { booking, bookingEvent, bookingLine, order } from './booking.table'
import type { Price } from './price.service'

type NewOrder = Omit<typeof order.$inferInsert, 'price_lines' | 'amount_won' | 'hold_expires_at' | 'created_at'> & {
  account_id: string
  created_at: Date
}
type NewBooking = Omit<typeof booking.$inferInsert, 'site' | 'amount_won' | 'created_at'> & {
  id: string
  lines: Omit<typeof bookingLine.$inferInsert, 'booking_id'>[]
}

/**
 * Writes a new order with its bookings, their lines and their first event. The caller has taken the seats, which are held for
 * `holdMinutes` (product §4).
 */
export async function writeOrder(
  tx: Db,
  row: NewOrder,
  { bookings, price }: { bookings: readonly NewBooking[]; price: Price },
): Promise<void> {
  const { account_id, created_at: at } = row
  await tx.insert(order).values({
    ...row,
    price_lines: price.lines,
    amount_won: price.amount_won,
    hold_expires_at: new Date(at.getTime() + holdMinutes * 60_000),
  })
  await tx.insert(booking).values(
    bookings.map(({ lines: _, ...each }) => ({
      ...each,
      site: row.site,
      amount_won: price.shares.get(each.id) ?? 0,
      created_at: at,
    })),
  )
  await tx
    .insert(bookingLine)
    .values(bookings.flatMap((each) => each.lines.map((line) => ({ booking_id: each.id, ...line }))))
  await tx
    .insert(bookingEvent)
    .values(bookings.map((each) => ({ booking_id: each.id, at, actor: account_id, to: 'pending' as const })))
}
