import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mergeUndoHours } from '#contract/members-merge'
import { finishMerges } from '#server/modules/accounts/merge-finish.service'
import { memberCoupon } from '#server/modules/benefits/benefits.table'
import { order, orderCoupon } from '#server/modules/booking/booking.table'
import { passGift } from '#server/modules/pass-orders/gifts.table'
import { pass } from '#server/modules/pass-orders/passes.table'
import { aPaidOrder, aReadyOrderOf, aTour, bookingOf, cancel, deposit } from '#tests/support/cancellations'
import { giveCoupon } from '#tests/support/coupons'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { mergesBy } from '#tests/support/merging'
import { approved, aShop, confirm, type Shop, submit } from '#tests/support/orders'
import { aPaidPass, passesOnSale } from '#tests/support/pass'
import { accept, aGift } from '#tests/support/pass-gifts'

let shop: Shop
let operator: Person
let remaining: Person
let other: Person

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
  remaining = await aMember(shop.deps, { name: 'Maya Lind' })
  other = await aMember(shop.deps, { name: 'Maya Lind', email: 'maya.old@people.test' })
})
afterEach(() => expectInvariants(shop.deps.db))

const desk = () => mergesBy(shop, operator)
const couponRow = async (id: string) =>
  (await shop.deps.db.select().from(memberCoupon).where(eq(memberCoupon.id, id)))[0]
const passRow = async (id: string) => (await shop.deps.db.select().from(pass).where(eq(pass.id, id)))[0]

async function finishADayLater(): Promise<void> {
  shop.deps.clock.advance({ hours: mergeUndoHours })
  operator = await anOperator(shop)
  await finishMerges(shop.deps)
}

/** A coupon of the other account that the remaining one has, too. */
async function aSharedCoupon(): Promise<string> {
  const rule = await couponRow(await giveCoupon(shop, remaining))
  if (!rule) throw new Error('no coupon')
  const { id: _, ...same } = rule
  const [held] = await shop.deps.db
    .insert(memberCoupon)
    .values({ ...same, account_id: other.id })
    .returning()
  return held?.id ?? ''
}

describe('a coupon', () => {
  const whole = [{ days_before: 0, refund_percent: 100 }]

  test('that the remaining account has used since stays with its order when the merge is undone, which can return it', async () => {
    const held = await giveCoupon(shop, other)
    const unused = await giveCoupon(shop, other)
    await desk().merge(remaining, other)
    const paid = await aPaidOrder(shop, remaining, [await aTour(shop, { tiers: whole })], { coupon_ids: [held] })
    await desk().undo(remaining)
    expect(await couponRow(unused)).toMatchObject({ account_id: other.id, order_id: null })
    expect(await couponRow(held)).toMatchObject({ account_id: remaining.id, order_id: paid.id })
    expect((await cancel(shop, remaining, bookingOf(paid))).status).toBe(200)
    expect(await couponRow(held)).toMatchObject({ account_id: remaining.id, order_id: null, used_at: null })
  })

  test('of an order that went back goes back with it', async () => {
    const held = await giveCoupon(shop, other)
    const paid = await aPaidOrder(shop, other, [await aTour(shop)], { coupon_ids: [held] })
    await desk().merge(remaining, other)
    expect(await couponRow(held)).toMatchObject({ account_id: remaining.id })
    await desk().undo(remaining)
    expect(await couponRow(held)).toMatchObject({ account_id: other.id, order_id: paid.id })
  })

  test('that both have and a moved order waits with is kept for it after the merge is finished', async () => {
    const held = await aSharedCoupon()
    const ready = await aReadyOrderOf(shop, other, [await aTour(shop)], { coupon_ids: [held] })
    const transfer = { payment_method: 'transfer', account_holder: 'Maya Lind' } as const
    expect((await submit(shop, other, ready, transfer)).status).toBe(200)
    await desk().merge(remaining, other)
    await finishADayLater()
    expect(await shop.deps.db.$count(orderCoupon, eq(orderCoupon.order_id, ready.id))).toBe(1)
    expect((await deposit(shop, operator, ready.id, ready.amount_won)).status).toBe(200)
    expect((await couponRow(held))?.used_at).not.toBeNull()
  })

  test('that both have stays valid for a moved order whose payment was begun', async () => {
    const held = await aSharedCoupon()
    const ready = await aReadyOrderOf(shop, other, [await aTour(shop)], { coupon_ids: [held] })
    expect((await submit(shop, other, ready)).status).toBe(200)
    await desk().merge(remaining, other)
    expect((await submit(shop, remaining, ready)).status).toBe(200)
    expect((await confirm(shop, await approved(shop, ready))).status).toBe(200)
    const [row] = await shop.deps.db.select().from(order).where(eq(order.id, ready.id))
    expect(row).toMatchObject({ status: 'paid', account_id: remaining.id, amount_won: ready.amount_won })
  })
})

test('a pass that the remaining account was giving away goes back free: the gift is taken back, one of before is not', async () => {
  await passesOnSale(shop.deps)
  const [before, since] = [await aPaidPass(shop, other), await aPaidPass(shop, other)]
  const kept = await aGift(shop, other, before)
  await desk().merge(remaining, other)
  const gift = await aGift(shop, remaining, since, { to_email: 'jun@people.test' })
  await desk().undo(remaining)
  const stateOf = async (id: string) => (await shop.deps.db.select().from(passGift).where(eq(passGift.id, id)))[0]
  expect(await stateOf(kept.gift.id)).toMatchObject({ giver_id: other.id, state: 'sent' })
  expect(await stateOf(gift.gift.id)).toMatchObject({ giver_id: remaining.id, state: 'taken_back' })
  expect(await passRow(since.id)).toMatchObject({ account_id: other.id, gift_until: null })
  const friend = await aMember(shop.deps)
  expect((await accept(shop, friend, gift.token)).refusal.code).toBe('pass.giftClosed')
  expect((await accept(shop, friend, kept.token)).status).toBe(200)
})
