import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { movedRows } from '#server/db/moved-rows'
import { couponOrders } from '#server/modules/benefits/coupons.service'
import { mergedCoupons } from '#server/modules/benefits/merge.service'
import type { MergePart } from '#server/ports/merging'
import { booking, order } from './booking.table'

interface Ordered {
  id: string
  order_id: string | null
}

/** Returns the ids of those rows whose order belongs to an account; one query, or none. */
export async function inOrdersOf(db: Db, accountId: string, rows: readonly Ordered[]): Promise<Set<string>> {
  const ids = rows.flatMap(({ order_id }) => order_id ?? [])
  if (ids.length === 0) return new Set()
  const own = await db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.account_id, accountId), inArray(order.id, ids)))
  const orders = new Set(own.map(({ id }) => id))
  return new Set(rows.flatMap(({ id, order_id }) => (order_id !== null && orders.has(order_id) ? [id] : [])))
}

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
  {
    ...mergedCoupons,
    async giveBack(context, back) {
      // One that the remaining account has used since stays with its order, which can return it.
      const used = await inOrdersOf(context.db, back.remaining, await couponOrders(context.db, back.keys))
      return mergedCoupons.giveBack(context, { ...back, keys: back.keys.filter((key) => !used.has(key)) })
    },
  },
]
