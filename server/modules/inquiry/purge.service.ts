import { eq, inArray, lt } from 'drizzle-orm'
import { yearsLater } from '#contract/days'
import type { Deps } from '#server/deps'
import { removeUpload } from '#server/modules/media/upload.service'
import { inquiry, inquiryFile, inquiryMessage } from './inquiry.table'

/** Records of complaints are stored for three years after the last message, as Korean consumer law requires (product §3). */
const keptYears = 3
/** Maximum inquiries per run. */
const atOnce = 200

/** The instant before which inquiries are too old: those last touched earlier are removed. */
export const keptSince = (now: Date): Date => yearsLater(now, -keptYears)

/** Removes inquiries without a message for `keptYears`, with their files. */
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
