import { and, asc, eq, type SQL } from 'drizzle-orm'
import { blankReport, type ReportSection, type WrittenReport } from '#contract/education/report/sections'
import type { Db } from '#server/db/connect'
import { account } from '#server/modules/accounts/accounts.table'
import { upload } from '#server/modules/media/media.table'
import { receiptDecision, reportFile, reportRevision, reportSection, reportVersion } from './report.table'

/** The sections of a report with the names of who saved them. */
export const reportSectionRows = (db: Db, id: string) =>
  db
    .select({
      section: reportSection.section,
      version: reportSection.version,
      value: reportSection.value,
      saved_at: reportSection.saved_at,
      saved_by: account.name,
    })
    .from(reportSection)
    .innerJoin(account, eq(account.id, reportSection.saved_by))
    .where(eq(reportSection.application_id, id))

/** The content of a report, from the rows of its sections. */
export const writtenIn = (rows: readonly { section: ReportSection; value: unknown }[]): WrittenReport =>
  ({ ...blankReport(), ...Object.fromEntries(rows.map(({ section, value }) => [section, value])) }) as WrittenReport

/** The files of a report, in the order in which they were added. */
export const reportFileRows = (db: Db, id: string) =>
  db
    .select({
      id: reportFile.id,
      kind: reportFile.kind,
      added_at: reportFile.added_at,
      added_by: account.name,
      name: upload.name,
      mime: upload.mime,
      bytes: upload.bytes,
    })
    .from(reportFile)
    .innerJoin(upload, eq(upload.id, reportFile.upload_id))
    .innerJoin(account, eq(account.id, reportFile.added_by))
    .where(eq(reportFile.application_id, id))
    .orderBy(asc(reportFile.added_at), asc(reportFile.id))

/** What a file of one of these applications is, and where it is stored. */
export const reportFileWhere = (db: Db, id: string, which: SQL | undefined) =>
  db
    .select({ kind: reportFile.kind, key: upload.key, name: upload.name, mime: upload.mime })
    .from(reportFile)
    .innerJoin(upload, eq(upload.id, reportFile.upload_id))
    .where(and(eq(reportFile.id, id), which))

/** Revision requests, oldest first. */
export const reportRevisionRows = (db: Db, id: string) =>
  db.select().from(reportRevision).where(eq(reportRevision.application_id, id)).orderBy(asc(reportRevision.asked_at))

/** Submitted versions, oldest first. */
export const reportVersionRows = (db: Db, id: string) =>
  db.select().from(reportVersion).where(eq(reportVersion.application_id, id)).orderBy(asc(reportVersion.number))

/** The decisions on its receipts. */
export const decisionRows = (db: Db, id: string) =>
  db
    .select({
      receipt: receiptDecision.receipt,
      accepted_won: receiptDecision.accepted_won,
      words: receiptDecision.words,
    })
    .from(receiptDecision)
    .where(eq(receiptDecision.application_id, id))
    .orderBy(asc(receiptDecision.receipt))
