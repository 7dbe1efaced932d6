import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { ApprovalBatch, educationApproval } from '#contract/education/approval'
import type { Data } from '#contract/endpoint'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import type { StaffActor } from '#server/modules/education/actor.types'
import { grant, takeBack } from '#server/modules/education/decide.service'
import { lockAllSubmitted } from '#server/modules/education/states.service'
import { decidedBy, decisionHolds } from '#server/modules/education/undo.service'
import { Refusal } from '#server/refusal'
import { approvalBatch } from './batch.table'
import { type Grants, previewGrants } from './preview.service'

type BatchDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>
type Batch = typeof approvalBatch.$inferSelect

const shown = ({ id, year, decided_at, undone_at, rows }: Batch, now: Date): ApprovalBatch => {
  const until = decisionHolds(decided_at)
  const undo_until = undone_at === null && now < until ? until.toISOString() : null
  return { id, year, decided_at: decided_at.toISOString(), undo_until, rows }
}

/** Refuses if a single row cannot be granted, because the result would differ from the preview. */
async function refuseChanged(deps: { db: Db } & Pick<Deps, 'clock'>, actor: StaffActor, grants: Grants): Promise<void> {
  const { rows } = await previewGrants(deps, actor, grants)
  const at = rows.findIndex(({ fault }) => fault !== null)
  if (at >= 0) throw new Refusal(409, 'education.approvalChanged', `rows.${at}`)
}

/**
 * Grants all rows or none, each like a single grant. Throws 409 `education.approvalChanged` with the first faulty row, and
 * `education.budget` if another grant took the last won first.
 */
export function decideMany(deps: BatchDeps, actor: StaffActor, grants: Grants): Promise<ApprovalBatch> {
  return transaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    // All rows are locked first: a holder of the trail's lock must lock no further row.
    const locked = await lockAllSubmitted(
      tx,
      grants.rows.map(({ id }) => id),
    )
    await refuseChanged({ db: tx, clock: deps.clock }, actor, grants)
    const byId = new Map(locked.map((row) => [row.id, row]))
    const rows: Batch['rows'] = []
    for (const { id, won } of grants.rows) {
      const row = byId.get(id)
      if (!row) throw new Error('a row that was previewed is not locked')
      await grant(deps, tx, row, { actor, won, at })
      rows.push({ id, number: row.number, won })
    }
    const [batch] = await tx
      .insert(approvalBatch)
      .values({ year: grants.year, decided_by: actor.id, decided_at: at, rows })
      .returning()
    if (!batch) throw new Error('what was granted was not written down')
    return shown(batch, at)
  })
}

/** The actor's own batches that can still be undone, newest first. */
export async function undoableBatches(
  { db, clock }: Pick<BatchDeps, 'db' | 'clock'>,
  actor: string,
): Promise<ApprovalBatch[]> {
  const now = clock.now()
  const rows = await db
    .select()
    .from(approvalBatch)
    .where(
      and(
        eq(approvalBatch.decided_by, actor),
        gt(approvalBatch.decided_at, decidedBy(now)),
        isNull(approvalBatch.undone_at),
      ),
    )
    .orderBy(desc(approvalBatch.decided_at))
  return rows.map((row) => shown(row, now))
}

/**
 * Undoes the grants of a batch that are unchanged and names the others: withdrawn since, or undone singly. Throws 404, 409
 * `education.undoOver` and `education.conflict`.
 */
export function undoMany(
  { db, clock }: BatchDeps,
  actor: StaffActor,
  id: string,
): Promise<Data<typeof educationApproval.undo>> {
  return transaction(db, async (tx) => {
    const [batch] = await tx.select().from(approvalBatch).where(eq(approvalBatch.id, id)).for('no key update')
    if (!batch) throw new Refusal(404, 'general.notFound')
    const locked = await lockAllSubmitted(
      tx,
      batch.rows.map((row) => row.id),
    )
    // Read under the locks: the wait for them can outlast the time for undo, and the mails are then on their way.
    const at = clock.now()
    if (shown(batch, at).undo_until === null) throw new Refusal(409, 'education.undoOver')
    const standing = locked.filter(
      ({ status, decided_at }) => status === 'approved' && decided_at?.getTime() === batch.decided_at.getTime(),
    )
    for (const row of standing) await takeBack(tx, row, actor, at)
    await tx.update(approvalBatch).set({ undone_at: at }).where(eq(approvalBatch.id, id))
    const undone = standing.map((row) => row.id)
    return { undone, left: batch.rows.filter((row) => !undone.includes(row.id)) }
  })
}
