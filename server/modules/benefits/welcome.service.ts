import { and, gt, isNull } from 'drizzle-orm'
import { daysLater } from '#contract/days'
import type { Db } from '#server/db/connect'
import { coupon, memberCoupon, pointEntry } from './benefits.table'
import { benefitRules } from './rules.service'

/** Gives a new account its welcome points and every sign-up coupon. */
export async function welcome(db: Db, now: Date, accountId: string): Promise<void> {
  await db.insert(pointEntry).values({
    account_id: accountId,
    amount: benefitRules.welcomePoints,
    reason: 'welcome',
    at: now,
    expires_at: daysLater(now, benefitRules.pointsDays),
  })
  const given = await db
    .select({ id: coupon.id, days: coupon.valid_days })
    .from(coupon)
    .where(and(gt(coupon.on_signup, 0), isNull(coupon.stopped_at)))
  if (given.length === 0) return
  await db
    .insert(memberCoupon)
    .values(
      given.map(({ id, days }) => ({
        coupon_id: id,
        account_id: accountId,
        issued_at: now,
        expires_at: daysLater(now, days),
      })),
    )
    .onConflictDoNothing()
}
