import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { benefits } from '#contract/benefits'
import { booking } from '#contract/booking'
import type { Order } from '#contract/order'
import { seedCoupons } from '#server/modules/benefits/benefits.seed'
import { coupon, memberCoupon } from '#server/modules/benefits/benefits.table'
import { pointsBalance } from '#server/modules/benefits/points.service'
import { welcome } from '#server/modules/benefits/welcome.service'
import { openConnections } from '#tests/support/database'
import { aMember, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { aDraft, aReadyOrder, aShop, type Shop, seen, submit } from '#tests/support/orders'

let shop: Shop
let member: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  await seedCoupons(shop.deps)
  member = await aMember(shop.deps)
  await welcome(shop.deps, shop.deps.db, member.id)
  tour = await aProduct(shop.deps, { price: 60_000, capacity: 50 })
})
afterEach(() => expectInvariants(shop.deps.db))

/** A coupon of the member's, made by the test. */
async function aCoupon(fields: Partial<typeof coupon.$inferInsert> = {}, days = 30): Promise<string> {
  const code = crypto.randomUUID()
  const [rule] = await shop.deps.db
    .insert(coupon)
    .values({
      code,
      name: { en: 'Test coupon', ko: '시험 쿠폰' },
      ...(fields.percent ? {} : { discount_won: 10_000 }),
      valid_days: days,
      ...fields,
    })
    .returning()
  const [held] = await shop.deps.db
    .insert(memberCoupon)
    .values({
      coupon_id: rule?.id ?? '',
      account_id: member.id,
      expires_at: new Date(shop.deps.clock.now().getTime() + days * 86_400_000),
    })
    .returning()
  return held?.id ?? ''
}

const choose = (id: string, body: { coupon_id: string | null; points: number }) =>
  shop.call(booking.benefits, { params: { id }, query: { lang: 'en' }, body }, { token: member.token })
const offered = async (id: string) =>
  (await shop.call(booking.benefitChoice, { params: { id }, query: { lang: 'en' } }, { token: member.token })).data
/** Eight orders with the same benefits, submitted in one moment: 200 for those that got them, the code of the others. */
async function allAtOnce(wanted: { coupon_id?: string; points?: number }) {
  const orders: Order[] = []
  for (let each = 0; each < 8; each++) {
    orders.push(await aReadyOrder(shop, member, await aProduct(shop.deps), wanted))
  }
  await openConnections(shop.deps.db)
  const answers = await Promise.all(orders.map((order) => submit(shop, member, order)))
  return answers.map(({ status, refusal }) => (status === 200 ? 200 : refusal.code)).toSorted()
}
const _balance = () => pointsBalance(shop.deps.db, shop.deps.clock.now(), member.id)

describe('what a new member starts with', () => {
  it('is 3,000 points and the welcome coupon', async () => {
    const total = await shop.call(benefits.total, {}, { token: member.token })
    expect(total.data).toEqual({ total: 3000, next: { points: 3000, at: expect.any(String) } })
    const { data } = await shop.call(benefits.coupons, { query: { lang: 'ko' } }, { token: member.token })
    expect(data).toMatchObject([
      { name: '첫 여행 10% 환영 쿠폰', percent: 10, max_discount_won: 20_000, min_total_won: 50_000, used_at: null },
    ])
  })
})

