import { randomUUID } from 'node:crypto'
import { booking } from '#contract/booking'
import { addDays, dayInSeoul } from '#contract/days'
import type { Order } from '#contract/order'
import type { AffiliateDraft } from '#contract/pass/affiliate-desk'
import { type PassScan, type PassScanAnswer, passGate } from '#contract/pass/gate'
import { type OwnPass, passOrders } from '#contract/pass/order'
import type { PassTypeName } from '#contract/pass/pass-type'
import type { PlanWish } from '#contract/pass/plan'
import type { Deps } from '#server/deps'
import { passAffiliate, passPrice } from '#server/modules/pass/pass.table'
import { passStaff } from '#server/modules/pass-orders/passes.table'
import { aMember, type Person } from '#tests/support/factories'
import { aKey, approved, confirm, type Shop, submit } from '#tests/support/orders'

type Db = Pick<Deps, 'db'>
const same = (text: string) => ({ en: text, ko: text })
const hours = { opens: '09:00', last_entry: '17:00', closes: '18:00' }

/** A place that admits pass holders, open every day from nine to six. Returns its id. */
export async function anAffiliate({ db }: Db, given: Partial<typeof passAffiliate.$inferInsert> = {}): Promise<string> {
  const [made] = await db
    .insert(passAffiliate)
    .values({
      state: 'public',
      category: 'museum',
      district: 'jongno',
      name: same('A museum'),
      about: same('Old things.'),
      address: same('1 Some-gil'),
      station: { name: same('Some Station'), line: same('Line 1'), walk_minutes: 5 },
      ...{ lat: 37.57, lon: 126.98, visit_minutes: 60 },
      schedule: { week: Array.from({ length: 7 }, () => hours), exceptions: [], as_of: '2026-10-01' },
      regular_won: { adult: 10_000, child: 5_000 },
      benefit: same('Free admission'),
      saves_won: { adult: 10_000, child: 5_000 },
      ...given,
    })
    .returning({ id: passAffiliate.id })
  if (!made) throw new Error('an affiliate was not kept')
  return made.id
}

/** The desk's full input for such a place. */
export const anAffiliateDraft = (given: Partial<AffiliateDraft> = {}): AffiliateDraft => ({
  name: same('A museum'),
  about: same('Old things.'),
  address: same('1 Some-gil'),
  benefit: same('Free admission'),
  reservation: same(''),
  ...{ category: 'museum', district: 'jongno', visit_minutes: 60, times_per_pass: 1 },
  station: { name: same('Some Station'), line: same('Line 1'), walk_minutes: 5 },
  position: { lat: 37.57, lon: 126.98 },
  week: Array.from({ length: 7 }, () => hours),
  exceptions: [],
  regular_won: { adult: 10_000, child: 5_000 },
  saves_won: { adult: 10_000, child: 5_000 },
  ...given,
})

/** Passes of a day and of three visits on sale. */
export async function passesOnSale({ db }: Db): Promise<void> {
  await db.insert(passPrice).values([
    { name: 'hours_24', position: 0, price_won: { adult: 30_000, child: 20_000 } },
    { name: 'visits_3', position: 1, price_won: { adult: 25_000, child: 15_000 } },
  ])
}

/** The wish of a one-day plan, a week from now. */
export const aPlanWish = ({ clock }: Pick<Deps, 'clock'>, given: Partial<PlanWish> = {}): PlanWish => ({
  affiliate_ids: [randomUUID()],
  first_day: addDays(dayInSeoul(clock.now()), 7),
  days: 1,
  start: 'jung',
  starts: '09:00',
  ends: '20:00',
  reserved: [],
  adults: 2,
  children: 0,
  ...given,
})

const query = { lang: 'en' } as const

interface PassRequest {
  type: PassTypeName
  adults: number
  children: number
}
const oneVisitor: PassRequest = { type: 'visits_3', adults: 1, children: 0 }

/** Holds passes; returns the call's response. */
export const holdPasses = (shop: Shop, { token }: Person, request: Partial<PassRequest> = {}) =>
  shop.call(passOrders.hold, { query, body: { ...oneVisitor, ...request } }, { token, headers: aKey() })

/** An order of passes that lacks only the payment method. */
export async function aReadyPassOrder(shop: Shop, who: Person, request: Partial<PassRequest> = {}): Promise<Order> {
  const { data, refusal } = await holdPasses(shop, who, request)
  if (!data) throw new Error(refusal.code)
  const body = { coupon_ids: [], points: 0 }
  return (await shop.call(booking.benefits, { params: { id: data.id }, query, body }, { token: who.token })).data
}

/** A member's passes, latest purchase first. */
export const ownPasses = async (shop: Shop, { token }: Person): Promise<OwnPass[]> =>
  (await shop.call(passOrders.own, {}, { token })).data.items

/** A member's passes after buying some by card. */
export async function paidPasses(shop: Shop, who: Person, request: Partial<PassRequest> = {}): Promise<OwnPass[]> {
  const order = await aReadyPassOrder(shop, who, request)
  await submit(shop, who, order)
  await confirm(shop, await approved(shop, order))
  return (await ownPasses(shop, who)).filter(({ order_id }) => order_id === order.id)
}

/** One paid pass. */
export async function aPaidPass(shop: Shop, who: Person, type: PassTypeName = 'visits_3'): Promise<OwnPass> {
  const [own] = await paidPasses(shop, who, { type })
  if (!own) throw new Error('the pass was not made')
  return own
}

/** A member who scans passes at an affiliate. */
export async function passStaffAt({ deps }: Shop, ...affiliateIds: string[]): Promise<Person> {
  const staff = await aMember(deps)
  await deps.db.insert(passStaff).values(affiliateIds.map((affiliate_id) => ({ affiliate_id, account_id: staff.id })))
  return staff
}

/** A scan of a pass, now. */
export const aScan = ({ deps }: Shop, { code }: Pick<OwnPass, 'code'>, given: Partial<PassScan> = {}): PassScan => ({
  ...{ id: randomUUID(), code: code ?? '', at: deps.clock.now().toISOString() },
  ...given,
})

/** The response to a scan by staff. */
export async function scanAt(shop: Shop, staff: Person, id: string, scan: PassScan): Promise<PassScanAnswer> {
  const { data, refusal } = await shop.call(passGate.scan, { params: { id }, body: { scans: [scan] } }, staff)
  const [answer] = data ?? []
  if (!answer) throw new Error(refusal.code)
  return answer
}
