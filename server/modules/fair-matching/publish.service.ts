import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { type Db, transaction } from '#server/db/connect'
import { locks } from '#server/db/locks'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { currentEdition } from '#server/modules/fair/edition.service'
import { meeting } from '#server/modules/fair-meetings/meeting.table'
import { type Placed, placeMeetings, withdrawPlaced } from '#server/modules/fair-meetings/place.service'
import { Refusal } from '#server/refusal'
import type { Meeting } from './engine/input'
import { isDeclined } from './input.service'
import { matchingRun, type RunRow, type Withdrawn } from './matching.table'
import { companyNames, slotsOf } from './names'
import { doneRun } from './runs.service'

type Publishing = Pick<Deps, 'db' | 'clock'>

interface Acting {
  id: string
  by: string
  lang: string
}

/** Throws 409 `fair.matchingConflict` with the first meeting that cannot be placed, which rolls everything back. */
async function refuse(tx: Db, at: Date, [first]: readonly Placed[], lang: string): Promise<void> {
  if (!first) return
  const company = await companyNames(tx, lang)
  const { day, starts } = slotsOf(await currentEdition(tx, at))(first.slot_id)
  const [buyer, seller] = [company(first.buyer_id).name, company(first.seller_id).name]
  throw new Refusal(409, 'fair.matchingConflict', undefined, { buyer, seller, time: `${day} ${starts}` })
}

/** Those of these meetings that one of the two has declined. */
async function declinedOf(tx: Db, planned: readonly Meeting[]): Promise<Placed[]> {
  const buyers = [...new Set(planned.map(({ buyer }) => buyer))]
  if (buyers.length === 0) return []
  const rows = await tx
    .select()
    .from(meeting)
    .where(and(inArray(meeting.buyer_id, buyers), inArray(meeting.status, ['rejected', 'canceled'])))
  const declined = new Set(rows.filter(isDeclined).map(({ buyer_id, seller_id }) => `${buyer_id} ${seller_id}`))
  return planned
    .filter(({ buyer, seller }) => declined.has(`${buyer} ${seller}`))
    .map(({ buyer, seller, slot }) => ({ buyer_id: buyer, seller_id: seller, slot_id: slot }))
}

/** Published runs of a year, the last one first. Takes the lock on publishing until this transaction ends. */
async function publishedRuns(tx: Db, year: number): Promise<Pick<RunRow, 'id' | 'published_as'>[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.matching}, ${year})`)
  return tx
    .select({ id: matchingRun.id, published_as: matchingRun.published_as })
    .from(matchingRun)
    .where(and(eq(matchingRun.year, year), isNotNull(matchingRun.published_at)))
    .orderBy(desc(matchingRun.published_at), desc(matchingRun.id))
}

const key = (buyer: string, seller: string, slot: string) => `${buyer} ${seller} ${slot}`

/**
 * Makes the meetings of a run those of the fair, all or none. Meetings placed by earlier runs stay if this one has them too, and
 * are removed otherwise. Throws 404, 409 `fair.matchingNotDone`, `fair.matchingPublished`, `fair.matchingConflict` (product §3,
 * §4).
 */
export function publishRun(
  deps: Publishing,
  { id, by, as, lang }: Acting & { as: Withdrawn['as'] },
): Promise<{ placed: number; kept: number; withdrawn: number }> {
  return transaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const { result, year } = await doneRun(tx, id)
    const earlier = await publishedRuns(tx, year)
    if (earlier.some((run) => run.id === id)) throw new Refusal(409, 'fair.matchingPublished')
    const stood = new Set(result.standing)
    const planned = new Set(result.meetings.map(({ buyer, seller, slot }) => key(buyer, seller, slot)))
    const withdrawn: Withdrawn[] = []
    for (const run of earlier) {
      const rows = await withdrawPlaced(tx, run.id, {
        by,
        at,
        stays: (row) =>
          planned.has(key(row.buyer_id, row.seller_id, row.slot_id)) &&
          (row.status === 'confirmed' || as === 'admin_matching'),
      })
      for (const { buyer_id: buyer, seller_id: seller, slot_id: slot, status } of rows) {
        withdrawn.push({
          buyer,
          seller,
          slot,
          run_id: run.id,
          as: status === 'confirmed' ? 'confirmed' : 'admin_matching',
        })
      }
    }
    const ids = earlier.map((run) => run.id)
    const standing =
      ids.length === 0
        ? []
        : await tx
            .select()
            .from(meeting)
            .where(
              and(
                inArray(meeting.run_id, ids),
                inArray(meeting.status, ['confirmed', 'admin_matching', 'cancel_requested']),
              ),
            )
    const kept = new Set(standing.map((row) => key(row.buyer_id, row.seller_id, row.slot_id)))
    const open = result.meetings.filter(
      ({ buyer, seller, slot }) => !kept.has(key(buyer, seller, slot)) && !stood.has(`${buyer} ${seller}`),
    )
    await refuse(tx, at, await declinedOf(tx, open), lang)
    const { placed, conflicts } = await placeMeetings(
      tx,
      open.map(({ buyer, seller, slot }) => ({ buyer_id: buyer, seller_id: seller, slot_id: slot })),
      { as, run_id: id, by, at },
    )
    await refuse(tx, at, conflicts, lang)
    await tx.update(matchingRun).set({ published_at: at, published_as: as, withdrawn }).where(eq(matchingRun.id, id))
    const counts = { placed: placed.length, kept: kept.size, withdrawn: withdrawn.length }
    await writeAudit(tx, { at, actor_id: by, act: 'fair.matchingPublished', subject: id, detail: { as, ...counts } })
    return counts
  })
}

/**
 * Undoes the last publication: removes what it placed, except meetings that have begun, and places again what it removed, where
 * still possible. Throws 404, 409 `fair.matchingPublished` for any other run.
 */
export function undoRun(
  deps: Publishing,
  { id, by }: Omit<Acting, 'lang'>,
): Promise<{ withdrawn: number; placed: number; lost: number }> {
  return transaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const { year, withdrawn } = await doneRun(tx, id)
    const [last] = await publishedRuns(tx, year)
    if (last?.id !== id) throw new Refusal(409, 'fair.matchingPublished')
    const rows = await withdrawPlaced(tx, id, { by, at })
    const declined = await declinedOf(tx, withdrawn)
    const wasDeclined = ({ buyer, seller }: Withdrawn) =>
      declined.some((each) => each.buyer_id === buyer && each.seller_id === seller)
    const possible = withdrawn.filter((each) => !wasDeclined(each))
    let [back, lost] = [0, withdrawn.length - possible.length]
    for (const run_id of new Set(possible.map((each) => each.run_id))) {
      for (const as of ['confirmed', 'admin_matching'] as const) {
        const those = possible.filter((each) => each.run_id === run_id && each.as === as)
        const planned = those.map(({ buyer, seller, slot }) => ({ buyer_id: buyer, seller_id: seller, slot_id: slot }))
        const { placed, conflicts } = await placeMeetings(tx, planned, { as, run_id, by, at })
        back += placed.length
        lost += conflicts.length
      }
    }
    await tx
      .update(matchingRun)
      .set({ published_at: null, published_as: null, withdrawn: [] })
      .where(eq(matchingRun.id, id))
    const counts = { withdrawn: rows.length, placed: back, lost }
    await writeAudit(tx, { at, actor_id: by, act: 'fair.matchingUndone', subject: id, detail: counts })
    return counts
  })
}
