import { desc, eq } from 'drizzle-orm'
import { reportDue } from '#contract/education/report/due'
import { blankReport, reportSections } from '#contract/education/report/sections'
import type { Written } from '#contract/education/sections'
import type { Db } from '#server/db/connect'
import { type ApplicationFields, applicationVersion } from '../education.table'
import { yearAtNow } from '../year.service'
import { report, reportSection } from './report.table'

/** The approved, latest submitted version, which a report is compared with. Throws an `Error` where nothing was submitted. */
export async function planOf(db: Db, id: string): Promise<Written> {
  const [last] = await db
    .select({ written: applicationVersion.written })
    .from(applicationVersion)
    .where(eq(applicationVersion.application_id, id))
    .orderBy(desc(applicationVersion.number))
    .limit(1)
  if (!last) throw new Error('an application without a version has no plan')
  return last.written
}

/** Inserts the report that is now due, prefilled with the planned days and people. Does nothing if it exists. */
export async function beginReport(tx: Db, row: ApplicationFields, at: Date): Promise<void> {
  const { figures } = await yearAtNow(tx, row.year, at)
  const due = reportDue(row, figures)
  if (due === null) return
  const [begun] = await tx.insert(report).values({ application_id: row.id, due }).onConflictDoNothing().returning()
  if (!begun) return
  const blank = blankReport(await planOf(tx, row.id))
  await tx.insert(reportSection).values(
    reportSections.map((section) => ({
      application_id: row.id,
      section,
      value: blank[section],
      saved_at: at,
      saved_by: row.account_id,
    })),
  )
}
