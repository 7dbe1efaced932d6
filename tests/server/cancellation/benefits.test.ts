import { eq, isNotNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CancellationQuote } from '#contract/cancellation'
import { addDays, instantInSeoul } from '#contract/days'
import { seedCoupons } from '#server/demo/benefits/benefits.seed'
import { memberCoupon, pointEntry } from '#server/modules/benefits/benefits.table'
import { expirePoints } from '#server/modules/benefits/points.service'
import { welcome } from '#server/modules/benefits/welcome.service'
import {
  aReadyOrderOf,
  aTour,
  balanceAtToss,
  benefitsOf,
  bookingOf,
  cancel,
  daysBefore,
  payByCard,
  quote,
} from '#tests/support/cancellations'
import { giveCoupon } from '#tests/support/coupons'
import { aMember, type Person, type TestProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { aShop, type Shop, submit } from '#tests/support/orders'

let shop: Shop
let member: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
  tour = await aTour(shop)
})
afterEach(() => expectInvariants(shop.deps.db))

/** For each coupon, whether it would be returned. */
const back = ({ coupons }: CancellationQuote) => coupons.map(({ comes_back }) => comes_back)
const ledgerSum = async () => {
  const rows = await shop.deps.db.select().from(pointEntry).where(eq(pointEntry.account_id, member.id))
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}
async function withBenefits(tours: readonly TestProduct[], points: number) {
  await seedCoupons(shop.deps)
  await welcome(shop.deps.db, shop.deps.clock.now(), member.id)
  const [held] = await shop.deps.db.select().from(memberCoupon).where(eq(memberCoupon.account_id, member.id))
  return aReadyOrderOf(shop, member, tours, { coupon_ids: held ? [held.id] : [], points })
}

describe('coupon and points', () => {
  it('are returned in full while nothing is paid', async () => {
    const order = await withBenefits([tour], 2000)
    await submit(shop, member, order)
    const { data: before } = await quote(shop, member, bookingOf(order))
    expect([before.kind, back(before), before.refund_points]).toEqual(['unpaid', [true], 2000])
    await cancel(shop, member, bookingOf(order))
    expect(await benefitsOf(shop, member)).toEqual({ coupon: null, points: 3000 })
  })

  it('of a paid order: the coupon only with the last booking and nothing retained, the points by their share', async () => {
    const second = await aTour(shop, { price: 30_000 })
    const order = await withBenefits([tour, second], 3000)
    await payByCard(shop, member, order)
    const first = (await quote(shop, member, bookingOf(order, tour))).data
    expect([back(first), first.refund_points]).toEqual([[false], 2000])
    await cancel(shop, member, bookingOf(order, tour))
    expect(await benefitsOf(shop, member)).toEqual({ coupon: order.id, points: 2000 })
    const last = (await quote(shop, member, bookingOf(order, second))).data
    expect([back(last), last.refund_points]).toEqual([[true], 1000])
    await cancel(shop, member, bookingOf(order, second))
    expect(await benefitsOf(shop, member)).toEqual({ coupon: null, points: 3000 })
    expect(await balanceAtToss(shop, order.id)).toBe(0)
  })
})

describe('two coupons of one order', () => {
  it('are each returned with the last booking that they were for, when nothing of those was retained', async () => {
    const second = await aTour(shop, { price: 30_000 })
    const whole = await giveCoupon(shop, member, { percent: 10, combines: true }, 365)
    const goods = await giveCoupon(shop, member, { percent: 20, product_ids: [tour.id], combines: true }, 365)
    const order = await aReadyOrderOf(shop, member, [tour, second], { coupon_ids: [whole, goods] })
    await payByCard(shop, member, order)
    const used = async () => {
      const rows = await shop.deps.db.select().from(memberCoupon).where(isNotNull(memberCoupon.used_at))
      return rows.map(({ id }) => id).toSorted()
    }
    expect(await used()).toEqual([whole, goods].toSorted())
    // The order coupon applied to this booking too, but another booking remains.
    expect(back((await quote(shop, member, bookingOf(order, tour))).data)).toEqual([true, false])
    await cancel(shop, member, bookingOf(order, tour))
    expect(await used()).toEqual([whole])
    expect(back((await quote(shop, member, bookingOf(order, second))).data)).toEqual([true])
    await cancel(shop, member, bookingOf(order, second))
    expect(await used()).toEqual([])
    expect(await balanceAtToss(shop, order.id)).toBe(0)
  })

  it('stay used as far as part of the price that they were for was retained', async () => {
    const second = await aTour(shop, { price: 30_000, tiers: [{ days_before: 0, refund_percent: 50 }] })
    const whole = await giveCoupon(shop, member, { percent: 10, combines: true }, 365)
    const goods = await giveCoupon(shop, member, { percent: 20, product_ids: [tour.id], combines: true }, 365)
    const order = await aReadyOrderOf(shop, member, [tour, second], { coupon_ids: [whole, goods] })
    await payByCard(shop, member, order)
    await cancel(shop, member, bookingOf(order, second))
    await cancel(shop, member, bookingOf(order, tour))
    const rows = await shop.deps.db.select().from(memberCoupon)
    expect(rows.map(({ id, used_at }) => [id, used_at !== null]).toSorted()).toEqual(
      [
        [whole, true],
        [goods, false],
      ].toSorted(),
    )
  })
})

describe('returned points', () => {
  it('keep their expiry date, and get 30 days where that has passed', async () => {
    const order = await withBenefits([tour], 2000)
    await payByCard(shop, member, order)
    await shop.deps.db
      .update(pointEntry)
      .set({ expires_at: instantInSeoul(addDays(tour.date, -5)) })
      .where(eq(pointEntry.reason, 'welcome'))
    await daysBefore(shop, tour, 2, member)
    const { data } = await cancel(shop, member, bookingOf(order))
    expect(data.booking.refund).toMatchObject({ percent: 70, points: 1400 })
    expect((await benefitsOf(shop, member)).points).toBe(1400)
    shop.deps.clock.advance({ days: 30 })
    expect((await benefitsOf(shop, member)).points).toBe(0)
    await expirePoints(shop.deps.db, shop.deps.clock.now())
    expect(await ledgerSum()).toBe(0)
  })

  it('are taken from the lots that expire last, each with its own date, and never twice', async () => {
    const second = await aTour(shop)
    await shop.deps.db.insert(pointEntry).values({
      account_id: member.id,
      amount: 1000,
      reason: 'granted',
      at: shop.deps.clock.now(),
      expires_at: instantInSeoul(addDays(tour.date, 10)),
    })
    const order = await withBenefits([tour, second], 2000)
    await payByCard(shop, member, order)
    await cancel(shop, member, bookingOf(order, tour))
    await cancel(shop, member, bookingOf(order, second))
    const back = await shop.deps.db
      .select()
      .from(pointEntry)
      .where(isNotNull(pointEntry.booking_id))
      .orderBy(pointEntry.seq)
    const granted = instantInSeoul(addDays(tour.date, 10))
    expect(back.map(({ amount, expires_at }) => [amount, expires_at?.getTime() === granted.getTime()])).toEqual([
      [1000, false],
      [1000, true],
    ])
    expect((await benefitsOf(shop, member)).points).toBe(4000)
  })
})
