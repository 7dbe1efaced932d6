import { and, eq, inArray } from 'drizzle-orm'
import type { MatchingComparison, MatchingMeeting, UnplacedWish } from '#contract/fair/matching'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { currentEdition, slotsNamed } from '#server/modules/fair/edition.service'
import { fairBooth } from '#server/modules/fair/edition.table'
import { participant } from '#server/modules/fair/participant.table'
import { Refusal } from '#server/refusal'
import { compare } from './engine/compare'
import type { Meeting, Pair } from './engine/input'
import type { Change, Unplaced } from './engine/reasons'
import { matchingLock } from './matching.table'
import { companyNames, slotsOf } from './names'
import { doneRun } from './runs.service'

type Reading = Pick<Deps, 'db' | 'clock'>

/** Lookups from ids to names, in a language. */
async function namesOf({ db, clock }: Reading, lang: string) {
  const company = await companyNames(db, lang)
  const slot = slotsOf(await currentEdition(db, clock.now()))
  const two = ({ buyer, seller }: Pair) => ({ buyer: company(buyer), seller: company(seller) })
  const meeting = (each: Meeting) => ({ ...two(each), slot: slot(each.slot) })
  return { company, slot, two, meeting }
}

async function boothNumbers(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: participant.id, number: fairBooth.number })
    .from(participant)
    .innerJoin(fairBooth, eq(participant.booth_id, fairBooth.id))
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** The meetings of a run on a day, by time and buyer. Throws 404, and 409 `fair.matchingNotDone`. */
export async function runMeetings(
  deps: Reading,
  { id, day, lang }: { id: string; day: string; lang: string },
): Promise<MatchingMeeting[]> {
  const { result, year } = await doneRun(deps.db, id)
  const names = await namesOf(deps, lang)
  const booths = await boothNumbers(deps.db)
  const locks = await deps.db.select().from(matchingLock).where(eq(matchingLock.year, year))
  const locked = new Set(locks.map(({ buyer_id, seller_id, slot_id }) => `${buyer_id} ${seller_id} ${slot_id}`))
  const standing = new Set(result.standing)
  return result.meetings
    .filter(({ slot }) => names.slot(slot).day === day)
    .map((each) => ({
      ...names.meeting(each),
      booth: booths.get(each.seller) ?? null,
      is_standing: standing.has(`${each.buyer} ${each.seller}`),
      is_locked: locked.has(`${each.buyer} ${each.seller} ${each.slot}`),
    }))
    .toSorted(
      (one, other) =>
        one.slot.starts.localeCompare(other.slot.starts) || one.buyer.name.localeCompare(other.buyer.name),
    )
}

function shownChange(change: Change, names: Awaited<ReturnType<typeof namesOf>>): UnplacedWish['changes'][number] {
  switch (change.kind) {
    case 'open':
      return { kind: 'open', company: names.company(change.participant), slot: names.slot(change.slot) }
    case 'raise':
      return { kind: 'raise' }
    case 'ownBooth':
      return { kind: 'ownBooth', company: names.company(change.participant) }
    case 'instead':
      return { kind: 'instead', meeting: names.meeting(change.meeting) }
    default:
      return change
  }
}

interface UnplacedQuery {
  page: number
  per_page: number
  reason?: Unplaced['reason'] | undefined
  q?: string | undefined
}

/** Unplaced wishes of a run, those that a single change would place first. Throws 404, and 409 `fair.matchingNotDone`. */
export async function runUnplaced(
  deps: Reading,
  id: string,
  { page, per_page, reason, q }: UnplacedQuery,
  lang: string,
) {
  const { result } = await doneRun(deps.db, id)
  const names = await namesOf(deps, lang)
  const query = q?.toLowerCase()
  const has = (one: string) =>
    names
      .company(one)
      .name.toLowerCase()
      .includes(query ?? '')
  const found = result.unplaced
    .filter((each) => (!reason || each.reason === reason) && (!query || has(each.buyer) || has(each.seller)))
    .toSorted((one, other) => Number(other.changes.length > 0) - Number(one.changes.length > 0))
  const items = found.slice((page - 1) * per_page, page * per_page).map((each) => ({
    ...names.two(each),
    reason: each.reason,
    limits: each.limits.map(names.company),
    changes: each.changes.map((change) => shownChange(change, names)),
  }))
  return { items, page, per_page, total: found.length }
}

/** The changes of a run compared with another of its year. Throws 404, and 409 `fair.matchingNotDone`. */
export async function compareRuns(
  deps: Reading,
  { id, other, lang }: { id: string; other: string; lang: string },
): Promise<MatchingComparison> {
  const [after, before] = [await doneRun(deps.db, id), await doneRun(deps.db, other)]
  if (after.year !== before.year) throw new Refusal(404, 'general.notFound')
  const names = await namesOf(deps, lang)
  const { kept, moved, added, dropped } = compare(before.result.meetings, after.result.meetings)
  return {
    kept: kept.length,
    moved: moved.map((each) => ({ ...names.meeting(each), from: names.slot(each.from) })),
    added: added.map(names.meeting),
    dropped: dropped.map(names.meeting),
  }
}

/**
 * Locks or unlocks a meeting of a run, with an entry in the audit log. Throws 404 if the run has no such meeting or its time
 * was removed, and 409 `fair.matchingNotDone`.
 */
export function lockMeeting(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  { by, buyer_id, seller_id, is_locked }: { by: string; buyer_id: string; seller_id: string; is_locked: boolean },
): Promise<{ is_locked: boolean }> {
  return transaction(db, async (tx) => {
    const { result, year } = await doneRun(tx, id)
    const found = result.meetings.find(({ buyer, seller }) => buyer === buyer_id && seller === seller_id)
    // A time that no meeting has had can have been removed since the run.
    const [slot] = found ? await slotsNamed(tx, [found.slot]) : []
    if (!slot) throw new Refusal(404, 'general.notFound')
    const slot_id = slot.id
    if (is_locked) {
      await tx
        .insert(matchingLock)
        .values({ year, buyer_id, seller_id, slot_id })
        .onConflictDoUpdate({ target: [matchingLock.buyer_id, matchingLock.seller_id], set: { slot_id } })
    } else {
      const these = and(eq(matchingLock.buyer_id, buyer_id), eq(matchingLock.seller_id, seller_id))
      await tx.delete(matchingLock).where(these)
    }
    const detail = { buyer_id, seller_id, slot_id, is_locked }
    await writeAudit(tx, { at: clock.now(), actor_id: by, act: 'fair.matchingLock', subject: id, detail })
    return { is_locked }
  })
}

/** Deletes the locks of removed slots. */
export async function unlockSlots(db: Db, slotIds: readonly string[]): Promise<void> {
  await db.delete(matchingLock).where(inArray(matchingLock.slot_id, [...slotIds]))
}
