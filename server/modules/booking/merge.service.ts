import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { movedRows } from '#server/db/moved-rows'
import type { MergePart } from '#server/ports/merging'
import { booking, order } from './booking.table'

const orders = movedRows({ kind: null, table: order, column: order.account_id })

/** What this module moves when two accounts are merged: every order, also one that is being entered or paid. */
export const mergedBookings: readonly MergePart[] = [
  {
    ...orders,
    // An order is locked before points and coupons, as everywhere: one that is being submitted is waited for and then moved.
    lock: async ({ db }, { other }) => {
      await db.select({ id: order.id }).from(order).where(eq(order.account_id, other)).orderBy(order.id).for('update')
    },
  },
  movedRows({ kind: 'reservations', table: booking, column: booking.account_id }),
]

/** Returns those of these orders that belong to an account; one query, or none. */
export const ordersOfAccount = async (db: Db, accountId: string, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.account_id, accountId), inArray(order.id, [...ids])))
  return new Set(rows.map(({ id }) => id))
}
