import { eq } from 'drizzle-orm'
import type { Payment, ReceiptVerdict, ReportRevisionDraft } from '#contract/education/report/desk'
import { payableWon, undecided } from '#contract/education/report/payment'
import type { Receipt } from '#contract/education/report/sections'
import { isVisible } from '#contract/fields'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { payWon } from '../budget.service'
import type { ApplicationFields } from '../education.table'
import { lockSubmitted, mark, refuseConflict, step } from '../states.service'
import type { Actor } from '../trail.hash'
import { mailReportCompleted, mailReportRevision } from './mail.service'
import { decisionRows, reportVersionRows } from './report.rows'
import { receiptDecision, report, reportRevision } from './report.table'

type Deciding = Pick<Deps, 'db' | 'clock' | 'jobs'>

/** The receipts of the latest submitted report. */
const receiptsOf = async (tx: Db, id: string): Promise<Receipt[]> =>
  (await reportVersionRows(tx, id)).at(-1)?.written.receipts.lines ?? []

/** Locks the application if its report waits for the desk. Throws 404, 409 `education.step`. */
async function lockWaiting(tx: Db, id: string): Promise<ApplicationFields> {
  const row = await lockSubmitted(tx, id)
  if (row.status !== 'report_submitted') throw new Refusal(409, 'education.step')
  return row
}

/**
 * Decides how much of a receipt is accepted, also again. Throws 404, 400 `education.aboveReceipt` and `education.lessNeedsWords`,
 * 409 `education.receiptDecided`, `education.step` and `education.conflict`.
 */
export function acceptReceipt(
  { db, clock }: Deciding,
  actor: Actor,
  { id, receipt }: { id: string; receipt: string },
  { won, words, seen }: ReceiptVerdict,
): Promise<void> {
  return transaction(db, async (tx) => {
    const row = await lockWaiting(tx, id)
    await refuseConflict(tx, id, actor.id)
    const line = (await receiptsOf(tx, id)).find((each) => each.id === receipt)
    if (!line) throw new Refusal(404, 'education.notFound')
    const before = (await decisionRows(tx, id)).find((each) => each.receipt === receipt)
    // Accepting a receipt shown as undecided must not overwrite a colleague's decision made in the meantime.
    if ((before?.accepted_won ?? null) !== seen) throw new Refusal(409, 'education.receiptDecided')
    if (won > (line.won ?? 0)) throw new Refusal(400, 'education.aboveReceipt', 'won')
    if (won < (line.won ?? 0) && !isVisible(words)) throw new Refusal(400, 'education.lessNeedsWords', 'words')
    const at = clock.now()
    const decided = { accepted_won: won, words, decided_at: at, decided_by: actor.id ?? '' }
    await tx
      .insert(receiptDecision)
      .values({ application_id: id, receipt, ...decided })
      .onConflictDoUpdate({ target: [receiptDecision.application_id, receiptDecision.receipt], set: decided })
    await mark(tx, row, 'accept_receipt', actor, { at, detail: { won, words: line.what } })
  })
}

/** Opens sections of a report again, with comments at their fields, and mails the request. Throws 404, 409 `education.step`. */
export function askReportBack(
  deps: Deciding,
  actor: Actor,
  id: string,
  { sections }: ReportRevisionDraft,
): Promise<void> {
  return transaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await step(tx, await lockSubmitted(tx, id), 'ask_report_back', actor, { at })
    await tx.insert(reportRevision).values({ application_id: id, asked_at: at, sections })
    await mailReportRevision(deps, tx, row, sections)
  })
}

/**
 * Records the payment and completes the application. Pays what was accepted, at most what was granted; the rest returns to the
 * year's budget. Throws 404, 409 `education.step`, `education.conflict`, `education.receiptsUndecided` and
 * `education.paymentChanged`.
 */
export function completeReport(deps: Deciding, actor: Actor, id: string, payment: Payment): Promise<void> {
  return transaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await lockWaiting(tx, id)
    const lines = await receiptsOf(tx, id)
    const decisions = await decisionRows(tx, id)
    if (undecided(lines, decisions).length > 0) throw new Refusal(409, 'education.receiptsUndecided')
    const granted_won = row.granted_won ?? 0
    const won = payableWon(lines, decisions, granted_won)
    if (won !== payment.won) throw new Refusal(409, 'education.paymentChanged', 'won')
    await tx
      .update(report)
      .set({ paid_won: won, paid_on: payment.paid_on, paid_reference: payment.reference })
      .where(eq(report.application_id, id))
    const moved = await step(tx, row, 'complete', actor, { at, detail: { won } })
    await payWon(tx, row.year, { won, granted_won })
    await mailReportCompleted(deps, tx, moved, { paid_won: won, paid_on: payment.paid_on, lines, decisions })
  })
}
