import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { admissionWindow } from '#contract/check-in-rules'
import { type Scan, scanText } from '#contract/check-in-scan'
import { dayInSeoul, daysLater, instantInSeoul } from '#contract/days'
import type { Site } from '#contract/sites/sites'
import type { Texts } from '#server/db/columns'
import { type Db, transaction } from '#server/db/connect'
import { locks } from '#server/db/locks'
import { addPastTrip } from '#server/demo/booking/past-trip.seed'
import { guestTours } from '#server/demo/guest/guest.seed'
import { secondsBefore } from '#server/demo/seconds-before'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { booking, order } from '#server/modules/booking/booking.table'
import { bookingsOf } from '#server/modules/booking/rows.service'
import { mailConfirmed } from '#server/modules/cancellation/refund-mail.service'
import { gate, gateAssignment } from '#server/modules/check-in/check-in.table'
import { enrol } from '#server/modules/check-in/device.service'
import { gatesOf, type Staff } from '#server/modules/check-in/gates.service'
import { takeScans } from '#server/modules/check-in/scan.service'
import { addGuest } from '#server/modules/guest/session.service'

const site = 'apec' as const satisfies Site
const staffEmail = 'gate-staff@naru.test'

/** The entrances of every tour. */
const entrances: readonly Texts[] = [
  { en: 'Main entrance', ko: '정문' },
  { en: 'Coach stand', ko: '버스 승차장' },
]

/** Tours at which the demo's gate staff work; a supervisor sees all tours. */
const staffed = ['apec-gyeongju-silla-capital', 'apec-gyeongju-by-night', 'apec-pohang-sea-and-steel']

interface DemoParty {
  tour: string
  name: string
  email: string
  people: number
  /** How many of them have been admitted already. */
  in?: number
}

/** The travelers of today; all of them are made up. */
export const parties: readonly DemoParty[] = [
  { tour: 'apec-gyeongju-silla-capital', name: 'Elena Marchetti', email: 'elena@delegates.test', people: 4, in: 4 },
  { tour: 'apec-gyeongju-silla-capital', name: 'Tomás Ibarra', email: 'tomas@delegates.test', people: 6, in: 2 },
  { tour: 'apec-gyeongju-silla-capital', name: 'Linh Dao', email: 'linh@delegates.test', people: 2 },
  { tour: 'apec-gyeongju-silla-capital', name: 'Kofi Mensah', email: 'kofi@delegates.test', people: 3 },
  { tour: 'apec-gyeongju-silla-capital', name: 'Sora Nakagawa', email: 'sora@delegates.test', people: 5 },
  { tour: 'apec-gyeongju-by-night', name: 'Amelia Whitlock', email: 'amelia@delegates.test', people: 2, in: 2 },
  { tour: 'apec-gyeongju-by-night', name: 'Rafael Quispe', email: 'rafael@delegates.test', people: 4 },
  { tour: 'apec-gyeongju-by-night', name: 'Nurul Hamid', email: 'nurul@delegates.test', people: 3 },
  { tour: 'apec-busan-coast', name: 'Jonas Aalto', email: 'jonas@delegates.test', people: 2 },
  { tour: 'apec-busan-coast', name: 'Mei-Ling Fong', email: 'meiling@delegates.test', people: 8 },
]

