import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { anywhere } from '#server/db/pattern'
import { type Audited, mostAudited } from '#server/modules/accounts/audited.types'
import { application, applicationDocument } from './education.table'
import { reportFile } from './report/report.table'

/** Applications of education travel in the audit log, by number, organization and email address. */
export const auditedApplications: Audited = {
  kind: 'application',
  uuid: true,
  find: (db, q) =>
    db
      .select({ id: application.id })
      .from(application)
      .where(sql`${application.search} like ${anywhere(q.toLowerCase())}`)
      .limit(mostAudited),
  name: (db, ids) =>
    db
      .select({ id: application.id, en: application.number, ko: application.number })
      .from(application)
      .where(inArray(application.id, ids)),
}

/** Returns the stored files behind documents and receipts, whose own ids the audit log has; one query. */
export const filesBehind = (db: Db, ids: string[]): Promise<{ id: string; upload_id: string }[]> =>
  db
    .select({ id: applicationDocument.id, upload_id: applicationDocument.upload_id })
    .from(applicationDocument)
    .where(inArray(applicationDocument.id, ids))
    .union(
      db
        .select({ id: reportFile.id, upload_id: reportFile.upload_id })
        .from(reportFile)
        .where(inArray(reportFile.id, ids)),
    )
