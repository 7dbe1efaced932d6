import { eq, inArray, lt } from 'drizzle-orm'
import { yearsLater } from '#contract/days'
import type { Deps } from '#server/deps'
import { removeUpload } from '#server/modules/media/upload.service'
import { inquiry, inquiryFile, inquiryMessage } from './inquiry.table'

/** Records of complaints are kept for so many years after the last word, as Korean consumer law asks (product §3). */
const keptYears = 3
/** Inquiries of one run at most. */
const atOnce = 200

/** What was last touched before this instant is kept no longer. */
export const keptSince = (now: Date): Date => yearsLater(now, -keptYears)

/** Removes inquiries in which nothing was said for `keptYears`, with their files. */
export async function removeOldInquiries(deps: Pick<Deps, 'db' | 'clock' | 'storage'>): Promise<void> {
  const { db, clock } = deps
  const before = keptSince(clock.now())
  const old = await db.select({ id: inquiry.id }).from(inquiry).where(lt(inquiry.updated_at, before)).limit(atOnce)
  if (old.length === 0) return
  const ids = old.map(({ id }) => id)
  const files = await db
    .select({ id: inquiryFile.upload_id })
    .from(inquiryFile)
    .innerJoin(inquiryMessage, eq(inquiryMessage.id, inquiryFile.message_id))
    .where(inArray(inquiryMessage.inquiry_id, ids))
  await db.delete(inquiry).where(inArray(inquiry.id, ids))
  for (const { id } of files) await removeUpload(deps, id)
}