describe('coupons', () => {
  it('are filtered by product (product §3)', async () => {
    const other = await aProduct(shop.deps)
    const bound = await aCoupon({ product_id: tour.id })
    const idsFor = async (product_id?: string) =>
      (await shop.call(benefits.coupons, { query: { lang: 'en', product_id } }, { token: member.token })).data.map(
        ({ id }) => id,
      )
    expect(await idsFor(tour.id)).toContain(bound)
    expect(await idsFor(other.id)).not.toContain(bound)
    expect(await idsFor()).toContain(bound)
  })

  it('take off a share up to their most, explained line by line', async () => {
    const order = await aReadyOrder(shop, member, tour, { party: { adult: 5 } })
    const [held] = (await offered(order.id)).coupons
    const { data } = await choose(order.id, { coupon_id: held?.id ?? null, points: 0 })
    expect(data.price_lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['item', 300_000],
      ['coupon', -20_000],
    ])
    expect(data.amount_won).toBe(280_000)
  })

  it.each([
    ['booking.couponMinimum', { min_total_won: 1_000_000 }, 30],
    ['booking.couponExpired', {}, 0],
  ] as const)('are refused with %s', async (code, fields, days) => {
    const id = await aCoupon(fields, days)
    const order = await aDraft(shop, member, tour)
    expect((await choose(order.id, { coupon_id: id, points: 0 })).refusal).toMatchObject({ code, field: 'coupon_id' })
    expect((await offered(order.id)).coupons.find((each) => each.id === id)).toMatchObject({
      usable: false,
      reason: code,
    })
  })

  it('of another product or another member are refused', async () => {
    const other = await aProduct(shop.deps)
    const order = await aDraft(shop, member, tour)
    const bound = await aCoupon({ product_id: other.id })
    expect((await choose(order.id, { coupon_id: bound, points: 0 })).refusal.code).toBe('booking.couponProduct')
    const stranger = await aMember(shop.deps)
    const theirs = await aDraft(shop, stranger, tour)
    const answer = await shop.call(
      booking.benefits,
      { params: { id: theirs.id }, query: { lang: 'en' }, body: { coupon_id: bound, points: 0 } },
      { token: stranger.token },
    )
    expect(answer.refusal.code).toBe('booking.couponInvalid')
  })

  it('serve one of eight orders that are submitted at once', async () => {
    const id = await aCoupon()
    const answers = await allAtOnce({ coupon_id: id })
    expect(answers).toEqual([200, ...Array(7).fill('booking.couponUsed')])
  })

  it('that cover everything make the order paid without a provider', async () => {
    const id = await aCoupon({ percent: 100 })
    const order = await aReadyOrder(shop, member, tour, { coupon_id: id })
    expect(order.amount_won).toBe(0)
    const { data } = await submit(shop, member, order)
    expect([data.payment, data.order.status, data.order.bookings[0]?.status]).toEqual([null, 'paid', 'requested'])
    const used = (await shop.call(benefits.coupons, { query: { lang: 'en' } }, { token: member.token })).data
    expect(used.find((each) => each.id === id)?.used_at).not.toBeNull()
  })
})

describe('a change of the order', () => {
  it('takes a coupon off that no longer fits, and asks to look at the benefits again', async () => {
    const id = await aCoupon({ min_total_won: 130_000 })
    const order = await aReadyOrder(shop, member, tour, { luggage: 5, coupon_id: id })
    const { data } = await shop.call(
      booking.extras,
      {
        params: { id: order.id },
        query: { lang: 'en' },
        body: {
          bookings: order.bookings.map((each) => ({
            booking_id: each.id,
            luggage_count: 0,
            arrival_flight: '',
            departure_address: '',
            destination_address: '',
            request: '',
          })),
        },
      },
      { token: member.token },
    )
    expect([data.coupon_id, data.next_step, data.amount_won]).toEqual([null, 'benefits', 120_000])
  })

  it('is not needed for a coupon that runs out: submitting refuses it, takes it off and asks for the benefits again', async () => {
    const id = await aCoupon()
    const order = await aReadyOrder(shop, member, tour, { coupon_id: id })
    await shop.deps.db.update(memberCoupon).set({ expires_at: shop.deps.clock.now() })
    const { status, refusal } = await submit(shop, member, order)
    expect([status, refusal.code, refusal.field]).toEqual([409, 'booking.couponExpired', 'coupon_id'])
    const now = await seen(shop, member, order.id)
    expect([now.coupon_id, now.next_step, now.amount_won]).toEqual([null, 'benefits', 120_000])
  })

  it('is not needed for points that were spent elsewhere meanwhile: they are lowered to what is left', async () => {
    const other = await aProduct(shop.deps)
    const first = await aReadyOrder(shop, member, tour, { points: 2000 })
    const second = await aReadyOrder(shop, member, other, { points: 2500 })
    expect((await submit(shop, member, second)).status).toBe(200)
    const { refusal } = await submit(shop, member, first)
    expect([refusal.code, refusal.field]).toEqual(['booking.pointsTooMany', 'points'])
    const now = await seen(shop, member, first.id)
    expect([now.points, now.next_step]).toEqual([500, 'benefits'])
  })
})
