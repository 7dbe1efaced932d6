import { and, eq, inArray, isNull } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import { claimedWon, differencesOf } from '#contract/education/report/differences'
import { reportFaults } from '#contract/education/report/faults'
import { isSameReceipt } from '#contract/education/report/payment'
import type { SeenReport } from '#contract/education/report/report'
import { completeReport, reportSections, type WrittenReport } from '#contract/education/report/sections'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import type { ApplicationFields } from '../education.table'
import { lockOwn, type Own, step } from '../states.service'
import { yearAtNow } from '../year.service'
import { planOf } from './begin.service'
import { reportFileRows, reportSectionRows, reportVersionRows, writtenIn } from './report.rows'
import { receiptDecision, report, reportFile, reportRevision, reportVersion } from './report.table'

/** The content as it is stored: trimmed. It must be without faults. */
const asComplete = (written: WrittenReport): WrittenReport =>
  Object.fromEntries(
    reportSections.map((section) => [section, completeReport[section].parse(written[section])]),
  ) as unknown as WrittenReport

/** Refuses an incomplete report by the rules that the form shows. Returns the number of differences from the plan. */
async function refuseUnfit(tx: Db, row: ApplicationFields, written: WrittenReport, at: Date): Promise<number> {
  const plan = await planOf(tx, row.id)
  const { figures } = await yearAtNow(tx, row.year, at)
  const files = new Map((await reportFileRows(tx, row.id)).map(({ id, kind }) => [id, kind]))
  const scene = { plan, figures, granted_won: row.granted_won ?? 0, files, today: dayInSeoul(at) }
  const [fault] = reportFaults(written, scene)
  if (fault) throw new Refusal(400, 'education.reportIncomplete', [fault.section, fault.path].filter(Boolean).join('.'))
  return differencesOf(written, scene).length
}

/** Stores the submission as an immutable version, marks the files that it names as submitted, and returns its number. */
async function keepVersion(
  tx: Db,
  { id }: ApplicationFields,
  written: WrittenReport,
  { by, at, differences }: { by: string; at: Date; differences: number },
): Promise<number> {
  const before = (await reportVersionRows(tx, id)).at(-1)
  const number = (before?.number ?? 0) + 1
  const { lines } = written.receipts
  await tx.insert(reportVersion).values({ application_id: id, number, written, submitted_at: at, submitted_by: by })
  await tx
    .update(report)
    .set({ versions: number, submitted_at: at, claimed_won: claimedWon(lines), differences })
    .where(eq(report.application_id, id))
  const named = [...lines.map(({ file_id }) => file_id), ...written.photos.lines.map((photo) => photo.id)]
  await tx
    .update(reportFile)
    .set({ is_submitted: true })
    .where(and(eq(reportFile.application_id, id), inArray(reportFile.id, named)))
  // A decision on a receipt holds while the receipt is unchanged.
  const changed = (before?.written.receipts.lines ?? []).filter(
    (old) =>
      !isSameReceipt(
        old,
        lines.find((line) => line.id === old.id),
      ),
  )
  await tx.delete(receiptDecision).where(
    and(
      eq(receiptDecision.application_id, id),
      inArray(
        receiptDecision.receipt,
        changed.map((each) => each.id),
      ),
    ),
  )
  return number
}

/**
 * Submits a report, or submits it again after a revision request. Throws 404, 400 `education.reportIncomplete` with the first
 * field, and 409 `education.readAgain` if someone else has changed it since it was read, and `education.step`.
 */
export function submitReport(deps: Pick<Deps, 'db' | 'clock'>, own: Own, seen: SeenReport): Promise<void> {
  const at = deps.clock.now()
  return transaction(deps.db, async (tx) => {
    const row = await lockOwn(tx, own)
    const act = row.status === 'report_due' ? 'submit_report' : 'resubmit_report'
    if (act === 'resubmit_report' && row.status !== 'report_revision_requested')
      throw new Refusal(409, 'education.step')
    const saved = await reportSectionRows(tx, row.id)
    if (saved.some(({ section, version }) => seen[section] !== version)) throw new Refusal(409, 'education.readAgain')
    const written = writtenIn(saved)
    const differences = await refuseUnfit(tx, row, written, at)
    const version = await keepVersion(tx, row, asComplete(written), { by: own.accountId, at, differences })
    await tx
      .update(reportRevision)
      .set({ settled_at: at })
      .where(and(eq(reportRevision.application_id, row.id), isNull(reportRevision.settled_at)))
    await step(tx, row, act, { kind: 'applicant', id: own.accountId }, { at, detail: { version } })
  })
}
