import { and, eq, gte } from 'drizzle-orm'
import { movedRows } from '#server/db/moved-rows'
import { inOrdersOf } from '#server/modules/booking/merge.service'
import type { MergePart } from '#server/ports/merging'
import { endForeignGifts } from './gift-end.service'
import { passGift } from './gifts.table'
import { pass } from './passes.table'

const passes = movedRows({ kind: 'passes', table: pass, column: pass.account_id })
const given = movedRows({ kind: 'gifts', table: passGift, column: passGift.giver_id })

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
      const following = await inOrdersOf(context.db, back.other, issued)
      return passes.giveBack(context, { ...back, keys: [...new Set([...back.keys, ...following])] })
    },
  },
  {
    ...given,
    async giveBack(context, back) {
      const count = await given.giveBack(context, back)
      await endForeignGifts(context.db, context.now, { giver: back.remaining, holder: back.other })
      return count
    },
  },
  movedRows({ kind: 'gifts', table: passGift, column: passGift.claimed_by }),
]
