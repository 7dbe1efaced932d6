import { and, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type benefitsDesk, type couponSorts, couponStatuses, type DeskCoupon } from '#contract/benefits-desk'
import type { Parsed } from '#contract/endpoint'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { countByStatus } from '#server/db/counted'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import { anywhere } from '#server/db/pattern'
import type { Deps } from '#server/deps'
import { actsOn } from '#server/modules/accounts/audit.service'
import { Refusal } from '#server/refusal'
import { coupon, memberCoupon } from './benefits.table'

type CouponRow = typeof coupon.$inferSelect
const iso = (at: Date | null) => at?.toISOString() ?? null

/** Counts what became of the given coupons, by coupon, in one query. */
async function countsOf(db: Db, now: Date, ids: readonly string[]) {
  const number = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const { used_at, order_id, expires_at } = memberCoupon
  const at = now.toISOString()
  const rows = await db
    .select({
      id: memberCoupon.coupon_id,
      given: sql<number>`count(*)::int`,
      used: number(sql`${used_at} is not null`),
      promised: number(sql`${used_at} is null and ${order_id} is not null`),
      expired: number(sql`${used_at} is null and ${order_id} is null and ${expires_at} <= ${at}::timestamptz`),
      usable: number(sql`${used_at} is null and ${order_id} is null and ${expires_at} > ${at}::timestamptz`),
    })
    .from(memberCoupon)
    .where(inArray(memberCoupon.coupon_id, [...ids]))
    .groupBy(memberCoupon.coupon_id)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

async function shown(db: Db, now: Date, rows: readonly CouponRow[]): Promise<z.input<typeof DeskCoupon>[]> {
  const ids = rows.map(({ id }) => id)
  const counts = await countsOf(db, now, ids)
  return rows.map((row) => ({
    ...row,
    on_signup: row.on_signup > 0,
    claim_from: iso(row.claim_from),
    claim_until: iso(row.claim_until),
    stopped_at: iso(row.stopped_at),
    created_at: row.created_at.toISOString(),
    counts: counts.get(row.id) ?? { given: 0, usable: 0, promised: 0, used: 0, expired: 0 },
  }))
}

const keys: Record<(typeof couponSorts)[number], SortKey> = {
  created_at: { by: coupon.created_at, kind: 'instant' },
}
type CouponStatus = (typeof couponStatuses)[number]
const status = sql<CouponStatus>`case when ${coupon.stopped_at} is null then 'open' else 'stopped' end`

/** Lists the coupons with what became of them, by page. Three queries, four for many rows. */
export async function listDeskCoupons(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { cursor, per_page, sort, exact, q, status: statusFilter }: Parsed<typeof benefitsDesk.coupons>['query'],
): Promise<z.input<typeof benefitsDesk.coupons.data>> {
  const words = [coupon.code, sql`${coupon.name}->>'en'`, sql`${coupon.name}->>'ko'`]
  const match = q ? or(...words.map((each) => ilike(each as SQL, anywhere(q)))) : undefined
  const ofStatus = (only?: CouponStatus) =>
    only && (only === 'stopped' ? isNotNull(coupon.stopped_at) : isNull(coupon.stopped_at))
  const counted = await countByStatus(
    db,
    couponStatuses,
    (only) =>
      db
        .select({ status })
        .from(coupon)
        .where(and(match, ofStatus(only))),
    { status: statusFilter, exact },
  )
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, coupon.id, { cursor, per_page, descending })
  const page = await db
    .select({ id: coupon.id, key: set.key, coupon })
    .from(coupon)
    .where(and(match, ofStatus(statusFilter), set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const { rows, next, previous } = set.page(page)
  const items = await shown(
    db,
    clock.now(),
    rows.map((row) => row.coupon),
  )
  return { items, ...counted, next, previous }
}

/** Returns a coupon with the recorded acts on it. Throws 404. */
export const showDeskCoupon = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
): Promise<z.input<typeof benefitsDesk.coupon.data>> => ({
  ...(await deskCoupon(db, clock.now(), id)),
  acts: await actsOn(db, id),
})

/** Returns a coupon. Throws 404. */
export async function deskCoupon(db: Db, now: Date, id: string): Promise<z.input<typeof DeskCoupon>> {
  const [found] = await shown(db, now, await db.select().from(coupon).where(eq(coupon.id, id)))
  if (!found) throw new Refusal(404, 'coupon.notFound')
  return found
}
