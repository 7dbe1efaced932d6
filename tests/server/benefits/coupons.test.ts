import { eq, inArray } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { benefits } from '#contract/benefits'
import { booking } from '#contract/booking'
import { memberCoupon } from '#server/modules/benefits/benefits.table'
import { product } from '#server/modules/catalog/catalog.table'
import { allAtOnce, aWelcomedMember, chooseBenefits, offeredBenefits } from '#tests/support/benefits'
import { giveCoupon } from '#tests/support/coupons'
import { openConnections } from '#tests/support/database'
import { aMember, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { aDraft, approved, aReadyOrder, confirm, type Shop, seen, submit } from '#tests/support/orders'

let shop: Shop
let member: Person
let tour: TestProduct

beforeEach(async () => {
  ;({ shop, member, tour } = await aWelcomedMember())
})
afterEach(() => expectInvariants(shop.deps.db))

describe('a new member’s benefits', () => {
  it('are 3,000 points and the welcome coupon', async () => {
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
    const bound = await giveCoupon(shop, member, { product_ids: [tour.id] })
    const idsFor = async (product_id?: string) =>
      (await shop.call(benefits.coupons, { query: { lang: 'en', product_id } }, { token: member.token })).data.map(
        ({ id }) => id,
      )
    expect(await idsFor(tour.id)).toContain(bound)
    expect(await idsFor(other.id)).not.toContain(bound)
    expect(await idsFor()).toContain(bound)
  })

  it('deduct a percentage up to their maximum, explained line by line', async () => {
    const order = await aReadyOrder(shop, member, tour, { party: { adult: 5 } })
    const [held] = (await offeredBenefits(shop, member, order.id)).coupons
    const { data } = await chooseBenefits(shop, member, order.id, { coupon_ids: held ? [held.id] : [], points: 0 })
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
    const id = await giveCoupon(shop, member, fields, days)
    const order = await aDraft(shop, member, tour)
    expect((await chooseBenefits(shop, member, order.id, { coupon_ids: [id], points: 0 })).refusal).toMatchObject({
      code,
      field: 'coupon_ids',
    })
    expect((await offeredBenefits(shop, member, order.id)).coupons.find((each) => each.id === id)).toMatchObject({
      usable: false,
      reason: code,
    })
  })

  it('of another product or another member are refused', async () => {
    const other = await aProduct(shop.deps)
    const order = await aDraft(shop, member, tour)
    const bound = await giveCoupon(shop, member, { product_ids: [other.id] })
    expect((await chooseBenefits(shop, member, order.id, { coupon_ids: [bound], points: 0 })).refusal.code).toBe(
      'booking.couponProduct',
    )
    const stranger = await aMember(shop.deps)
    const theirs = await aDraft(shop, stranger, tour)
    const answer = await shop.call(
      booking.benefits,
      { params: { id: theirs.id }, query: { lang: 'en' }, body: { coupon_ids: [bound], points: 0 } },
      { token: stranger.token },
    )
    expect(answer.refusal.code).toBe('booking.couponInvalid')
  })

  it('work for one of eight orders that are submitted in parallel', async () => {
    const id = await giveCoupon(shop, member)
    const answers = await allAtOnce(shop, member, { coupon_ids: [id] })
    expect(answers).toEqual([200, ...Array(7).fill('booking.couponUsed')])
  })

  it('that cover the whole price make the order paid without a provider', async () => {
    const id = await giveCoupon(shop, member, { percent: 100 })
    const order = await aReadyOrder(shop, member, tour, { coupon_ids: [id] })
    expect(order.amount_won).toBe(0)
    const { data } = await submit(shop, member, order)
    expect([data.payment, data.order.status, data.order.bookings[0]?.status]).toEqual([null, 'paid', 'requested'])
    const used = (await shop.call(benefits.coupons, { query: { lang: 'en' } }, { token: member.token })).data
    expect(used.find((each) => each.id === id)?.used_at).not.toBeNull()
  })
})

describe('coupons that combine (product §4)', () => {
  const both = async () => [
    await giveCoupon(shop, member, { percent: 10, combines: true }),
    await giveCoupon(shop, member, { percent: 20, categories: ['tours'], combines: true }),
  ]

  it('are deducted together, each explained, and both are used once the order is paid', async () => {
    const coupon_ids = await both()
    const order = await aReadyOrder(shop, member, tour, { coupon_ids })
    expect(order.price_lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['item', 120_000],
      ['coupon', -24_000],
      ['coupon', -9600],
    ])
    expect(order.coupon_ids.toSorted()).toEqual(coupon_ids.toSorted())
    await submit(shop, member, order)
    const promised = (await shop.call(benefits.coupons, { query: { lang: 'en' } }, { token: member.token })).data
    const mine = promised.filter(({ id }) => coupon_ids.includes(id))
    expect(mine.map(({ state }) => state)).toEqual(['promised', 'promised'])
    await confirm(shop, await approved(shop, order))
    const held = await shop.deps.db.select().from(memberCoupon).where(inArray(memberCoupon.id, coupon_ids))
    expect(held.map(({ order_id, used_at }) => [order_id, used_at !== null])).toEqual([
      [order.id, true],
      [order.id, true],
    ])
  })

  it('are proposed together, and each shows its deduction beside the other chosen ones', async () => {
    const [whole = '', tours = ''] = await both()
    const order = await aDraft(shop, member, tour)
    const before = await offeredBenefits(shop, member, order.id)
    expect(before.best.coupon_ids.toSorted()).toEqual([whole, tours].toSorted())
    const offOf = ({ coupons }: typeof before, of: string) => coupons.find(({ id }) => id === of)?.discount_won
    expect([offOf(before, whole), offOf(before, tours)]).toEqual([12_000, 24_000])
    await chooseBenefits(shop, member, order.id, { coupon_ids: [tours], points: 0 })
    expect(offOf(await offeredBenefits(shop, member, order.id), whole)).toBe(9600)
  })

  it.each([
    ['booking.couponAlone', [{ combines: true }, { categories: ['tours' as const] }]],
    ['booking.couponSameScope', [{ combines: true }, { combines: true }]],
  ])('are refused with %s where they do not combine', async (code, rules) => {
    const coupon_ids = []
    for (const rule of rules) coupon_ids.push(await giveCoupon(shop, member, rule))
    const order = await aDraft(shop, member, tour)
    const { status, refusal } = await chooseBenefits(shop, member, order.id, { coupon_ids, points: 0 })
    expect([status, refusal.code, refusal.field]).toEqual([409, code, 'coupon_ids'])
    expect(
      (await chooseBenefits(shop, member, order.id, { coupon_ids: coupon_ids.slice(0, 1), points: 0 })).status,
    ).toBe(200)
  })

  it('are refused when one is named twice', async () => {
    const [whole = ''] = await both()
    const order = await aDraft(shop, member, tour)
    const { refusal } = await chooseBenefits(shop, member, order.id, { coupon_ids: [whole, whole], points: 0 })
    expect(refusal.code).toBe('booking.couponInvalid')
  })

  it('work for one of eight orders that use both in parallel, in either order, and the others lose none of theirs', async () => {
    const coupon_ids = await both()
    const orders = []
    for (let at = 0; at < 8; at++) {
      const ids = at % 2 === 0 ? coupon_ids : coupon_ids.toReversed()
      orders.push(await aReadyOrder(shop, member, await aProduct(shop.deps), { coupon_ids: ids }))
    }
    await openConnections(shop.deps.db)
    const answers = await Promise.all(orders.map((order) => submit(shop, member, order)))
    expect(answers.map(({ status, refusal }) => (status === 200 ? 200 : refusal.code)).toSorted()).toEqual([
      200,
      ...Array(7).fill('booking.couponUsed'),
    ])
  })

  it('of a category follow the product: one that left it costs its full price again, and the benefits step is due again', async () => {
    const [, tours = ''] = await both()
    const order = await aReadyOrder(shop, member, tour, { coupon_ids: [tours] })
    await shop.deps.db.update(product).set({ category: 'stays' }).where(eq(product.id, tour.id))
    const { status, refusal } = await submit(shop, member, order)
    expect([status, refusal.code, refusal.field]).toEqual([409, 'booking.couponProduct', 'coupon_ids'])
    const now = await seen(shop, member, order.id)
    expect([now.coupon_ids, now.next_step, now.amount_won]).toEqual([[], 'benefits', 120_000])
  })
})

describe('a changed order', () => {
  it('drops a coupon that no longer applies, and the benefits step is due again', async () => {
    const id = await giveCoupon(shop, member, { min_total_won: 130_000 })
    const order = await aReadyOrder(shop, member, tour, { luggage: 5, coupon_ids: [id] })
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
    expect([data.coupon_ids, data.next_step, data.amount_won]).toEqual([[], 'benefits', 120_000])
  })

  it('is not needed for an expired coupon: submitting refuses it, drops it and makes the benefits step due again', async () => {
    const id = await giveCoupon(shop, member)
    const order = await aReadyOrder(shop, member, tour, { coupon_ids: [id] })
    await shop.deps.db.update(memberCoupon).set({ expires_at: shop.deps.clock.now() })
    const { status, refusal } = await submit(shop, member, order)
    expect([status, refusal.code, refusal.field]).toEqual([409, 'booking.couponExpired', 'coupon_ids'])
    const now = await seen(shop, member, order.id)
    expect([now.coupon_ids, now.next_step, now.amount_won]).toEqual([[], 'benefits', 120_000])
  })

  it('is not needed for points that were spent elsewhere meanwhile: they are reduced to the balance', async () => {
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
