import { inArray, sql } from 'drizzle-orm'
import { anywhere } from '#server/db/pattern'
import { type Audited, mostAudited } from '#server/modules/accounts/audited.types'
import { inquiry, inquiryWords } from './inquiry.table'

/** Inquiries in the audit log, by number and title. */
export const auditedInquiries: Audited = {
  kind: 'inquiry',
  uuid: true,
  find: (db, q) =>
    db
      .select({ id: inquiry.id })
      .from(inquiry)
      .where(sql`${inquiryWords(inquiry)} like ${anywhere(q.toLowerCase())}`)
      .limit(mostAudited),
  name: (db, ids) =>
    db
      .select({
        id: inquiry.id,
        page: sql<string>`${inquiry.site} || '/' || ${inquiry.id}`,
        en: inquiry.number,
        ko: inquiry.number,
      })
      .from(inquiry)
      .where(inArray(inquiry.id, ids)),
}
