import { inArray, sql } from 'drizzle-orm'
import { anywhere } from '#server/db/pattern'
import { type Audited, mostAudited } from '#server/modules/accounts/audited.types'
import { quotation, quotationWords } from './quotation.table'

/** Quotations in the audit log, by number and words. */
export const auditedQuotations: Audited = {
  kind: 'quotation',
  uuid: true,
  find: (db, q) =>
    db
      .select({ id: quotation.id })
      .from(quotation)
      .where(sql`${quotationWords(quotation)} like ${anywhere(q.toLowerCase())}`)
      .limit(mostAudited),
  name: (db, ids) =>
    db
      .select({ id: quotation.id, en: quotation.number, ko: quotation.number })
      .from(quotation)
      .where(inArray(quotation.id, ids)),
}
