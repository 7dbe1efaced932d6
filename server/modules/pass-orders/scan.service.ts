import { and, asc, count, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { passProductId } from '#contract/catalog'
import { dayInSeoul } from '#contract/days'
import {
  type PassScan,
  type PassScanAnswer,
  type PassScanResult,
  scanHours,
  scanOfflineMinutes,
} from '#contract/pass/gate'
import { passStateAt } from '#contract/pass/order'
import { passDays, passTypes } from '#contract/pass/pass-type'
import type { Ticket } from '#contract/voucher'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import type { Place } from '#server/modules/pass/affiliates.service'
import { Refusal } from '#server/refusal'
import { gateKeys, verifyTicket } from '#server/ticket'
import { givenAwayAs } from './accept.service'
import { isGivenUp } from './holder.service'
import { findPass, passView } from './own.service'
import { type PassRow, pass, passScan, passVisit } from './passes.table'
import { placeOfStaff } from './staff-place.service'

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'settings'>
const msPerHour = 3_600_000
const lateAfterMs = scanOfflineMinutes * 60_000

/** When a pass started at an instant ends. */
function endOf({ type }: Pick<PassRow, 'type'>, at: Date): Date {
  const { kind, amount } = passTypes[type]
  return new Date(at.getTime() + (kind === 'hours' ? amount : passDays.visits * 24) * msPerHour)
}

/** Takes a visit from a pass, and starts the pass if needed. Returns the updated pass, or null if it no longer admits. */
export type SpendVisit = (tx: Db, row: PassRow, spent: { at: Date; saved_won: number }) => Promise<PassRow | null>

/**
 * The only way a visit is spent: one conditional update, so that only one of two concurrent scans gets the last visit
 * (product §4).
 */
export const spendVisit: SpendVisit = async (tx, row, { at, saved_won }) => {
  const [spent] = await tx
    .update(pass)
    .set({
      started_at: sql`coalesce(${pass.started_at}, ${at.toISOString()}::timestamptz)`,
      ends_at: sql`coalesce(${pass.ends_at}, ${endOf(row, at).toISOString()}::timestamptz)`,
      visits_left: sql`${pass.visits_left} - 1`,
      saved_won: sql`${pass.saved_won} + ${saved_won}`,
    })
    .where(
      and(
        eq(pass.id, row.id),
        // The number changes when the pass is given away.
        eq(pass.number, row.number),
        isNull(pass.returned_at),
        or(isNull(pass.gift_until), lte(pass.gift_until, at)),
        or(isNull(pass.visits_left), gt(pass.visits_left, 0)),
        or(gt(pass.ends_at, at), and(isNull(pass.started_at), sql`${pass.valid_until} >= ${dayInSeoul(at)}`)),
      ),
    )
    .returning()
  return spent ?? null
}

/** Why a pass no longer admits, or that it does. */
function resultFor(row: PassRow, at: Date): PassScanResult {
  const state = passStateAt(passView(row), at)
  return state === 'unused' || state === 'running' ? 'valid' : state
}

interface Use {
  place: Place
  row: PassRow
  at: Date
}

/** Records the next visit of a pass at an affiliate; returns null if the visits allowed there are used up. */
async function noteVisit(tx: Db, { place, row, at }: Use): Promise<string | null> {
  const here = and(eq(passVisit.pass_id, row.id), eq(passVisit.affiliate_id, place.id))
  const [before] = await tx.select({ visits: count() }).from(passVisit).where(here)
  const nth = (before?.visits ?? 0) + 1
  if (nth > place.times_per_pass) return null
  const [visit] = await tx
    .insert(passVisit)
    .values({
      ...{ pass_id: row.id, affiliate_id: place.id, nth, at },
      saved_won: place.saves_won[row.person],
    })
    // Of two concurrent scans the second waits here for the first, and then finds its place taken.
    .onConflictDoNothing()
    .returning({ id: passVisit.id })
  return visit?.id ?? null
}

async function lastUseAt(tx: Db, { place, row }: Use): Promise<string | null> {
  const [first] = await tx
    .select({ at: passVisit.at })
    .from(passVisit)
    .where(and(eq(passVisit.pass_id, row.id), eq(passVisit.affiliate_id, place.id)))
    .orderBy(asc(passVisit.nth))
    .limit(1)
  return first?.at.toISOString() ?? null
}

type Outcome = Omit<PassScanAnswer, 'id'>
const refused = (result: PassScanResult, row: PassRow | null, used_at: string | null = null): Outcome => ({
  ...{ result, begun: false, used_at, saved_won: 0 },
  pass: row && shownOf(row),
})
const shownOf = (row: PassRow): PassScanAnswer['pass'] => {
  const { number, type, person, visits_left, ends_at } = passView(row)
  return { number, type, person, visits_left, ends_at }
}

/** Uses a pass at an affiliate: records the visit and reduces the pass, both or neither. */
async function use(tx: Db, using: Use, spend: SpendVisit): Promise<Outcome> {
  const { row, place, at } = using
  const result = resultFor(row, at)
  if (result !== 'valid') return refused(result, row)
  if (await isGivenUp(tx, row)) return refused('closed', row)
  const visit = await noteVisit(tx, using)
  if (!visit) return refused('used_here', row, await lastUseAt(tx, using))
  const saved_won = place.saves_won[row.person]
  const spent = await spend(tx, row, { at, saved_won })
  if (!spent) {
    await tx.delete(passVisit).where(eq(passVisit.id, visit))
    const now = await findPass(tx, row.number)
    if (!now) return refused('given', row)
    const left = resultFor(now, at)
    return refused(left === 'valid' ? 'used_up' : left, now)
  }
  return { result: 'valid', begun: row.started_at === null, used_at: null, saved_won, pass: shownOf(spent) }
}

/** Why a code without a pass does not admit: under a former number it shows the pass that was given away, else it is unknown. */
async function withoutPass(tx: Db, ticket: Ticket | null): Promise<Outcome> {
  const number = ticket?.product_id === passProductId ? ticket.reservation_number : ''
  const given = number === '' ? null : await givenAwayAs(tx, number)
  return given ? refused('given', { ...given, number }) : refused('unknown', null)
}

interface Scanning {
  accountId: string
  place: Place
  scan: PassScan
  /** How far the device's clock is behind, in ms. */
  behind: number
}

async function scanOne(
  { db, clock, settings }: ServiceDeps,
  { accountId, place, scan, behind }: Scanning,
  spend: SpendVisit,
): Promise<PassScanAnswer> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const scannedAt = new Date(Date.parse(scan.at) + behind)
    const at = scannedAt < now ? scannedAt : now
    const line = {
      id: scan.id,
      affiliate_id: place.id,
      staff_id: accountId,
      at,
      received_at: now,
      late: now.getTime() - at.getTime() > lateAfterMs,
    }
    const [own] = await tx.insert(passScan).values(line).onConflictDoNothing().returning({ id: passScan.id })
    if (!own) {
      // Sent before; the response may have been lost.
      const [existing] = await tx
        .select()
        .from(passScan)
        .where(and(eq(passScan.id, scan.id), eq(passScan.affiliate_id, place.id)))
      if (!existing?.answer) throw new Refusal(409, 'general.conflict')
      return existing.answer
    }
    const ticket = verifyTicket(gateKeys(settings.TICKET_KEYS), scan.code)
    const row = ticket?.product_id === passProductId ? await findPass(tx, ticket.reservation_number) : null
    const isLate = now.getTime() - at.getTime() > scanHours * msPerHour
    const outcome = !row
      ? await withoutPass(tx, ticket)
      : isLate
        ? refused('too_late', row)
        : await use(tx, { place, row, at }, spend)
    const answer = { id: scan.id, ...outcome }
    await tx.update(passScan).set({ answer }).where(eq(passScan.id, scan.id))
    return answer
  })
}

/**
 * Spends a visit for each scan of an affiliate's staff, in their order. Each has its own transaction, so that spent visits stay
 * spent if a later one fails. Throws 404 for a member who is not on the staff there. `spend` is only replaced by a test that
 * shows why it is needed (product §4).
 */
export async function scanPasses(
  deps: ServiceDeps,
  accountId: string,
  { id, scans, sent_at }: { id: string; scans: readonly PassScan[]; sent_at?: string | undefined },
  spend: SpendVisit = spendVisit,
): Promise<PassScanAnswer[]> {
  const place = await placeOfStaff(deps.db, accountId, id)
  const behind = sent_at === undefined ? 0 : deps.clock.now().getTime() - Date.parse(sent_at)
  const answers: PassScanAnswer[] = []
  for (const scan of scans) answers.push(await scanOne(deps, { accountId, place, scan, behind }, spend))
  return answers
}
