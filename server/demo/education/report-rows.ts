import { addDays, dayInSeoul } from '#contract/days'
import { claimedWon, differencesOf } from '#contract/education/report/differences'
import { reportDue } from '#contract/education/report/due'
import { reportSections } from '#contract/education/report/sections'
import { secondsBefore } from '#server/demo/seconds-before'
import type {
  receiptDecision,
  report,
  reportFile,
  reportRevision,
  reportSection,
  reportVersion,
} from '#server/modules/education/report/report.table'
import { figuresOf } from '#server/modules/education/year.defaults'
import type { Made } from './made'
import { reportWords } from './report-words'

const atOf = ({ steps }: Made, act: Made['steps'][number]['act']): Date | null =>
  steps.findLast((step) => step.act === act)?.at ?? null

/** Returns the row of the report at a place of all: what lists show of it is computed as for a submitted report. */
export function reportRow(made: Made, at: number): (typeof report.$inferInsert)[] {
  if (!made.report) return []
  const figures = figuresOf(made.year)
  const submitted_at = atOf(made, 'submit_report')
  const paid = atOf(made, 'complete')
  const due = reportDue({ status: made.status, departure: made.written.trip.departure }, figures)
  const { written, paid_won } = made.report
  const scene = { plan: made.written, granted_won: made.granted_won ?? 0, figures }
  return [
    {
      application_id: made.id,
      due: due ?? addDays(made.written.trip.departure, figures.report_days),
      versions: submitted_at ? 1 : 0,
      submitted_at,
      claimed_won: submitted_at && claimedWon(written.receipts.lines),
      differences: submitted_at && differencesOf(written, scene).length,
      paid_won,
      paid_on: paid && dayInSeoul(paid),
      paid_reference: paid && `ST${made.year}-${String(at + 1).padStart(6, '0')}`,
    },
  ]
}

export const reportSectionRows = (made: Made): (typeof reportSection.$inferInsert)[] => {
  const { report: about } = made
  if (!about) return []
  const saved_at = atOf(made, 'submit_report') ?? atOf(made, 'trip_over') ?? new Date(0)
  return reportSections.map((section) => ({
    application_id: made.id,
    section,
    value: about.written[section],
    saved_at,
    saved_by: made.owner.account_id,
  }))
}

/** Returns the files that a report names; all reports share the stored files. */
export function reportFileRows(
  made: Made,
  { receipt, photos }: { receipt: string; photos: readonly string[] },
): (typeof reportFile.$inferInsert)[] {
  const sent_at = atOf(made, 'submit_report')
  if (!made.report || !sent_at) return []
  const { receipts, photos: shown } = made.report.written
  const base = { application_id: made.id, added_by: made.owner.account_id, is_submitted: true }
  const files = [
    ...receipts.lines.map(({ file_id }) => ({ ...base, id: file_id, kind: 'receipt' as const, upload_id: receipt })),
    ...shown.lines.map(({ id }, at) => ({
      ...base,
      id,
      kind: 'photo' as const,
      upload_id: photos[at % photos.length] ?? receipt,
    })),
  ]
  return files.map((file, place) => ({ ...file, added_at: secondsBefore(sent_at, files.length - place) }))
}

export function reportVersionRows(made: Made): (typeof reportVersion.$inferInsert)[] {
  const submitted_at = atOf(made, 'submit_report')
  if (!made.report || !submitted_at) return []
  const base = { application_id: made.id, number: 1, submitted_at, submitted_by: made.owner.account_id }
  return [{ ...base, written: made.report.written }]
}

export function reportRevisionRows(made: Made): (typeof reportRevision.$inferInsert)[] {
  const asked_at = atOf(made, 'ask_report_back')
  if (!asked_at) return []
  const comments = [{ field: 'lines.0.file_id', text: reportWords.comment }]
  return [{ application_id: made.id, asked_at, sections: [{ section: 'receipts', comments }], settled_at: null }]
}

/** Returns the amount of each receipt that `decided_by` accepted. */
export function decisionRows(made: Made, decided_by: string): (typeof receiptDecision.$inferInsert)[] {
  const decided_at = atOf(made, 'complete')
  if (!made.report || !decided_at) return []
  return made.report.decisions.map((each) => ({ ...each, application_id: made.id, decided_at, decided_by }))
}
