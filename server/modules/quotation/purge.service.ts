import { and, inArray, lt, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps'
import { order } from '#server/modules/booking/booking.table'
import { keptSince } from '#server/modules/inquiry/purge.service'
import { removeUpload } from '#server/modules/media/upload.service'
import { quotation, quotationFile } from './quotation.table'

/** Maximum quotations per run. */
const atOnce = 200

/** Removes unpaid quotations that were unchanged for as long as inquiries are stored, with their files. */
export async function removeOldQuotations(deps: Pick<Deps, 'db' | 'clock' | 'storage'>): Promise<void> {
  const { db, clock } = deps
  const unpaid = sql`not exists (select from ${order} where ${order.id} = ${quotation.order_id} and ${order.paid_at} is not null)`
  const old = await db
    .select({ id: quotation.id })
    .from(quotation)
    .where(and(lt(quotation.updated_at, keptSince(clock.now())), unpaid))
    .limit(atOnce)
  if (old.length === 0) return
  const ids = old.map(({ id }) => id)
  const files = await db
    .select({ id: quotationFile.upload_id })
    .from(quotationFile)
    .where(inArray(quotationFile.quotation_id, ids))
  await db.delete(quotation).where(inArray(quotation.id, ids))
  for (const { id } of files) await removeUpload(deps, id)
}
