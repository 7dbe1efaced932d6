import { and, eq, gte } from 'drizzle-orm'
import { movedRows } from '#server/db/moved-rows'
import { ordersOfAccount } from '#server/modules/booking/merge.service'
import type { MergePart } from '#server/ports/merging'
import { passGift } from './gifts.table'
import { pass } from './passes.table'

const passes = movedRows({ kind: 'passes', table: pass, column: pass.account_id })

/** What this module moves when two accounts are merged. */
export const mergedPasses: readonly MergePart[] = [
  {
    ...passes,
    async giveBack(context, back) {
      // A pass issued since for an order that has gone back follows it: its buyer must be able to use and return it.
      const issued = await context.db
        .select({ id: pass.id, order_id: pass.order_id })
        .from(pass)
        .where(and(eq(pass.account_id, back.remaining), gte(pass.bought_at, back.at)))
      const gone = await ordersOfAccount(
        context.db,
        back.other,
        issued.map(({ order_id }) => order_id),
      )
      const following = issued.filter(({ order_id }) => gone.has(order_id)).map(({ id }) => id)
      return passes.giveBack(context, { ...back, keys: [...new Set([...back.keys, ...following])] })
    },
  },
  movedRows({ kind: 'gifts', table: passGift, column: passGift.giver_id }),
  movedRows({ kind: 'gifts', table: passGift, column: passGift.claimed_by }),
]
