import { and, eq } from 'drizzle-orm'
import type { Scanned } from '#contract/fair/badge'
import type { FairEdition } from '#contract/fair/edition'
import { heldStatuses } from '#contract/fair/status'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { currentEdition } from '#server/modules/fair/edition.service'
import { asParty, lockParties, type Party, partiesOf } from '#server/modules/fair/party.service'
import { Refusal } from '#server/refusal'
import { attendance, badge } from './badge.table'
import { notifyOne } from './follow.service'
import { lateMinutes } from './late.service'
import { endsOf, rowsOf, slotOf, startsOf } from './meeting.rows'
import { markHere } from './presence.service'

/** A scan counts for a meeting that begins within this time, in ms; a later meeting needs another scan. */
const soon = 20 * 60_000

/**
 * The company that a badge belongs to. Throws 404 `badge.unknown`, 409 `badge.replaced`, `badge.otherYear` and
 * `badge.notApproved`.
 */
async function holderOf(tx: Db, { year }: FairEdition, code: string): Promise<Party> {
  const [found] = await tx.select().from(badge).where(eq(badge.code, code.trim()))
  if (!found) throw new Refusal(404, 'badge.unknown')
  if (found.year !== year) throw new Refusal(409, 'badge.otherYear', undefined, { year: String(found.year) })
  if (found.replaced_at) throw new Refusal(409, 'badge.replaced')
  const party = (await partiesOf(tx, [found.participant_id])).get(found.participant_id)
  if (party?.status !== 'approved' || party.year !== year) throw new Refusal(409, 'badge.notApproved')
  return party
}

/** The company's current or next meeting today, with its hall's delay taken into account. */
async function nextOf(tx: Db, party: Party, edition: FairEdition, at: Date) {
  const late = await lateMinutes(tx)
  const rows = await rowsOf(tx, party.id, heldStatuses)
  const others = await partiesOf(tx, [...new Set(rows.flatMap((row) => [row.buyer_id, row.seller_id]))])
  const today = rows.flatMap((row) => {
    const slot = edition.slots.find(({ id }) => id === row.slot_id)
    const seller = others.get(row.seller_id)
    const other = others.get(row.buyer_id === party.id ? row.seller_id : row.buyer_id)
    if (slot?.day !== edition.today || !seller || !other) return []
    const shift = late(slot.day, seller.booth?.hall ?? '') * 60_000
    const [starts, ends] = [startsOf(slot).getTime() + shift, endsOf(slot).getTime() + shift]
    return ends > at.getTime() ? [{ row, slot, other, booth: seller.booth, starts }] : []
  })
  return today.toSorted((a, b) => a.starts - b.starts)[0] ?? null
}

/**
 * Checks a company in by its badge: for today, and for the meeting that is running or begins soon (product §4). A second scan
 * returns the time of the first. Throws what `holderOf` throws, and 409 `badge.notToday`.
 */
export function scanBadge({ db, clock }: Pick<Deps, 'db' | 'clock'>, officeId: string, code: string): Promise<Scanned> {
  const at = clock.now()
  return transaction(db, async (tx) => {
    const edition = await currentEdition(tx, at)
    const party = await holderOf(tx, edition, code)
    if (!edition.figures.days.some(({ day }) => day === edition.today)) throw new Refusal(409, 'badge.notToday')
    const next = await nextOf(tx, party, edition, at)
    // Locked in the common order, before anything is written.
    await lockParties(tx, next ? [party.id, next.other.id] : [party.id])
    const own = { participant_id: party.id, day: edition.today }
    const [first] = await tx
      .insert(attendance)
      .values({ ...own, at, by: officeId })
      .onConflictDoNothing()
      .returning()
    const [existing] = await tx
      .select()
      .from(attendance)
      .where(and(eq(attendance.participant_id, party.id), eq(attendance.day, edition.today)))
    const marked = next !== null && next.starts - at.getTime() <= soon
    if (marked) await markHere(tx, next.row.id, party.id, { edition, at })
    await notifyOne(tx, party.id)
    return {
      party: asParty(party),
      is_test: party.is_test,
      first_at: (existing?.at ?? at).toISOString(),
      again: !first,
      meeting: next && {
        id: next.row.id,
        slot: slotOf(edition, next.row.slot_id),
        booth: next.booth,
        other: asParty(next.other),
        marked,
      },
    }
  })
}

/** Undoes today's check-in of a company, if there is one, with an entry in the audit log. */
export async function undoScan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  officeId: string,
  id: string,
): Promise<{ id: string }> {
  const at = clock.now()
  await transaction(db, async (tx) => {
    const { today } = await currentEdition(tx, at)
    const own = and(eq(attendance.participant_id, id), eq(attendance.day, today))
    const [undone] = await tx.delete(attendance).where(own).returning()
    if (!undone) return
    const detail = { day: today, checked_in_at: undone.at.toISOString(), by: undone.by }
    await writeAudit(tx, { at, actor_id: officeId, act: 'fair.checkInUndone', subject: id, detail })
    await notifyOne(tx, id)
  })
  return { id }
}
