import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order } from '#contract/order'
import { seedCoupons } from '#server/demo/benefits/benefits.seed'
import { setFault } from '#server/demo/toss/local-toss.api'
import { faults } from '#server/demo/toss/local-toss.table'
import { coupon, memberCoupon, pointEntry } from '#server/modules/benefits/benefits.table'
import { expirePoints } from '#server/modules/benefits/points.service'
import { welcome } from '#server/modules/benefits/welcome.service'
import { booking } from '#server/modules/booking/booking.table'
import { expireHolds } from '#server/modules/booking/hold.service'
import { reconcileRefunds } from '#server/modules/cancellation/reconcile.service'
import { refund } from '#server/modules/cancellation/refund.table'
import { reconcilePayments } from '#server/modules/checkout/reconcile.service'
import { payment } from '#server/modules/payment/payment.table'
import { brokenInvariants } from '#tests/support/broken-invariants'
import { aTour, benefitsOf, cancel, deposit, goTo, operate, quote, withReason } from '#tests/support/cancellations'
import { aMember, anOperator, type Person, type TestProduct } from '#tests/support/factories'
import { approved, aShop, confirm, filled, inCart, reserve, type Shop, submit } from '#tests/support/orders'

/** Possible faults of the provider; a stall ends only when the caller gives up, which does not happen here. */
const troubles = faults.filter((fault) => fault !== 'stall')

const own = fc.constantFrom

/** Acts of people, operators, the provider and time on orders; `pick` selects among the existing ones. */
const acts = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: own('reserve' as const),
      tours: fc.integer({ min: 1, max: 3 }),
      points: fc.integer({ min: 0, max: 3000 }),
      coupons: fc.uniqueArray(fc.nat({ max: 3 }), { maxLength: 2 }),
      by: own('card' as const, 'transfer' as const),
      isPaid: own(true, true, true, false),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: own('pay' as const, 'deposit' as const), pick: fc.nat() }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: own(...(['cancel', 'cancel', 'cancel', 'operator cancels', 'confirm', 'send', 'retry', 'decline'] as const)),
      pick: fc.nat(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: own('fault' as const), pick: fc.nat(), kind: own(...troubles) }) },
  { weight: 3, arbitrary: fc.record({ do: own('wait' as const), hours: own(0.05, 0.6, 30, 80, 200, 400) }) },
)
type Act = typeof acts extends fc.Arbitrary<infer A> ? A : never

interface TestContext {
  shop: Shop
  member: Person
  operator: Person
  tours: TestProduct[]
  orders: Order[]
  coupons: string[]
}

async function aTestContext(): Promise<TestContext> {
  const shop = await aShop()
  const member = await aMember(shop.deps)
  await seedCoupons(shop.deps)
  const prices = [59_999, 33_333, 10_001]
  const tours = []
  for (const price of prices) tours.push(await aTour(shop, { price, capacity: 6 }))
  // One that is used alone, one for the order and two for single tours that combine with it.
  const rules = [
    { percent: 15, product_ids: [tours[1]?.id ?? ''] },
    { discount_won: 7_000 },
    { percent: 33, product_ids: [tours[0]?.id ?? ''] },
  ]
  await shop.deps.db.insert(coupon).values(
    rules.map((rule, at) => ({
      code: `COMBINES${at}`,
      name: { en: `Rule ${at}`, ko: `규칙 ${at}` },
      combines: true,
      on_signup: 1,
      valid_days: 12,
      ...rule,
    })),
  )
  await welcome(shop.deps.db, shop.deps.clock.now(), member.id)
  const held = await shop.deps.db.select().from(memberCoupon).where(eq(memberCoupon.account_id, member.id))
  const coupons = held.map(({ id }) => id)
  return { shop, member, operator: await anOperator(shop), tours, orders: [], coupons }
}

async function makeOrder(context: TestContext, act: Extract<Act, { do: 'reserve' }>) {
  const { shop, member, tours, orders, coupons } = context
  const lines = []
  for (const tour of tours.slice(0, act.tours)) {
    const line = await inCart(shop, member, tour).catch(() => null)
    if (line) lines.push(line)
  }
  if (lines.length === 0) return
  const { data: draft } = await reserve(shop, member, ...lines)
  if (!draft) return
  // Unavailable coupons or points are left out, as a person would do.
  const chosen = { coupon_ids: act.coupons.flatMap((at) => coupons[at] ?? []), points: act.points }
  const order = await filled(shop, member, draft, chosen).catch(() => filled(shop, member, draft))
  const how = act.by === 'card' ? {} : { payment_method: 'transfer' as const, account_holder: 'M Lind' }
  if ((await submit(shop, member, order, how)).status !== 200) return
  orders.push(order)
  if (!act.isPaid) return
  if (act.by === 'card') await confirm(shop, await approved(shop, order))
  else await deposit(context.shop, context.operator, order.id, order.amount_won)
}

