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
import { doorAt, letIn } from './doors.service'
import { miceGateScan } from './gate.table'

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'settings'>
type Door = Awaited<ReturnType<typeof doorAt>>
type Line = typeof miceGateScan.$inferSelect

interface Scanning {
  staffId: string
  door: MiceDoor
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

/**
 * The result that counts: a visitor whom a device refused while offline has left, so no later knowledge admits them. What the
 * device called unlisted it could not confirm.
 */
const finalResult = (result: GateResult, told: GateScan['told']): GateResult =>
  result !== 'valid' || told === null || told === 'valid' ? result : told === 'unlisted' ? 'unknown' : told

/**
 * Inserts a scan; a valid one only if no other scan of its badge was valid. Returns null if the same scan was just inserted by a
 * concurrent call.
 */
async function write(tx: Db, line: Line): Promise<Line | null> {
  if (line.result === 'valid') {
    const [own] = await tx.insert(miceGateScan).values(line).onConflictDoNothing().returning()
    if (own) return own
  }
  const result = line.result === 'valid' ? 'used' : line.result
  const [own] = await tx
    .insert(miceGateScan)
    .values({ ...line, result })
    .onConflictDoNothing()
    .returning()
  return own ?? null
}

/** The line of a scan that was sent before, locked until the transaction ends. */
async function lineOf(tx: Db, id: string): Promise<Line | undefined> {
  const [line] = await tx.select().from(miceGateScan).where(eq(miceGateScan.id, id)).for('update')
  return line
}

/**
 * A scan that was sent before keeps its result, unless the device then decided without it: the server’s answer was late, and the
 * visitor got the device’s.
 */
async function decideAlone(tx: Db, line: Line, told: GateScan['told']): Promise<Line> {
  if (told === null || line.told !== null) return line
  const change = { told, result: finalResult(line.result, told) }
  await tx.update(miceGateScan).set(change).where(eq(miceGateScan.id, line.id))
  return { ...line, ...change }
}

/** Refuses the id of another scan: its admission is of another badge, or at another door. */
function refuseOther(line: Line, { session }: Door, holder: Holder | null, refused: GateResult | null): void {
  const isOtherBadge = line.result === 'valid' && line.account_id !== (holder?.account_id ?? null)
  // A badge that was given up since is no longer anyone’s.
  if (line.session_id !== (session?.id ?? null) || (isOtherBadge && refused !== 'revoked'))
    throw new Refusal(409, 'general.conflict')
}

async function personOf(tx: Db, holder: Holder): Promise<GateAnswer['person']> {
  const found = await findPerson(tx, holder.account_id, holder.year)
  const contact = await contactOf(tx, holder.account_id)
  const { number, name_latin, organization } = holder
  const roles = found?.roles.map(({ role }) => role) ?? []
  return { number, name: contact?.name ?? name_latin, name_latin, organization, roles }
}

async function scanOne({ db, clock, settings }: ServiceDeps, scanning: Scanning): Promise<GateAnswer> {
  const { staffId, place, scan } = scanning
  const badge = typedNumber.test(scan.code)
    ? { number: scan.code.toUpperCase(), day: null }
    : readBadge(settings, scan.code)
  return transaction(db, async (tx) => {
    const now = clock.now()
    const scannedAt = new Date(scan.at)
    // An online scan uses the server's clock: a device that is a day behind would admit the same badge twice.
    const at = scan.told !== null && scannedAt < now ? scannedAt : now
    const door = await doorAt(tx, { now, at }, scanning.door)
    const holder = badge && (await holderOf(tx, badge.number))
    const refused = refusedFor(door, badge, holder)
    const mine = refused ? null : holder
    let line = await lineOf(tx, scan.id)
    if (!line) {
      const seat = mine && door.session ? await seatIn(tx, door.session.id, mine.account_id) : 'seat'
      const result = refused ?? (seat === 'seat' ? 'valid' : seat === 'waiting' ? 'waiting' : 'no_seat')
      const fresh = await write(tx, {
        ...{ id: scan.id, year: door.fair.year, day: dayInSeoul(at), session_id: door.session?.id ?? null },
        ...{ place, staff_id: staffId, account_id: mine?.account_id ?? null, told: scan.told, at, received_at: now },
        result: finalResult(result, scan.told),
      })
      line = fresh ?? (await lineOf(tx, scan.id))
    }
    if (!line) throw new Error(`Scan ${scan.id} was not written`)
    refuseOther(line, door, mine, refused)
    const { result, told } = await decideAlone(tx, line, scan.told)
    return {
      ...{ id: scan.id, result },
      person: mine && (await personOf(tx, mine)),
      before: mine && (await beforeOf(tx, door, mine, line)),
      conflict: told === 'valid' && result !== 'valid' && result !== 'undone',
    }
  })
}

/**
 * Processes scans of badges at a door in their order, each in its own transaction: a badge is admitted once a day at the
 * entrance, and once to a session in which its holder has a seat. Offline decisions of a device are final: one that admits a
 * visitor who should have been refused is recorded as a conflict, and one that refuses admits no one later (product §4). Throws 404 for an unknown door.
 */
export async function scanAtDoor(
  deps: ServiceDeps,
  staffId: string,
  { door, place, scans }: { door: MiceDoor; place: string; scans: readonly GateScan[] },
): Promise<GateAnswer[]> {
  const answers: GateAnswer[] = []
  for (const scan of scans) answers.push(await scanOne(deps, { staffId, door, place, scan }))
  return answers
}

/** Anonymizes the scans of a closed account; they still count (product §8). */
export async function forgetEntries(tx: Db, accountId: string): Promise<void> {
  await tx.update(miceGateScan).set({ account_id: null }).where(eq(miceGateScan.account_id, accountId))
}
