import { and, asc, eq } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import type { GateAnswer, GateResult, GateScan, MiceDoor } from '#contract/mice/gate'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { contactOf } from '#server/modules/accounts/contact.service'
import { type Holder, holderOf, readBadge } from '#server/modules/mice/badge-code.service'
import { seatIn } from '#server/modules/mice/gate-lists.service'
import { findPerson } from '#server/modules/mice/registration.service'
import { Refusal } from '#server/refusal'
import { doorOf, letIn } from './doors.service'
import { miceGateScan } from './gate.table'

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'settings'>
type Door = Awaited<ReturnType<typeof doorOf>>
type Line = typeof miceGateScan.$inferSelect

interface Scanning {
  staffId: string
  door: Door
  place: string
  scan: GateScan
}

/** Only staff can type numbers; visitors show the code of their badge. */
const typedNumber = /^MB[\dA-Z]*-[\dA-Z]{4,12}$/i

/** Why a badge is not valid at this fair; null if it is. */
function refusedFor(
  { fair: { year } }: Door,
  badge: { number: string; day: string | null } | null,
  holder: Holder | null,
): GateResult | null {
  if (!badge) return 'unknown'
  if (holder) return holder.year === year ? null : 'other_fair'
  if (badge.day === null) return 'unknown'
  return Number(badge.day.slice(0, 4)) === year ? 'revoked' : 'other_fair'
}

/** The earlier scan of a badge that admitted it at this door, if any. */
async function beforeOf(tx: Db, { session }: Door, holder: Holder, line: Pick<Line, 'id' | 'day'>) {
  const [first] = await tx
    .select({ id: miceGateScan.id, at: miceGateScan.at, place: miceGateScan.place })
    .from(miceGateScan)
    .where(and(eq(miceGateScan.account_id, holder.account_id), letIn(session, line.day)))
    .orderBy(asc(miceGateScan.at))
    .limit(1)
  return first && first.id !== line.id ? { at: first.at.toISOString(), place: first.place } : null
}

/** Inserts a scan; a valid one only if no other scan of its badge was valid. */
async function write(tx: Db, line: Line): Promise<GateResult> {
  if (line.result === 'valid') {
    const [own] = await tx.insert(miceGateScan).values(line).onConflictDoNothing().returning({ id: miceGateScan.id })
    if (own) return 'valid'
  }
  const result = line.result === 'valid' ? 'used' : line.result
  const [own] = await tx
    .insert(miceGateScan)
    .values({ ...line, result })
    .onConflictDoNothing()
    .returning({ id: miceGateScan.id })
  if (own) return result
  // The same scan was sent twice concurrently.
  const [existing] = await tx
    .select({ result: miceGateScan.result })
    .from(miceGateScan)
    .where(eq(miceGateScan.id, line.id))
  return existing?.result ?? result
}

async function personOf(tx: Db, holder: Holder): Promise<GateAnswer['person']> {
  const found = await findPerson(tx, holder.account_id, holder.year)
  const contact = await contactOf(tx, holder.account_id)
  const { number, name_latin, organization } = holder
  const roles = found?.roles.map(({ role }) => role) ?? []
  return { number, name: contact?.name ?? name_latin, name_latin, organization, roles }
}

async function scanOne({ db, clock, settings }: ServiceDeps, scanning: Scanning): Promise<GateAnswer> {
  const { staffId, door, place, scan } = scanning
  const badge = typedNumber.test(scan.code)
    ? { number: scan.code.toUpperCase(), day: null }
    : readBadge(settings, scan.code)
  return transaction(db, async (tx) => {
    const now = clock.now()
    const scannedAt = new Date(scan.at)
    // An online scan uses the server's clock: a device that is a day behind would admit the same badge twice.
    const at = scan.told !== null && scannedAt < now ? scannedAt : now
    const holder = badge && (await holderOf(tx, badge.number))
    const refused = refusedFor(door, badge, holder)
    const mine = refused ? null : holder
    const [existing] = await tx.select().from(miceGateScan).where(eq(miceGateScan.id, scan.id))
    if (existing && existing.session_id !== (door.session?.id ?? null)) throw new Refusal(409, 'general.conflict')
    const seat = mine && door.session ? await seatIn(tx, door.session.id, mine.account_id) : 'seat'
    const line: Line = existing ?? {
      ...{ id: scan.id, year: door.fair.year, day: dayInSeoul(at), session_id: door.session?.id ?? null },
      ...{ place, staff_id: staffId, account_id: mine?.account_id ?? null, told: scan.told, at, received_at: now },
      result: refused ?? (seat === 'seat' ? 'valid' : seat === 'waiting' ? 'waiting' : 'no_seat'),
    }
    const result = existing?.result ?? (await write(tx, line))
    return {
      ...{ id: scan.id, result },
      person: mine && (await personOf(tx, mine)),
      before: mine && (await beforeOf(tx, door, mine, line)),
      conflict: line.told === 'valid' && result !== 'valid' && result !== 'undone',
    }
  })
}

/**
 * Processes scans of badges at a door in their order, each in its own transaction: a badge is admitted once a day at the
 * entrance, and once to a session in which its holder has a seat. Offline decisions of a device are final and are recorded, as a
 * conflict if they should have been refused (product §4). Throws 404 for an unknown door.
 */
export async function scanAtDoor(
  deps: ServiceDeps,
  staffId: string,
  { door: id, place, scans }: { door: MiceDoor; place: string; scans: readonly GateScan[] },
): Promise<GateAnswer[]> {
  const door = await doorOf(deps.db, deps.clock.now(), id)
  const answers: GateAnswer[] = []
  for (const scan of scans) answers.push(await scanOne(deps, { staffId, door, place, scan }))
  return answers
}

/** Anonymizes the scans of a closed account; they still count (product §8). */
export async function forgetEntries(tx: Db, accountId: string): Promise<void> {
  await tx.update(miceGateScan).set({ account_id: null }).where(eq(miceGateScan.account_id, accountId))
}
