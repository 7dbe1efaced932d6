import { eq } from 'drizzle-orm'
import { productsWithoutTrips } from '#contract/catalog'
import type { RefusalCode } from '#contract/refusal'
import type { Benefits } from '#contract/reservation'
import { goingTogether, stackProblem } from '#contract/stacking'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { bestCombination, offersOf } from '#server/modules/benefits/combine.service'
import { couponsOf, ownCoupons } from '#server/modules/benefits/coupons.service'
import {
  type AppliedCoupon,
  applyCoupons,
  type Basket,
  couponProblem,
  type HeldCoupon,
  stackable,
} from '#server/modules/benefits/discount.service'
import { pointsBalance } from '#server/modules/benefits/points.service'
import { pointsLimit } from '#server/modules/benefits/rules.service'
import { categoriesOf } from '#server/modules/catalog/faces.service'
import { Refusal } from '#server/refusal'
import { booking, order } from './booking.table'
import { changingDraft } from './open-order.service'
import { couponIds, writeCoupons } from './order-coupons.service'
import { hasAgreedPrice } from './order-path.service'
import { basketOf, type Price, priceOf } from './price.service'
import type { WholeOrder } from './rows.service'

type Chosen = z.output<typeof Benefits>
type ServiceDeps = Pick<Deps, 'db' | 'clock'>

/** The result of applying chosen benefits to an order, and the rule they break, if any. */
interface Weighed {
  basket: Basket
  balance: number
  /** The coupons left after those that break a rule are dropped. */
  fitting: HeldCoupon[]
  applied: AppliedCoupon[]
  couponCode: RefusalCode | null
  pointsMax: number
}

async function weigh(db: Db, { order: row, bookings }: WholeOrder, chosen: Chosen, now: Date): Promise<Weighed> {
  const categories = await categoriesOf(
    db,
    bookings.map(({ product_id }) => product_id),
  )
  const basket = basketOf(bookings, row.rates).map((part) => ({
    ...part,
    // A pass is none of the shop's kinds of goods: the category of its product, which is not on sale, means nothing.
    category: productsWithoutTrips.includes(part.product_id) ? null : (categories.get(part.product_id) ?? null),
  }))
  const held = row.account_id ? await ownCoupons(db, row.account_id, chosen.coupon_ids) : []
  const problems = held.map((each) => couponProblem(each, basket, row.id, now))
  const usable = held.filter((_, at) => problems[at] === null)
  // Any valid selection will do: a coupon drops out only if a rule has changed since it was chosen.
  const fitting = goingTogether(usable.map((coupon) => ({ ...stackable(coupon), coupon }))).map(({ coupon }) => coupon)
  const { applied, left } = applyCoupons(fitting, basket)
  // Points that the order has already claimed are available to it.
  const claimed = row.status === 'awaiting_payment' ? row.points : 0
  const balance = row.account_id ? (await pointsBalance(db, now, row.account_id)) + claimed : 0
  return {
    basket,
    balance,
    fitting,
    applied,
    couponCode:
      problems.find((code) => code !== null) ??
      (held.length === chosen.coupon_ids.length ? stackProblem(held.map(stackable)) : 'booking.couponInvalid'),
    pointsMax: pointsLimit(
      left.reduce((sum, amount) => sum + amount, 0),
      balance,
    ),
  }
}

const named = (applied: readonly AppliedCoupon[]) =>
  applied.map(({ coupon, discount_won, parts }) => ({ name: coupon.rule.name, discount_won, parts }))

async function write(
  tx: Db,
  { order: row, bookings }: WholeOrder,
  { applied, points, benefits_done }: { applied: readonly AppliedCoupon[]; points: number; benefits_done: boolean },
): Promise<void> {
  const price = priceOf(bookings, row.rates, { coupons: named(applied), points })
  await tx
    .update(order)
    .set({ points, benefits_done, price_lines: price.lines, amount_won: price.amount_won })
    .where(eq(order.id, row.id))
  await writeCoupons(tx, row.id, bookings, applied)
  for (const { id } of bookings) {
    await tx
      .update(booking)
      .set({ amount_won: price.shares.get(id) ?? 0 })
      .where(eq(booking.id, id))
  }
}

/**
 * Reprices a draft after a change. Coupons that no longer fit and points beyond the limit are removed, and the benefits step is
 * open again.
 */
export async function reprice(tx: Db, whole: WholeOrder, now: Date): Promise<void> {
  const { id, points, benefits_done } = whole.order
  const { applied, couponCode, pointsMax } = await weigh(
    tx,
    whole,
    { coupon_ids: await couponIds(tx, id), points },
    now,
  )
  const kept = Math.min(points, pointsMax)
  await write(tx, whole, { applied, points: kept, benefits_done: benefits_done && !couponCode && kept === points })
}

/** Chooses coupons and points of a draft. Throws 409 with the rule that the choice breaks. */
export function setBenefits(deps: ServiceDeps, accountId: string, id: string, chosen: Chosen): Promise<void> {
  return changingDraft(deps, accountId, id, async (tx, whole, now) => {
    const { applied } = await allowed(tx, whole, chosen, now)
    await write(tx, whole, { applied, points: chosen.points, benefits_done: true })
  })
}

async function allowed(tx: Db, whole: WholeOrder, chosen: Chosen, now: Date): Promise<Weighed> {
  const weighed = await weigh(tx, whole, chosen, now)
  if (weighed.couponCode) throw new Refusal(409, weighed.couponCode, 'coupon_ids')
  if (chosen.points > weighed.pointsMax) throw new Refusal(409, 'booking.pointsTooMany', 'points')
  return weighed
}

/** Removes benefits that a draft can no longer have, such as an expired coupon. */
export const reviewBenefits = (deps: ServiceDeps, accountId: string, id: string): Promise<void> =>
  changingDraft(deps, accountId, id, reprice)

/** Returns the agreed price: as offered, whatever today's rules are (product §4). */
const agreedPrice = ({ order: { price_lines, amount_won }, bookings }: WholeOrder): Price => ({
  lines: price_lines,
  amount_won,
  shares: new Map(bookings.map((each) => [each.id, each.amount_won])),
})

/** Returns the price of a draft by the current rules and balances. Throws 409 if its benefits are no longer available. */
export async function currentPrice(tx: Db, whole: WholeOrder, now: Date): Promise<Price> {
  if (hasAgreedPrice(whole.order)) return agreedPrice(whole)
  const { id, points, rates } = whole.order
  const { applied } = await allowed(tx, whole, { coupon_ids: await couponIds(tx, id), points }, now)
  return priceOf(whole.bookings, rates, { coupons: named(applied), points })
}

/**
 * Returns every coupon of the member with its effect on the order, the most points the order accepts, and the cheapest choice.
 */
export async function benefitChoice(db: Db, whole: WholeOrder, accountId: string, lang: 'en' | 'ko', now: Date) {
  const { id: orderId, points } = whole.order
  const chosen = { coupon_ids: await couponIds(db, orderId), points }
  const { basket, balance, fitting, pointsMax } = await weigh(db, whole, chosen, now)
  const offers = offersOf(await couponsOf(db, accountId), fitting, { basket, orderId, now })
  const usable = offers.filter(({ reason }) => reason === null).map(({ coupon }) => coupon)
  return {
    coupons: offers.map(({ coupon, discount_won, reason }) => ({
      ...stackable(coupon),
      name: coupon.rule.name[lang],
      expires_at: coupon.held.expires_at.toISOString(),
      discount_won,
      usable: reason === null,
      reason,
    })),
    points_balance: balance,
    points_max: pointsMax,
    best: bestCombination(usable, basket, balance),
  }
}
