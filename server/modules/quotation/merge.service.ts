import { and, inArray, isNotNull } from 'drizzle-orm'
import { movedRows } from '#server/db/moved-rows'
import { ordersOfAccount } from '#server/modules/booking/merge.service'
import type { MergePart } from '#server/ports/merging'
import { quotation } from './quotation.table'

const quotations = movedRows({ kind: 'quotations', table: quotation, column: quotation.account_id })

/** What this module moves when two accounts are merged. */
export const mergedQuotations: readonly MergePart[] = [
  {
    ...quotations,
    async giveBack(context, back) {
      // One that was accepted since stays with its order.
      const ordered = await context.db
        .select({ id: quotation.id, order_id: quotation.order_id })
        .from(quotation)
        .where(and(inArray(quotation.id, [...back.keys]), isNotNull(quotation.order_id)))
      const staying = await ordersOfAccount(
        context.db,
        back.remaining,
        ordered.flatMap(({ order_id }) => order_id ?? []),
      )
      const kept = new Set(ordered.filter(({ order_id }) => staying.has(order_id ?? '')).map(({ id }) => id))
      return quotations.giveBack(context, { ...back, keys: back.keys.filter((key) => !kept.has(key)) })
    },
  },
]
