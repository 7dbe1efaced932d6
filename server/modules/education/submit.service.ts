import { and, eq, isNull } from 'drizzle-orm'
import type { SeenApplication } from '#contract/education/application'
import { decides, eligibility, yearAt } from '#contract/education/eligibility'
import { faultsIn } from '#contract/education/faults'
import { complete, type Written, writtenSections } from '#contract/education/sections'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { type ApplicationFields, applicationDocument, applicationVersion, revision } from './education.table'
import { mailSubmitted } from './mail.service'
import { summaryOf } from './shown'
import { lockOwn, type Own, step } from './states.service'
import { documentRows, sectionRows } from './view.rows'
import { writtenNow } from './view.service'
import { yearAtNow } from './year.service'

/** The content as it is stored: trimmed and parsed by its schemas. It must be without faults. */
const asComplete = (written: Written): Written =>
  Object.fromEntries(
    writtenSections.map((section) => [section, complete[section].parse(written[section])]),
  ) as unknown as Written

/** Refuses content that differs from what the user read: someone else may have changed it since. */
async function refuseUnread(tx: Db, id: string, seen: SeenApplication): Promise<void> {
  const saved = await sectionRows(tx, id)
  const documents = new Set((await documentRows(tx, id)).map((each) => each.id))
  const isRead =
    saved.every(({ section, version }) => seen[section] === version) &&
    documents.size === new Set(seen.documents).size &&
    seen.documents.every((each) => documents.has(each))
  if (!isRead) throw new Refusal(409, 'education.readAgain')
}

/** Stores the submission as an immutable version and returns its number. */
async function keepVersion(tx: Db, row: ApplicationFields, written: Written, by: string, at: Date): Promise<number> {
  const number = row.versions + 1
  const documents = (await documentRows(tx, row.id)).map(({ id, kind, name }) => ({ id, kind, name }))
  await tx.insert(applicationVersion).values({
    application_id: row.id,
    number,
    written: asComplete(written),
    documents,
    submitted_at: at,
    submitted_by: by,
  })
  await tx
    .update(applicationDocument)
    .set({ is_submitted: true })
    .where(and(eq(applicationDocument.application_id, row.id), isNull(applicationDocument.removed_at)))
  return number
}

/**
 * Refuses an application that is incomplete, too late or not eligible at this instant, by the rules that the form shows. Returns
 * the amount asked for, in won.
 */
async function refuseUnfit(tx: Db, row: ApplicationFields, written: Written, at: Date) {
  const program = await yearAtNow(tx, row.year, at)
  if (row.status === 'draft' && !program.is_open) throw new Refusal(409, 'education.closed')
  const [fault] = faultsIn(written, program.figures)
  if (fault) throw new Refusal(400, 'education.incomplete', [fault.section, fault.path].filter(Boolean).join('.'))
  const documents = (await documentRows(tx, row.id)).map(({ kind }) => kind)
  const year = yearAt(program, row.submitted_at?.toISOString() ?? null)
  const { verdict, conditions, requested_won } = eligibility({ written, documents }, year)
  const unmet = conditions.find((each) => decides(each) && each.verdict !== 'met')
  if (verdict !== 'met') throw new Refusal(409, 'education.notEligible', unmet?.id)
  return requested_won
}

/**
 * Submits an application, or submits it again after a revision request; the instant is the server's. Stores a version and mails
 * the owner and colleagues, all or nothing. Throws 404, 400 `education.incomplete` with the first field, and 409
 * `education.readAgain`, `education.notEligible` with the first condition, `education.closed` and `education.step`.
 */
export function submit(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>, own: Own, seen: SeenApplication): Promise<void> {
  // Read before the lock, so that waiting for the row does not make a submission late.
  const at = deps.clock.now()
  return transaction(deps.db, async (tx) => {
    const row = await lockOwn(tx, own)
    const act = row.status === 'draft' ? 'submit' : 'resubmit'
    if (act === 'resubmit' && row.status !== 'revision_requested') throw new Refusal(409, 'education.step')
    await refuseUnread(tx, row.id, seen)
    const written = await writtenNow(tx, row.id)
    const requested_won = await refuseUnfit(tx, row, written, at)
    const version = await keepVersion(tx, row, written, own.accountId, at)
    await tx
      .update(revision)
      .set({ settled_at: at })
      .where(and(eq(revision.application_id, row.id), isNull(revision.settled_at)))
    const moved = await step(
      tx,
      row,
      act,
      { kind: 'applicant', id: own.accountId },
      {
        at,
        detail: { version },
        set: { ...summaryOf(written), versions: version, submitted_at: row.submitted_at ?? at, requested_won },
      },
    )
    await mailSubmitted(deps, tx, moved)
  })
}