/** A booking that suits the act, if there is one; otherwise any. */
async function bookingFor({ shop }: TestContext, act: { do: string; pick?: number }): Promise<string> {
  const rows = await shop.deps.db.select({ id: booking.id, status: booking.status }).from(booking).orderBy(booking.id)
  const waits = ['send', 'retry', 'decline'].includes(act.do)
  const fit = rows.filter(({ status }) => (waits ? status === 'cancel_requested' : /requested|confirmed/.test(status)))
  const some = fit.length > 0 ? fit : rows
  return some[(act.pick ?? 0) % some.length]?.id ?? ''
}

async function perform(context: TestContext, act: Act): Promise<void> {
  const { shop, member, operator, orders } = context
  if (act.do === 'reserve') return makeOrder(context, act)
  if (act.do === 'wait') {
    const at = new Date(shop.deps.clock.now().getTime() + act.hours * 3_600_000)
    await goTo(shop, at, member, operator)
    await expireHolds(shop.deps)
    await reconcilePayments(shop.deps)
    await reconcileRefunds(shop.deps)
    return expirePoints(shop.deps.db, at)
  }
  const order = orders[act.pick % Math.max(1, orders.length)]
  if (!order) return
  const id = await bookingFor(context, act)
  const deeds = {
    pay: async () => confirm(shop, await approved(shop, order)),
    deposit: () => deposit(shop, operator, order.id, order.amount_won),
    cancel: async () => ((await quote(shop, member, id)).status === 200 ? cancel(shop, member, id) : undefined),
    confirm: () => operate(shop, operator, 'confirm', id),
    send: () => operate(shop, operator, 'refundSent', id),
    retry: () => operate(shop, operator, 'refundRetry', id),
    decline: () => withReason(shop, operator, 'decline', id),
    'operator cancels': () => withReason(shop, operator, 'cancel', id),
  }
  if (act.do === 'fault') return setFault(shop.deps.db, order.id, act.kind)
  const answer = await deeds[act.do]()
  expect(answer?.status ?? 200, answer?.refusal?.code).toBeLessThan(500)
}

/** No order is refunded more than was paid for it, and the balance equals the ledger. */
async function expectSums({ shop, member }: TestContext): Promise<void> {
  const { db } = shop.deps
  expect(await brokenInvariants(db)).toEqual([])
  for (const paid of await db.select().from(payment)) {
    const back = await db.select().from(refund).where(eq(refund.order_id, paid.order_id))
    const sum = back.reduce((all, { status, amount_won }) => all + (status === 'declined' ? 0 : amount_won), 0)
    expect(sum).toBeLessThanOrEqual(paid.amount_won)
    const own = await db.select().from(booking).where(eq(booking.order_id, paid.order_id))
    const live = back.filter(({ status }) => status !== 'declined')
    if (live.length === own.length && live.every(({ percent }) => percent === 100)) expect(sum).toBe(paid.amount_won)
  }
  await expirePoints(db, shop.deps.clock.now())
  const ledger = await db.select().from(pointEntry).where(eq(pointEntry.account_id, member.id))
  const sum = ledger.reduce((all, { amount }) => all + amount, 0)
  expect((await benefitsOf(shop, member)).points).toBe(sum)
}

test('for any sequence of actions by people, operators, the provider and time, money, points, seats and states agree', async () => {
  const ends: Record<string, number> = {}
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 10, maxLength: 22 }), async (sequence) => {
      const context = await aTestContext()
      for (const act of sequence) {
        await perform(context, act)
        expect(await brokenInvariants(context.shop.deps.db), JSON.stringify(act)).toEqual([])
      }
      await expectSums(context)
      for (const { status, to } of await context.shop.deps.db.select().from(refund)) {
        ends[`${status} ${to}`] = (ends[`${status} ${to}`] ?? 0) + 1
      }
    }),
    { numRuns: 10, seed: 20_270_302 },
  )
  // The sequences must produce refunds of each kind.
  expect(Object.keys(ends)).toEqual(expect.arrayContaining(['done card', 'done account', 'requested account']))
})
