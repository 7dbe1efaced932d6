import { eq, inArray, sql } from 'drizzle-orm'
import { reportDesk } from '#contract/education/report/desk'
import { review } from '#contract/education/review'
import type { FileUses } from '#server/ports/hooks'
import { application, applicationDocument } from './education.table'
import { reportFile } from './report/report.table'

const submittedIn = (table: typeof applicationDocument | typeof reportFile) => () =>
  sql`select ${table.upload_id} from ${table} where ${table.is_submitted}`

const usesIn =
  (table: typeof applicationDocument | typeof reportFile): FileUses['of'] =>
  async ({ db }, uploadIds) => {
    const rows = await db
      .select({
        ...{ upload_id: table.upload_id, file: table.id, is_shown: table.is_submitted },
        ...{ id: application.id, name: application.number },
      })
      .from(table as typeof applicationDocument)
      .innerJoin(application, eq(application.id, table.application_id))
      .where(inArray(table.upload_id, [...uploadIds]))
    return rows.map((row) => ({ ...row, site: 'edu-travel' }))
  }

// The desk of education travel has its own staff: operators open no documents there.

/** The documents of applications. */
export const applicationFiles: FileUses = {
  subject: 'application',
  roles: review.document.roles,
  ids: sql`select ${applicationDocument.upload_id} from ${applicationDocument}`,
  shownIds: submittedIn(applicationDocument),
  of: usesIn(applicationDocument),
}

/** The receipts and photos of reports. */
export const reportFiles: FileUses = {
  subject: 'report',
  roles: reportDesk.file.roles,
  ids: sql`select ${reportFile.upload_id} from ${reportFile}`,
  shownIds: submittedIn(reportFile),
  of: usesIn(reportFile),
}
