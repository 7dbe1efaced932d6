import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { MatchingRun, MatchingRunRow } from '#contract/fair/matching'
import { type Db, transaction, uniqueViolation } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { currentEdition } from '#server/modules/fair/edition.service'
import { Refusal } from '#server/refusal'
import { matchingRun, type RunResult, type RunRow } from './matching.table'
import { companyNames } from './names'
import { weightsOf } from './settings.service'

/** The number of runs in the list. */
const shown = 50
const { result: _, withdrawn: __, ...light } = getTableColumns(matchingRun)
const iso = (at: Date | null) => at?.toISOString() ?? null

const rowOf = (row: Omit<RunRow, 'result' | 'withdrawn'>): MatchingRunRow => ({
  ...row,
  created_at: row.created_at.toISOString(),
  ended_at: iso(row.ended_at),
  published_at: iso(row.published_at),
})

/** The latest runs of this year's fair, newest first. */
export async function listRuns({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<MatchingRunRow[]> {
  const { year } = await currentEdition(db, clock.now())
  const rows = await db
    .select(light)
    .from(matchingRun)
    .where(eq(matchingRun.year, year))
    .orderBy(desc(matchingRun.created_at), desc(matchingRun.id))
    .limit(shown)
  return rows.map(rowOf)
}

/** A run. Throws 404. */
export async function runOf(db: Db, id: string): Promise<RunRow> {
  const [row] = await db.select().from(matchingRun).where(eq(matchingRun.id, id))
  if (!row) throw new Refusal(404, 'general.notFound')
  return row
}

/** A run with its result. Throws 404, and 409 `fair.matchingNotDone` before its end. */
export async function doneRun(db: Db, id: string): Promise<RunRow & { result: RunResult }> {
  const { result, ...row } = await runOf(db, id)
  if (row.status !== 'done' || !result) throw new Refusal(409, 'fair.matchingNotDone')
  return { ...row, result }
}

/** A run with its final figures, worst-off participants first. Throws 404. */
export async function showRun({ db }: Pick<Deps, 'db'>, id: string, lang: string): Promise<MatchingRun> {
  const { result, withdrawn: _, ...row } = await runOf(db, id)
  const name = await companyNames(db, lang)
  return {
    ...rowOf(row),
    figures: result?.figures ?? null,
    shares: (result?.shares ?? [])
      .toSorted((one, other) => (one.share ?? 2) - (other.share ?? 2) || one.meetings - other.meetings)
      .map(({ participant, ...share }) => ({ ...share, company: name(participant) })),
  }
}

/**
 * Queues a run with the current weights. Throws 409 `fair.matchingRunning` while another is queued or running, 404 and
 * `fair.matchingNotDone` for the run that it starts from.
 */
export async function startRun(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { by, mode, from_id }: Pick<RunRow, 'mode' | 'from_id'> & { by: string },
): Promise<{ id: string }> {
  try {
    return await transaction(db, async (tx) => {
      const at = clock.now()
      const { year } = await currentEdition(tx, at)
      const isFrom = mode !== 'new'
      if (isFrom && from_id === null) throw new Refusal(404, 'general.notFound')
      if (isFrom && from_id !== null) await doneRun(tx, from_id)
      const { weights } = await weightsOf(tx, year)
      const [row] = await tx
        .insert(matchingRun)
        .values({ year, mode, from_id: isFrom ? from_id : null, weights, asked_by: by, created_at: at })
        .returning({ id: matchingRun.id })
      if (!row) throw new Error('a run that was written has an id')
      await jobs.enqueue(tx, 'match-fair', row)
      await writeAudit(tx, {
        at,
        actor_id: by,
        act: 'fair.matchingStarted',
        subject: row.id,
        detail: { mode, from_id },
      })
      return row
    })
  } catch (error) {
    if (uniqueViolation(error, 'fair_matching_run_at_work')) throw new Refusal(409, 'fair.matchingRunning')
    throw error
  }
}

/**
 * Cancels a queued or running run, with an entry in the audit log: its worker notices and stops. A finished run stays as it is.
 * Throws 404.
 */
export async function cancelRun(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, by }: { id: string; by: string },
): Promise<{ id: string }> {
  const at = clock.now()
  await runOf(db, id)
  await transaction(db, async (tx) => {
    const canceled = await tx
      .update(matchingRun)
      .set({ status: 'canceled', ended_at: at })
      .where(and(eq(matchingRun.id, id), inArray(matchingRun.status, ['queued', 'running'])))
      .returning({ id: matchingRun.id })
    if (canceled.length > 0) await writeAudit(tx, { at, actor_id: by, act: 'fair.matchingCanceled', subject: id })
  })
  return { id }
}