/** Returns the next full half hour, or the last minutes of today: a departure that the gates accept now, at any hour. */
function soon(now: Date): string {
  const half = 30 * 60_000
  const next = new Date((Math.floor(now.getTime() / half) + 1) * half)
  if (dayInSeoul(next) !== dayInSeoul(now)) return '23:45'
  return next.toLocaleTimeString('sv-SE', { timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit' })
}

async function addGates(db: Db, accountId: string): Promise<Map<string, string>> {
  const rows = guestTours[site].flatMap(({ id }) =>
    entrances.map((name, position) => ({ site, tour_id: id, position, name })),
  )
  const gates = await db.insert(gate).values(rows).returning({ id: gate.id, tour_id: gate.tour_id })
  await db
    .insert(gateAssignment)
    .values(
      gates
        .filter(({ tour_id }) => staffed.includes(tour_id))
        .map(({ id }) => ({ account_id: accountId, gate_id: id })),
    )
  return new Map(gates.toReversed().map(({ id, tour_id }) => [tour_id, id]))
}

async function addParty(
  { db, clock, jobs, settings }: Deps,
  { tour, name, email, people, in: inside }: DemoParty,
  place: number,
): Promise<string> {
  const now = clock.now()
  const made_at = secondsBefore(daysLater(now, -9), 60 + place)
  const account_id = await addGuest(db, made_at, { site, lang: 'en', email })
  const who = { account_id, name, email, lang: 'en' as const }
  const when = { date: dayInSeoul(now), start_time: soon(now) }
  const id = await addPastTrip(db, { site, ...who, product_id: tour, ...when, adults: people, made_at })
  const [made] = await db
    .select({ order, booking })
    .from(booking)
    .innerJoin(order, eq(order.id, booking.order_id))
    .where(eq(booking.id, id))
  if (!made) throw new Error(`The demo reservation of ${name} was not made`)
  // For trying a gate, tickets that are still valid are in the mailbox; where emails are really sent, none is.
  const [whole] = settings.SMTP_URL || inside === people ? [] : await bookingsOf(db, [made.order.id])
  if (whole) await mailConfirmed({ jobs }, db, { order: made.order, booking: whole })
  return made.booking.reservation_number
}

function lineOf(device: string, scan: Omit<Scan, 'signature'>, key: KeyObject): Scan {
  const signature = sign('sha256', Buffer.from(scanText(device, scan)), { key, dsaEncoding: 'ieee-p1363' })
  return { ...scan, signature: signature.toString('base64url') }
}

async function demoStaff(db: Db) {
  const [staff] = await db
    .select({ id: account.id, roles: account.roles })
    .from(account)
    .where(and(eq(account.area, 'admin'), eq(account.email, staffEmail)))
  return staff
}

/** Adds the guests of today, and admits a few of them with a device of its own at each tour that has staff. */
async function addToday(deps: Deps, staff: Staff, gates: ReadonlyMap<string, string>): Promise<void> {
  const expected: (DemoParty & { number: string })[] = []
  for (const [place, party] of parties.entries())
    expected.push({ ...party, number: await addParty(deps, party, place) })
  const now = deps.clock.now()
  const midnight = instantInSeoul(dayInSeoul(now))
  for (const [place, tour] of staffed.entries()) {
    const present = expected.filter((party) => party.tour === tour && party.in)
    if (present.length === 0) continue
    const gate_id = gates.get(tour) ?? ''
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    // Not yesterday: its shift would be over.
    const at = secondsBefore(now, Math.min(place, (now.getTime() - midnight.getTime()) / 1_000))
    const device = await enrol({ ...deps, clock: { now: () => at } }, staff, site, 'ko', {
      gate_id,
      name: '태블릿 1',
      public_key: { x, y },
    })
    const scans = present.map((party, at) => {
      const base = { act: 'admit', code: '', told: null, undoes: null, at: deps.clock.now().toISOString() } as const
      const about = { reservation_number: party.number, people: party.in ?? 0 }
      return lineOf(device.device_id, { counter: at + 1, gate_id, ...base, ...about }, privateKey)
    })
    await takeScans(deps, staff, 'ko', { id: device.device_id, scans })
  }
}

/** Demo data: gates with staff, guests who travel today, and a few who have been admitted. Tours and accounts must exist. */
export async function seedGates(deps: Deps): Promise<void> {
  const staff = await demoStaff(deps.db)
  if (!staff) throw new Error(`The demo account ${staffEmail} is not there`)
  await addToday(deps, staff, await addGates(deps.db, staff.id))
}

/**
 * Adds guests of today to a running demonstration: when the demo's gates exist and there are no guests whom they could still
 * admit. Returns whether it added some.
 */
export function refreshGates(outer: Deps): Promise<boolean> {
  return transaction(outer.db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.seed})`)
    const deps = { ...outer, db: tx }
    const staff = await demoStaff(tx)
    const own = staff ? await gatesOf(tx, staff, site) : []
    const now = deps.clock.now()
    const [tour = ''] = staffed
    const today = and(eq(booking.product_id, tour), eq(booking.date, dayInSeoul(now)))
    const starts = await tx.select({ time: booking.start_time }).from(booking).where(today)
    const isTaken = ({ time }: { time: string }) =>
      admissionWindow(instantInSeoul(dayInSeoul(now), time).getTime()).closes > now.getTime()
    if (!staff || own.length === 0 || starts.some(isTaken)) return false
    await addToday(deps, staff, new Map(own.toReversed().map(({ id, tour_id }) => [tour_id, id])))
    return true
  })
}
