import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { order } from '#server/modules/booking/booking.table'
import { quotation } from './quotation.table'

/**
 * Withdraws the open quotations of a member who closes the account (product §8). Only quotations that led to a paid order keep
 * their contact details.
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
          // Its order has ended, now at the latest, so the quotation would otherwise become an open offer again.
          and(eq(quotation.status, 'accepted'), unpaid),
        ),
      ),
    )
  await tx.update(quotation).set({ contact_name: '', contact_email: '', contact_phone: '' }).where(and(mine, unpaid))
}
