import { ilike, inArray, or, sql } from 'drizzle-orm'
import { anywhere } from '#server/db/pattern'
import { type Audited, mostAudited } from '#server/modules/accounts/audited.types'
import { coupon } from './benefits.table'

const en = sql<string>`${coupon.name}->>'en'`
const ko = sql<string>`${coupon.name}->>'ko'`

/** Coupons in the audit log, by name. */
export const auditedCoupons: Audited = {
  kind: 'coupon',
  uuid: true,
  find: (db, q) =>
    db
      .select({ id: coupon.id })
      .from(coupon)
      .where(or(ilike(coupon.code, anywhere(q)), ilike(en, anywhere(q)), ilike(ko, anywhere(q))))
      .limit(mostAudited),
  name: (db, ids) => db.select({ id: coupon.id, en, ko }).from(coupon).where(inArray(coupon.id, ids)),
}
