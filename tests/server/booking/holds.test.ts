import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { booking } from '#contract/booking'
import { seedCoupons } from '#server/demo/benefits/benefits.seed'
import { localTossPayment } from '#server/demo/toss/local-toss.table'
import { memberCoupon } from '#server/modules/benefits/benefits.table'
import { pointsBalance } from '#server/modules/benefits/points.service'
import { welcome } from '#server/modules/benefits/welcome.service'
import { expireHolds } from '#server/modules/booking/hold.service'
import { departure } from '#server/modules/catalog/catalog.table'
import { aMember, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import {
  aDraft,
  anApprovedOrder,
  approved,
  aReadyOrder,
  aShop,
  confirm,
  type Shop,
  seen,
  submit,
} from '#tests/support/orders'

let shop: Shop
let member: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  await seedCoupons(shop.deps)
  member = await aMember(shop.deps)
  tour = await aProduct(shop.deps, { capacity: 10 })
})
afterEach(() => expectInvariants(shop.deps.db))

const held = async () => {
  const rows = await shop.deps.db.select().from(departure)
  return rows.reduce((sum, row) => sum + row.held, 0)
}

/** A submitted order with the welcome coupon and some points on it. */
async function withBenefits() {
  await welcome(shop.deps.db, shop.deps.clock.now(), member.id)
  const [coupon] = await shop.deps.db.select().from(memberCoupon).where(eq(memberCoupon.account_id, member.id))
  const order = await aReadyOrder(shop, member, tour, { coupon_ids: coupon ? [coupon.id] : [], points: 2000 })
  await submit(shop, member, order)
  return order
}
const benefitsLeft = async () => {
  const [coupon] = await shop.deps.db.select().from(memberCoupon).where(eq(memberCoupon.account_id, member.id))
  return {
    coupon: coupon?.order_id ?? null,
    points: await pointsBalance(shop.deps.db, shop.deps.clock.now(), member.id),
  }
}

describe('an expired hold (product §4)', () => {
  it('releases the seats after 30 minutes and not earlier', async () => {
    const order = await aDraft(shop, member, tour)
    shop.deps.clock.advance({ minutes: 29, seconds: 59 })
    expect([await expireHolds(shop.deps), await held()]).toEqual([0, 2])
    shop.deps.clock.advance({ seconds: 1 })
    expect([await expireHolds(shop.deps), await held()]).toEqual([1, 0])
    const after = await seen(shop, member, order.id)
    expect([after.status, after.hold_expires_at, after.bookings[0]?.cancel_reason]).toEqual([
      'expired',
      null,
      'expired',
    ])
  })

  it('ends each order once when two servers expire in parallel', async () => {
    for (let each = 0; each < 4; each++) await aDraft(shop, await aMember(shop.deps), tour)
    shop.deps.clock.advance({ minutes: 31 })
    const ended = await Promise.all([expireHolds(shop.deps), expireHolds(shop.deps), expireHolds(shop.deps)])
    expect(ended.reduce((sum, some) => sum + some)).toBe(4)
    expect(await held()).toBe(0)
  })

  it('returns coupon and points', async () => {
    const order = await withBenefits()
    expect(await benefitsLeft()).toEqual({ coupon: order.id, points: 1000 })
    shop.deps.clock.advance({ minutes: 31 })
    await expireHolds(shop.deps)
    expect(await benefitsLeft()).toEqual({ coupon: null, points: 3000 })
  })

  it('of a transfer ends after 3 days, and the member is told, also what happens to money in transit', async () => {
    const order = await aReadyOrder(shop, member, tour)
    await submit(shop, member, order, { payment_method: 'transfer', account_holder: 'M Lind' })
    shop.deps.clock.advance({ days: 2, hours: 23 })
    expect(await expireHolds(shop.deps)).toBe(0)
    shop.deps.clock.advance({ hours: 1 })
    expect(await expireHolds(shop.deps)).toBe(1)
    await shop.deps.jobs.drain(shop.deps)
    expect(shop.deps.mails).toHaveLength(2)
    expect(shop.deps.mails[1]?.text).toContain('Nothing was charged')
    expect(shop.deps.mails[1]?.text).toContain('you need not send it again')
  })

  it('of a card payment mentions no money that was sent', async () => {
    await submit(shop, member, await aReadyOrder(shop, member, tour))
    shop.deps.clock.advance({ minutes: 31 })
    await expireHolds(shop.deps)
    await shop.deps.jobs.drain(shop.deps)
    expect(shop.deps.mails).toHaveLength(1)
    expect(shop.deps.mails[0]?.text).not.toContain('sent the money')
  })

  it('of a draft that was not submitted is not announced', async () => {
    await aReadyOrder(shop, member, tour)
    shop.deps.clock.advance({ minutes: 31 })
    await expireHolds(shop.deps)
    expect(await shop.deps.jobs.queued()).toEqual([])
  })

  it('claims coupon and points again when the payment arrives late', async () => {
    const order = await withBenefits()
    shop.deps.clock.advance({ minutes: 31 })
    await expireHolds(shop.deps)
    const confirmation = await approved(shop, order)
    expect((await confirm(shop, confirmation)).data.ok).toBe(true)
    expect(await benefitsLeft()).toEqual({ coupon: order.id, points: 1000 })
  })

  it('does not confirm a late payment whose points were spent elsewhere meanwhile', async () => {
    const order = await withBenefits()
    shop.deps.clock.advance({ minutes: 31 })
    await expireHolds(shop.deps)
    const other = await aReadyOrder(shop, member, await aProduct(shop.deps), { points: 3000 })
    await submit(shop, member, other)
    const { data } = await confirm(shop, await approved(shop, order))
    expect([data.ok, data.code]).toEqual([false, 'payment.expired'])
    expect(await shop.deps.db.$count(localTossPayment, eq(localTossPayment.status, 'DONE'))).toBe(0)
  })
})

describe('giving up an order', () => {
  const abandon = (id: string) => shop.call(booking.abandon, { params: { id } }, { token: member.token })

  it('releases its seats, coupon and points immediately, and is harmless when repeated', async () => {
    const order = await withBenefits()
    expect((await abandon(order.id)).data).toEqual({ status: 'cancelled' })
    expect((await abandon(order.id)).data).toEqual({ status: 'cancelled' })
    expect(await held()).toBe(0)
    expect(await benefitsLeft()).toEqual({ coupon: null, points: 3000 })
  })

  it('is refused once the order is paid', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    await confirm(shop, confirmation)
    expect((await abandon(order.id)).refusal.code).toBe('booking.cannotAbandon')
  })

  it('and expiring it in parallel ends it once', async () => {
    const order = await aDraft(shop, member, tour)
    shop.deps.clock.advance({ minutes: 31 })
    const [ended, given] = await Promise.all([expireHolds(shop.deps), abandon(order.id)])
    expect(given.status).toBe(200)
    expect(ended).toBeLessThanOrEqual(1)
    expect(await held()).toBe(0)
  })
})
