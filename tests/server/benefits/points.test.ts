import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { benefits } from '#contract/benefits'
import { booking } from '#contract/booking'
import { pointEntry } from '#server/modules/benefits/benefits.table'
import { expirePoints } from '#server/modules/benefits/points.service'
import { allAtOnce, aWelcomedMember, balanceOf, chooseBenefits, offeredBenefits } from '#tests/support/benefits'
import { giveCoupon } from '#tests/support/coupons'
import { aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { aDraft, approved, aReadyOrder, confirm, type Shop, submit } from '#tests/support/orders'

let shop: Shop
let member: Person
let tour: TestProduct

beforeEach(async () => {
  ;({ shop, member, tour } = await aWelcomedMember())
})
afterEach(() => expectInvariants(shop.deps.db))

describe('points', () => {
  it('pay at most 30 % of the price after coupons', async () => {
    await shop.deps.db.insert(pointEntry).values({ account_id: member.id, amount: 500_000, reason: 'granted' })
    const id = await giveCoupon(shop, member)
    const order = await aDraft(shop, member, tour)
    const limit = Math.floor((120_000 - 10_000) * 0.3)
    expect(
      (await chooseBenefits(shop, member, order.id, { coupon_ids: [id], points: limit + 1 })).refusal,
    ).toMatchObject({
      code: 'booking.pointsTooMany',
      field: 'points',
    })
    const { data } = await chooseBenefits(shop, member, order.id, { coupon_ids: [id], points: limit })
    expect(data.amount_won).toBe(120_000 - 10_000 - limit)
  })

  it('are refused beyond the balance', async () => {
    const order = await aDraft(shop, member, tour)
    expect((await chooseBenefits(shop, member, order.id, { coupon_ids: [], points: 3001 })).status).toBe(409)
    expect((await chooseBenefits(shop, member, order.id, { coupon_ids: [], points: 3000 })).status).toBe(200)
  })

  it('work for one of eight orders that are submitted in parallel', async () => {
    const answers = await allAtOnce(shop, member, { points: 2000 })
    expect(answers).toEqual([200, ...Array(7).fill('booking.pointsTooMany')])
    expect(await balanceOf(shop, member)).toBe(1000)
  })

  it('that expire first are spent first, and the remainder is written off', async () => {
    const at = shop.deps.clock.now()
    const soon = new Date(at.getTime() + 10 * 86_400_000)
    await shop.deps.db
      .insert(pointEntry)
      .values({ account_id: member.id, amount: 1000, reason: 'granted', at, expires_at: soon })
    const order = await aReadyOrder(shop, member, tour, { points: 400 })
    await submit(shop, member, order)
    await confirm(shop, await approved(shop, order))
    shop.deps.clock.advance({ days: 11 })
    expect(await balanceOf(shop, member)).toBe(3000)
    await expirePoints(shop.deps.db, shop.deps.clock.now())
    const rows = await shop.deps.db.select().from(pointEntry).orderBy(pointEntry.seq)
    expect(rows.map(({ amount, reason }) => [amount, reason])).toEqual([
      [3000, 'welcome'],
      [1000, 'granted'],
      [-400, 'used'],
      [-600, 'expired'],
    ])
  })

  it('are listed with the valid balance, ten a page, newest first (product §9)', async () => {
    const at = shop.deps.clock.now()
    const expired = new Date(at.getTime() - 1000)
    await shop.deps.db
      .insert(pointEntry)
      .values([
        { account_id: member.id, amount: 500, reason: 'granted', at, expires_at: expired },
        ...Array.from({ length: 10 }, () => ({ account_id: member.id, amount: 10, reason: 'review' as const, at })),
      ])
    const list = async (query: object) => (await shop.call(benefits.points, { query }, { token: member.token })).data
    const first = await list({})
    expect(first).toMatchObject({ page: 1, per_page: 10, total: 12, is_valid: null, total_points: 3100 })
    expect(first.items.map(({ reason }) => reason)).toEqual(Array(10).fill('review'))
    const lost = await list({ is_valid: 'false' })
    expect(lost.items.map(({ amount, is_valid }) => [amount, is_valid])).toEqual([[500, false]])
    expect((await list({ is_valid: 'true', direction: 'asc' })).items[0]?.reason).toBe('welcome')
  })

  it('have a history of every addition and deduction', async () => {
    const order = await aReadyOrder(shop, member, tour, { points: 1000 })
    await submit(shop, member, order)
    await shop.call(booking.abandon, { params: { id: order.id } }, { token: member.token })
    const { data } = await shop.call(benefits.history, { query: { direction: 'asc' } }, { token: member.token })
    expect(data.items.map(({ amount, reason }) => [amount, reason])).toEqual([
      [3000, 'welcome'],
      [-1000, 'used'],
      [1000, 'returned'],
    ])
    expect(await balanceOf(shop, member)).toBe(3000)
  })
})

describe('the best combination', () => {
  it('is valid, and no other combination costs less', async () => {
    await giveCoupon(shop, member, { discount_won: 9000 })
    await giveCoupon(shop, member, { percent: 50, min_total_won: 1_000_000 })
    const order = await aDraft(shop, member, tour)
    const { best, coupons } = await offeredBenefits(shop, member, order.id)
    const { data } = await chooseBenefits(shop, member, order.id, { coupon_ids: best.coupon_ids, points: best.points })
    expect(data.amount_won).toBe(best.amount_won)
    const costs = []
    for (const coupon_ids of [[], ...coupons.map(({ id }) => [id])]) {
      for (const points of [0, 1500, 3000]) {
        const answer = await chooseBenefits(shop, member, order.id, { coupon_ids, points })
        if (answer.status === 200) costs.push(answer.data.amount_won)
      }
    }
    expect(Math.min(...costs)).toBe(best.amount_won)
  })

  it('has no coupon where none may be used', async () => {
    const small = await aDraft(shop, member, await aProduct(shop.deps, { price: 10_000 }))
    const { best } = await offeredBenefits(shop, member, small.id)
    expect(best.coupon_ids).toEqual([])
  })
})
