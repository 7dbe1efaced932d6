import { and, eq, isNull } from 'drizzle-orm'
import { type ReportSection, reportSections } from '#contract/education/report/sections'
import type { Db } from '#server/db/connect'
import { Refusal } from '#server/refusal'
import type { ApplicationFields } from '../education.table'
import { reportRevision } from './report.table'

/** The sections of a report that can be changed now: all while it is due, those to be revised, otherwise none. */
export async function openReportSections(
  db: Db,
  { id, status }: Pick<ApplicationFields, 'id' | 'status'>,
): Promise<ReportSection[]> {
  if (status === 'report_due') return [...reportSections]
  if (status !== 'report_revision_requested') return []
  const [waiting] = await db
    .select({ sections: reportRevision.sections })
    .from(reportRevision)
    .where(and(eq(reportRevision.application_id, id), isNull(reportRevision.settled_at)))
  const revised = waiting?.sections.map(({ section }) => section) ?? []
  return reportSections.filter((section) => revised.includes(section))
}

/** Throws 409 `education.sectionClosed` if a section cannot be changed now. */
export async function refuseClosedReport(tx: Db, row: ApplicationFields, section: ReportSection): Promise<void> {
  if (!(await openReportSections(tx, row)).includes(section)) throw new Refusal(409, 'education.sectionClosed')
}
