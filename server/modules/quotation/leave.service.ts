import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { order } from '#server/modules/booking/booking.table'
import { quotation } from './quotation.table'

/**
 * What becomes of a member's quotations who withdraws (product §8): open ones are withdrawn, and only those that led to a paid
 * order keep whom to reach.
 */
export async function leaveQuotations(tx: Db, now: Date, accountId: string): Promise<void> {
  const mine = eq(quotation.account_id, accountId)
  const unpaid = sql`not exists (select from ${order} where ${order.id} = ${quotation.order_id} and ${order.paid_at} is not null)`
  await tx
    .update(quotation)
    .set({ status: 'withdrawn', asked: false, updated_at: now })
    .where(
      and(
        mine,
        or(
          inArray(quotation.status, ['requested', 'offered', 'declined']),
          // Its order has ended, now at the latest, so that it would be offered again.
          and(eq(quotation.status, 'accepted'), unpaid),
        ),
      ),
    )
  await tx.update(quotation).set({ contact_name: '', contact_email: '', contact_phone: '' }).where(and(mine, unpaid))
}
