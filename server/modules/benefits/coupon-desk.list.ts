import { and, count, desc, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { benefitsDesk, DeskCoupon } from '#contract/benefits-desk'
import type { Parsed } from '#contract/endpoint'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { anywhere } from '#server/db/pattern'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { coupon, memberCoupon } from './benefits.table'

type CouponRow = typeof coupon.$inferSelect
const iso = (at: Date | null) => at?.toISOString() ?? null

/** What became of the coupons that were given, by coupon, in one query. */
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

/** The coupons with what became of them, the newest first. Three queries, however many rows. */
export async function listDeskCoupons(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { page, per_page, q, state }: Parsed<typeof benefitsDesk.coupons>['query'],
): Promise<z.input<typeof benefitsDesk.coupons.data>> {
  const pattern = anywhere(q ?? '')
  const named = or(
    ilike(coupon.code, pattern),
    sql`${coupon.name}->>'en' ilike ${pattern}`,
    sql`${coupon.name}->>'ko' ilike ${pattern}`,
  )
  const isStopped = state === 'stopped' ? isNotNull(coupon.stopped_at) : isNull(coupon.stopped_at)
  const wanted = and(q ? named : undefined, state ? isStopped : undefined)
  const rows = await db
    .select()
    .from(coupon)
    .where(wanted)
    .orderBy(desc(coupon.created_at), desc(coupon.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [all] = await db.select({ total: count() }).from(coupon).where(wanted)
  return { items: await shown(db, clock.now(), rows), page, per_page, total: all?.total ?? 0 }
}

/** One of them. Throws 404. */
export async function deskCoupon(db: Db, now: Date, id: string): Promise<z.input<typeof DeskCoupon>> {
  const [found] = await shown(db, now, await db.select().from(coupon).where(eq(coupon.id, id)))
  if (!found) throw new Refusal(404, 'coupon.notFound')
  return found
}
