import type { Deps } from '#server/deps'
import {
  receiptDecision,
  report,
  reportFile,
  reportRevision,
  reportSection,
  reportVersion,
} from '#server/modules/education/report/report.table'
import type { DemoDesk, Made } from './made'
import { packs } from './packs'
import { demoReportFiles } from './report-files'
import {
  decisionRows,
  reportFileRows,
  reportRevisionRows,
  reportRow,
  reportSectionRows,
  reportVersionRows,
} from './report-rows'

/** Adds the reports on trips that have ended, with receipts and photos; their applications must exist. */
export async function seedReports(deps: Deps, all: readonly Made[], { chief }: DemoDesk): Promise<void> {
  const { db } = deps
  const files = await demoReportFiles(deps)
  for (const pack of packs(all.flatMap(reportRow))) await db.insert(report).values(pack)
  for (const pack of packs(all.flatMap(reportSectionRows))) await db.insert(reportSection).values(pack)
  for (const pack of packs(all.flatMap((made) => reportFileRows(made, files)))) await db.insert(reportFile).values(pack)
  for (const pack of packs(all.flatMap(reportVersionRows))) await db.insert(reportVersion).values(pack)
  for (const pack of packs(all.flatMap(reportRevisionRows))) await db.insert(reportRevision).values(pack)
  for (const pack of packs(all.flatMap((made) => decisionRows(made, chief))))
    await db.insert(receiptDecision).values(pack)
}
