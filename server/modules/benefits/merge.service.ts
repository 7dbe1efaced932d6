import { movedRows } from '#server/db/moved-rows'
import type { MergePair, MergePart } from '#server/ports/merging'
import { memberCoupon } from './benefits.table'
import { balanceOf } from './points.lots'
import { lockPoints, lots, pointsBalance } from './points.service'
import { givePointsBack, handedOver, handOverPoints } from './points-moved.service'

/** Always in the same order, so that two merges cannot deadlock. */
const lockBoth: NonNullable<MergePart['lock']> = async ({ db }, { remaining, other }) => {
  for (const id of [remaining, other].toSorted()) await lockPoints(db, id)
}

/** Points are moved by entries in both ledgers, which are append-only. */
const points: MergePart = {
  column: 'point_entry.account_id',
  kind: 'points',
  lock: lockBoth,
  async look({ db, now }, { other }: MergePair) {
    const held = (await lots(db, other)).filter((lot) => balanceOf([lot], now) > 0)
    return {
      moving: held.map(({ entry, left }) => `${entry.id} ${left}`),
      staying: [],
      count: balanceOf(held, now),
    }
  },
  async move(context, pair) {
    await lockBoth(context, pair)
    return handOverPoints(context.db, context.now, pair.other, pair.remaining)
  },
  async giveBack(context, back) {
    await lockBoth(context, back)
    return givePointsBack(context.db, context.now, back)
  },
  async returnable({ db, now }, { remaining, keys }) {
    const moved = await handedOver(db, keys)
    const owed = moved.filter(({ expires_at }) => !expires_at || expires_at > now)
    const sum = (entries: typeof moved) => entries.reduce((all, { amount }) => all + amount, 0)
    return { moved: sum(moved), back: Math.min(sum(owed), await pointsBalance(db, now, remaining)) }
  },
}

/** How coupons move when two accounts are merged; the orders decide which of them go back. */
export const mergedCoupons: MergePart = movedRows({
  kind: 'coupons',
  table: memberCoupon,
  column: memberCoupon.account_id,
  same: [memberCoupon.coupon_id],
})

/** What else this module moves when two accounts are merged. */
export const mergedPoints: readonly MergePart[] = [points]
