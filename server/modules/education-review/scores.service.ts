import { and, asc, eq, inArray } from 'drizzle-orm'
import { type Points, type Range, type Scores, type Spread, totalOf } from '#contract/education/scores'
import type { RubricLine } from '#contract/education/year'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import type { StaffActor } from '#server/modules/education/actor.types'
import { submittedRow } from '#server/modules/education/reviewed.service'
import { conflictsAmong } from '#server/modules/education/staff.service'
import { lockSubmitted, mark, refuseConflict } from '#server/modules/education/states.service'
import { yearAtNow } from '#server/modules/education/year.service'
import { Refusal } from '#server/refusal'
import { applicationScore } from './scores.table'

interface Given {
  points: Points
  words: string
  is_complete: boolean
}

const rangeOf = (values: readonly number[]): Range => ({
  mean: values.reduce((sum, each) => sum + each, 0) / values.length,
  min: Math.min(...values),
  max: Math.max(...values),
})

/**
 * Complete scores of these applications, without those of reviewers who have since declared a conflict of interest. Two queries.
 */
async function completeRows(db: Db, ids: readonly string[]) {
  const hasConflict = await conflictsAmong(db, ids)
  const rows = await db
    .select({
      application_id: applicationScore.application_id,
      id: account.id,
      name: account.name,
      points: applicationScore.points,
      total: applicationScore.total,
      words: applicationScore.words,
      version: applicationScore.version,
    })
    .from(applicationScore)
    .innerJoin(account, eq(account.id, applicationScore.account_id))
    .where(and(inArray(applicationScore.application_id, [...ids]), applicationScore.is_complete))
    .orderBy(asc(account.name), asc(account.id))
  return rows.filter(({ application_id, id }) => !hasConflict(application_id, id))
}

function spreadOf(rows: Awaited<ReturnType<typeof completeRows>>, rubric: readonly RubricLine[]): Spread | null {
  if (rows.length === 0) return null
  return {
    total: rangeOf(rows.map(({ total }) => total)),
    lines: rubric.map(({ id }) => ({ id, ...rangeOf(rows.map(({ points }) => points[id] ?? 0)) })),
    given: rows.map(({ application_id: _, id, name, ...given }) => ({ person: { id, name }, ...given })),
  }
}

/**
 * The reader's own scores, and the distribution of all complete ones, which reviewers only see after giving their own to stay
 * independent (product §6). Throws 404.
 */
export async function showScores(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: readerId, kind }: StaffActor,
  id: string,
): Promise<Scores> {
  const { year } = await submittedRow(db, id)
  const { figures } = await yearAtNow(db, year, clock.now())
  const [mine] = await db
    .select()
    .from(applicationScore)
    .where(and(eq(applicationScore.application_id, id), eq(applicationScore.account_id, readerId)))
  const rows = await completeRows(db, [id])
  const maySee = kind === 'chief' || mine?.is_complete === true
  return {
    mine: mine
      ? {
          points: mine.points,
          words: mine.words,
          is_complete: mine.is_complete,
          version: mine.version,
          saved_at: mine.saved_at.toISOString(),
        }
      : null,
    complete: rows.length,
    spread: maySee ? spreadOf(rows, figures.rubric) : null,
  }
}

/** Throws 400 with the line that is not in the rubric, that exceeds its maximum, or that is missing from complete scores. */
function refuseUnfit({ points, is_complete }: Given, rubric: readonly RubricLine[]): void {
  for (const id of Object.keys(points))
    if (!rubric.some((line) => line.id === id)) throw new Refusal(400, 'validation.invalid', `points.${id}`)
  for (const { id, points: most } of rubric) {
    const given = points[id] ?? null
    if (given !== null && given > most) throw new Refusal(400, 'validation.tooMany', `points.${id}`)
    if (given === null && is_complete) throw new Refusal(400, 'validation.required', `points.${id}`)
  }
}

/** Saves the actor's own scores. Throws 404, 400 and 409 as in the contract; scores never change a status. */
export function saveScores(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: StaffActor,
  id: string,
  given: Given,
): Promise<void> {
  return transaction(db, async (tx) => {
    const row = await lockSubmitted(tx, id)
    const at = clock.now()
    await refuseConflict(tx, id, actor.id)
    if (row.status !== 'in_review') throw new Refusal(409, 'education.step')
    refuseUnfit(given, (await yearAtNow(tx, row.year, at)).figures.rubric)
    const own = and(eq(applicationScore.application_id, id), eq(applicationScore.account_id, actor.id))
    const [before] = await tx.select().from(applicationScore).where(own)
    if (before?.is_complete && before.version === row.versions) throw new Refusal(409, 'education.scored')
    const value = { ...given, total: totalOf(given.points), version: row.versions, saved_at: at }
    await tx
      .insert(applicationScore)
      .values({ application_id: id, account_id: actor.id, ...value })
      .onConflictDoUpdate({ target: [applicationScore.application_id, applicationScore.account_id], set: value })
    if (given.is_complete) await mark(tx, row, 'score', actor, { at, detail: { version: row.versions } })
  })
}

/** The number of complete scores of each of these applications, and the mean of their totals. */
export async function meansOf(db: Db, ids: readonly string[]): Promise<Map<string, { scored: number; mean: number }>> {
  const totals = new Map<string, number[]>()
  for (const { application_id: id, total } of await completeRows(db, ids))
    totals.set(id, [...(totals.get(id) ?? []), total])
  return new Map([...totals].map(([id, each]) => [id, { scored: each.length, mean: rangeOf(each).mean }]))
}
