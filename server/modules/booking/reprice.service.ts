import { eq } from 'drizzle-orm'
import type { RefusalCode } from '#contract/refusal'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { pointsLimit } from '#server/modules/benefits/benefits.rules'
import { bestCombination, offersOf } from '#server/modules/benefits/combine'
import { couponDiscount, couponOf, couponProblem, couponsOf } from '#server/modules/benefits/coupons.service'
import { pointsBalance } from '#server/modules/benefits/points.service'
import { Refusal } from '#server/refusal'
import { booking, order } from './booking.table'
import { changingDraft } from './open-order'
import type { OrderRow, WholeOrder } from './order.rows'
import { basketOf, type Price, priceOf, type TakenOff } from './price.service'

type Chosen = Pick<OrderRow, 'coupon_id' | 'points'>

/** What a choice of benefits comes to for an order, and the rule that it breaks, if any. */
async function weigh(db: Db, { order: row, bookings }: WholeOrder, { coupon_id, points }: Chosen, now: Date) {
  const basket = basketOf(bookings, row.rates)
  const held = coupon_id && row.account_id ? await couponOf(db, row.account_id, coupon_id) : null
  let couponCode: RefusalCode | null = coupon_id && !held ? 'booking.couponInvalid' : null
  if (held) couponCode = couponProblem(held, basket, row.id, now)
  const coupon: TakenOff['coupon'] =
    held && !couponCode
      ? { name: held.rule.name, product_id: held.rule.product_id, discount_won: couponDiscount(held.rule, basket) }
      : null
  const left = basket.reduce((sum, { amount_won }) => sum + amount_won, 0) - (coupon?.discount_won ?? 0)
  // Points that the order has claimed already are its own to spend.
  const claimed = row.status === 'awaiting_payment' ? row.points : 0
  const balance = row.account_id ? (await pointsBalance(db, now, row.account_id)) + claimed : 0
  const pointsMax = pointsLimit(left, balance)
  return { basket, balance, coupon, couponCode, pointsMax, points }
}

async function write(
  tx: Db,
  { order: row, bookings }: WholeOrder,
  chosen: Chosen & { benefits_done: boolean },
  price: Price,
) {
  await tx
    .update(order)
    .set({ ...chosen, price_lines: price.lines, amount_won: price.amount_won })
    .where(eq(order.id, row.id))
  for (const { id } of bookings) {
    await tx
      .update(booking)
      .set({ amount_won: price.shares.get(id) ?? 0 })
      .where(eq(booking.id, id))
  }
}

/**
 * Prices a draft anew after a change. A coupon that no longer fits and points that are now too many are taken off, and the
 * benefits have to be looked at again.
 */
export async function reprice(tx: Db, whole: WholeOrder, now: Date): Promise<void> {
  const { coupon_id, points, benefits_done, rates } = whole.order
  const { coupon, couponCode, pointsMax } = await weigh(tx, whole, { coupon_id, points }, now)
  const kept = { coupon_id: couponCode ? null : coupon_id, points: Math.min(points, pointsMax) }
  const same = kept.coupon_id === coupon_id && kept.points === points
  const price = priceOf(whole.bookings, rates, { coupon, points: kept.points })
  await write(tx, whole, { ...kept, benefits_done: benefits_done && same }, price)
}

/** Chooses coupon and points of a draft. Throws 409 with the rule that the choice breaks. */
export function setBenefits(
  world: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  id: string,
  chosen: Chosen,
): Promise<void> {
  return changingDraft(world, accountId, id, async (tx, whole, now) => {
    const { coupon, couponCode, pointsMax } = await weigh(tx, whole, chosen, now)
    if (couponCode) throw new Refusal(409, couponCode, 'coupon_id')
    if (chosen.points > pointsMax) throw new Refusal(409, 'booking.pointsTooMany', 'points')
    const price = priceOf(whole.bookings, whole.order.rates, { coupon, points: chosen.points })
    await write(tx, whole, { ...chosen, benefits_done: true }, price)
  })
}

/** Takes off a draft what it can have no longer, such as a coupon that has run out since. */
export const reviewBenefits = (world: Pick<Deps, 'db' | 'clock'>, accountId: string, id: string): Promise<void> =>
  changingDraft(world, accountId, id, reprice)

/** The price that a quotation has agreed: what was offered, whatever the rules say today (product §4). */
const agreedPrice = ({ order: { price_lines, amount_won }, bookings }: WholeOrder): Price => ({
  lines: price_lines,
  amount_won,
  shares: new Map(bookings.map((each) => [each.id, each.amount_won])),
})

/** The price of a draft by the rules and balances of this moment. Throws 409 where its benefits can no longer be had. */
export async function currentPrice(tx: Db, whole: WholeOrder, now: Date): Promise<Price> {
  if (whole.order.quotation_id) return agreedPrice(whole)
  const { coupon_id, points, rates } = whole.order
  const { coupon, couponCode, pointsMax } = await weigh(tx, whole, { coupon_id, points }, now)
  if (couponCode) throw new Refusal(409, couponCode, 'coupon_id')
  if (points > pointsMax) throw new Refusal(409, 'booking.pointsTooMany', 'points')
  return priceOf(whole.bookings, rates, { coupon, points })
}

/** Every coupon of the member with what it would do for the order, the most points it takes, and the cheapest choice. */
export async function benefitChoice(db: Db, whole: WholeOrder, accountId: string, lang: 'en' | 'ko', now: Date) {
  const { basket, balance, pointsMax } = await weigh(db, whole, whole.order, now)
  const offers = offersOf(await couponsOf(db, accountId), basket, whole.order.id, now)
  return {
    coupons: offers.flatMap(({ coupon, discount_won, reason }) =>
      coupon
        ? {
            id: coupon.held.id,
            name: coupon.rule.name[lang],
            expires_at: coupon.held.expires_at.toISOString(),
            discount_won,
            usable: reason === null,
            reason,
          }
        : [],
    ),
    points_balance: balance,
    points_max: pointsMax,
    best: bestCombination(offers, basket, balance),
  }
}
