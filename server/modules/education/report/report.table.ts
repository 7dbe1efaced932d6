import { isNull, sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ReportRevisionDraft } from '#contract/education/report/desk'
import type { ReportFileKind } from '#contract/education/report/report'
import type { ReportSection, WrittenReport } from '#contract/education/report/sections'
import { instant } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { added, revisionColumns, saved, submitted } from '../columns.table'
import { application } from '../education.table'

/** The report on the trip of an application; its state is the application's status. */
export const report = pgTable(
  'education_report',
  {
    application_id: uuid()
      .primaryKey()
      .references(() => application.id),
    /** The last day in Seoul on which it is in time. */
    due: text().notNull(),
    /** How often it was submitted, and the time of the latest submission. */
    versions: integer().notNull().default(0),
    submitted_at: instant(),
    /** What lists show of the latest submission: the sum of its receipts, and the number of differences from the plan. */
    claimed_won: bigint({ mode: 'number' }),
    differences: integer(),
    paid_won: bigint({ mode: 'number' }),
    /** A day in Seoul. */
    paid_on: text(),
    paid_reference: text(),
  },
  (t) => [
    index('education_report_due').on(t.due, t.application_id),
    check('education_report_paid', sql`${t.paid_won} >= 0`),
  ],
)

/** A section as last saved; `version` counts its saves. */
export const reportSection = pgTable(
  'education_report_section',
  {
    application_id: uuid()
      .notNull()
      .references(() => report.application_id),
    section: text().$type<ReportSection>().notNull(),
    value: jsonb().$type<WrittenReport[ReportSection]>().notNull(),
    ...saved(),
  },
  (t) => [primaryKey({ columns: [t.application_id, t.section] })],
)

/** A receipt or a photo. It stays if a version names it. */
export const reportFile = pgTable(
  'education_report_file',
  {
    ...added(),
    application_id: uuid()
      .notNull()
      .references(() => report.application_id),
    kind: text().$type<ReportFileKind>().notNull(),
  },
  (t) => [
    index('education_report_file_application').on(t.application_id, t.added_at),
    index('education_report_file_upload').on(t.upload_id),
  ],
)

/** A report as submitted: the database refuses to change it (product §4). */
export const reportVersion = pgTable(
  'education_report_version',
  {
    application_id: uuid()
      .notNull()
      .references(() => report.application_id),
    written: jsonb().$type<WrittenReport>().notNull(),
    ...submitted(),
  },
  (t) => [primaryKey({ columns: [t.application_id, t.number] })],
)

/** A revision the desk asked for; at most one waits at a time. */
export const reportRevision = pgTable(
  'education_report_revision',
  {
    ...revisionColumns(),
    application_id: uuid()
      .notNull()
      .references(() => report.application_id),
    sections: jsonb().$type<ReportRevisionDraft['sections']>().notNull(),
  },
  (t) => [
    index('education_report_revision_application').on(t.application_id, t.asked_at),
    uniqueIndex('education_report_revision_waiting').on(t.application_id).where(isNull(t.settled_at)),
  ],
)

/** What was accepted of a receipt, keyed by the id of its line. */
export const receiptDecision = pgTable(
  'education_receipt_decision',
  {
    application_id: uuid()
      .notNull()
      .references(() => report.application_id),
    receipt: uuid().notNull(),
    accepted_won: bigint({ mode: 'number' }).notNull(),
    words: text().notNull(),
    decided_at: instant().notNull(),
    decided_by: uuid()
      .notNull()
      .references(() => account.id),
  },
  (t) => [
    primaryKey({ columns: [t.application_id, t.receipt] }),
    check('education_receipt_accepted', sql`${t.accepted_won} >= 0`),
  ],
)

/** Which reminders were sent, each once. */
export const reportReminder = pgTable(
  'education_report_reminder',
  {
    application_id: uuid()
      .notNull()
      .references(() => report.application_id),
    kind: text().$type<ReminderKind>().notNull(),
    sent_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.application_id, t.kind] })],
)
export type ReminderKind = 'week' | 'day' | 'late'

export type ReportFields = typeof report.$inferSelect
