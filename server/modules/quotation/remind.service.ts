import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps'
import { mailExpiring } from './quotation.mail'
import { quotation, quotationOffer } from './quotation.table'
import { shownStatus } from './states.service'

/** How long before its end a reminder of an offer is sent, in ms (product §4). */
const ahead = 24 * 60 * 60 * 1000

/**
 * Sends reminders of offers that end within a day. An offer made within the last day is skipped, because its first mail has just
 * said so. Safe to run at any frequency, on any number of servers.
 */
export async function remindOffers({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now()
  const due = await db
    .select({ quotation, offer: quotationOffer })
    .from(quotation)
    .innerJoin(quotationOffer, eq(quotationOffer.quotation_id, quotation.id))
    .where(
      and(
        sql`${shownStatus(now)} = 'offered'`,
        eq(quotationOffer.withdrawn, false),
        sql`${quotationOffer.position} = (select max(o.position) from quotation_offer o where o.quotation_id = ${quotation.id})`,
        gt(quotation.valid_until, now),
        lte(quotation.valid_until, new Date(now.getTime() + ahead)),
        lte(quotationOffer.created_at, new Date(now.getTime() - ahead)),
      ),
    )
  for (const { quotation: row, offer } of due) await mailExpiring({ jobs }, db, row, offer)
}
