import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { daysLater } from '#contract/days'
import type { Db } from '#server/db/connect'
import { passportDays } from '#server/modules/settings/settings.service'
import { refund } from './refund.table'

/**
 * Removes the bank accounts of refunds that were sent or declined longer ago than the setting `passport`, in days (product §4).
 * Returns the number of refunds.
 */
export async function purgeRefundAccounts(db: Db, now: Date): Promise<number> {
  const before = daysLater(now, -(await passportDays(db)))
  const purged = await db
    .update(refund)
    .set({ account_sealed: null })
    .where(
      and(
        isNotNull(refund.account_sealed),
        inArray(refund.status, ['done', 'declined']),
        lt(sql`coalesce(${refund.done_at}, ${refund.requested_at})`, before),
      ),
    )
    .returning({ id: refund.id })
  return purged.length
}
