import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Parsed } from '#contract/endpoint'
import type { fairBadgeDesk, Paper } from '#contract/fair/badge'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { currentEdition } from '#server/modules/fair/edition.service'
import { asParty, lockParties, partiesOf } from '#server/modules/fair/party.service'
import { peopleOf } from '#server/modules/fair/people.service'
import { Refusal } from '#server/refusal'
import { badge } from './badge.table'
import { ownParty } from './meeting.rows'
import { meeting } from './meeting.table'

type Reading = Pick<Deps, 'db' | 'clock'>

const newCode = (): string => `NB${randomBytes(16).toString('base64url')}`

/** The badge codes of these companies for a year; missing ones are issued. */
async function codesOf(db: Db, year: number, ids: readonly string[], at: Date): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const current = and(inArray(badge.participant_id, [...ids]), eq(badge.year, year), isNull(badge.replaced_at))
  const badges = new Map((await db.select().from(badge).where(current)).map((row) => [row.participant_id, row.code]))
  const without = ids.filter((id) => !badges.has(id))
  if (without.length === 0) return badges
  // If two print concurrently, both then read the code that was stored first.
  await db
    .insert(badge)
    .values(without.map((participant_id) => ({ code: newCode(), participant_id, year, issued_at: at })))
    .onConflictDoNothing()
  return new Map((await db.select().from(badge).where(current)).map((row) => [row.participant_id, row.code]))
}

/** The account's own badge. Throws 404 `meeting.notParty`, 403 `fair.notApproved`. */
export async function ownBadge({ db, clock }: Reading, accountId: string): Promise<{ code: string }> {
  const now = clock.now()
  const { party, edition } = await ownParty(db, now, accountId)
  if (party.status !== 'approved') throw new Refusal(403, 'fair.notApproved')
  return { code: (await codesOf(db, edition.year, [party.id], now)).get(party.id) ?? '' }
}

/**
 * What is printed for companies: badges, and confirmed meetings by time. The audit log records who read how many badges. A fixed
 * number of queries.
 */
export async function papersOf(
  { db, clock }: Reading,
  officeId: string,
  query: Parsed<typeof fairBadgeDesk.papers>['query'],
): Promise<Paper[]> {
  const now = clock.now()
  const { year, slots } = await currentEdition(db, now)
  const people = await peopleOf(db, year, query)
  const ids = people.map(({ id }) => id)
  const codes = await codesOf(db, year, ids, now)
  const detail = { badges: ids.length }
  await writeAudit(db, { at: now, actor_id: officeId, act: 'fair.badgesRead', subject: String(year), detail })
  const order = new Map(slots.map((slot, at) => [slot.id, { slot, at }]))
  const rows = slots.length === 0 ? [] : await db.select().from(meeting).where(eq(meeting.status, 'confirmed'))
  const ofYear = rows
    .filter(({ slot_id }) => order.has(slot_id))
    .toSorted((a, b) => (order.get(a.slot_id)?.at ?? 0) - (order.get(b.slot_id)?.at ?? 0))
  const parties = await partiesOf(db, [...new Set([...ids, ...ofYear.flatMap((row) => [row.buyer_id, row.seller_id])])])
  return people.flatMap(({ id, ...person }): Paper[] => {
    const [party, code] = [parties.get(id), codes.get(id)]
    if (!party || !code) return []
    const meetings = ofYear
      .filter((row) => row.buyer_id === id || row.seller_id === id)
      .flatMap((row) => {
        const other = parties.get(row.buyer_id === id ? row.seller_id : row.buyer_id)
        const slot = order.get(row.slot_id)?.slot
        const booth = parties.get(row.seller_id)?.booth ?? null
        return other && slot ? [{ id: row.id, slot, other: asParty(other), booth }] : []
      })
    return [{ party: asParty(party), ...person, booth: party.booth, code, meetings }]
  })
}

/** Replaces a badge by a new one, with an entry in the audit log. Throws 404, 409 `badge.notApproved`. */
export function renewBadge({ db, clock }: Reading, officeId: string, id: string): Promise<{ code: string }> {
  const at = clock.now()
  return transaction(db, async (tx) => {
    const { year } = await currentEdition(tx, at)
    const party = (await lockParties(tx, [id])).get(id)
    if (party?.year !== year) throw new Refusal(404, 'general.notFound')
    if (party.status !== 'approved') throw new Refusal(409, 'badge.notApproved')
    const current = and(eq(badge.participant_id, id), eq(badge.year, year), isNull(badge.replaced_at))
    await tx.update(badge).set({ replaced_at: at }).where(current)
    const code = newCode()
    await tx.insert(badge).values({ code, participant_id: id, year, issued_at: at })
    await writeAudit(tx, { at, actor_id: officeId, act: 'fair.badge', subject: id })
    return { code }
  })
}
