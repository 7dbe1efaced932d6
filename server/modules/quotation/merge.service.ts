import { inArray } from 'drizzle-orm'
import { movedRows } from '#server/db/moved-rows'
import { inOrdersOf } from '#server/modules/booking/merge.service'
import type { MergePart } from '#server/ports/merging'
import { quotation } from './quotation.table'

const quotations = movedRows({ kind: 'quotations', table: quotation, column: quotation.account_id })

/** What this module moves when two accounts are merged. */
export const mergedQuotations: readonly MergePart[] = [
  {
    ...quotations,
    async giveBack(context, back) {
      // One that was accepted since stays with its order.
      const rows = await context.db
        .select({ id: quotation.id, order_id: quotation.order_id })
        .from(quotation)
        .where(inArray(quotation.id, [...back.keys]))
      const kept = await inOrdersOf(context.db, back.remaining, rows)
      return quotations.giveBack(context, { ...back, keys: back.keys.filter((key) => !kept.has(key)) })
    },
  },
]
