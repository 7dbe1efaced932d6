import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { benefitsDesk, CouponIssue, DeskCoupon, NewCoupon } from '#contract/benefits-desk'
import { daysLater } from '#contract/days'
import type { Data } from '#contract/endpoint'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { activeMembers } from '#server/modules/accounts/active.service'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { categoriesOf } from '#server/modules/catalog/faces.service'
import { Refusal } from '#server/refusal'
import { coupon, memberCoupon } from './benefits.table'
import { deskCoupon } from './coupon-desk.list'

type ServiceDeps = Pick<Deps, 'db' | 'clock'>

/** Creates a coupon. Throws 409 `coupon.codeTaken` and 400 `coupon.unknownProduct`. */
export async function createCoupon(
  { db, clock }: ServiceDeps,
  operator: string,
  { on_signup, claim_from, claim_until, ...fields }: NewCoupon,
): Promise<z.input<typeof DeskCoupon>> {
  const at = clock.now()
  const id = await transaction(db, async (tx) => {
    const categories = await categoriesOf(tx, fields.product_ids)
    if (fields.product_ids.some((each) => !categories.has(each))) {
      throw new Refusal(400, 'coupon.unknownProduct', 'product_ids')
    }
    const [made] = await tx
      .insert(coupon)
      .values({
        ...fields,
        on_signup: on_signup ? 1 : 0,
        claim_from: claim_from === null ? null : new Date(claim_from),
        claim_until: claim_until === null ? null : new Date(claim_until),
        created_at: at,
      })
      .onConflictDoNothing()
      .returning({ id: coupon.id })
    if (!made) throw new Refusal(409, 'coupon.codeTaken', 'code')
    await writeAudit(tx, {
      at,
      actor_id: operator,
      act: 'coupon.create',
      subject: made.id,
      detail: { code: fields.code },
    })
    return made.id
  })
  return deskCoupon(db, at, id)
}

/**
 * Gives a coupon to members, all or those with these addresses; no member gets a second one. Throws 404, 409 `coupon.stopped`,
 * and `coupon.notEnough` if there are too few for all: then no one gets one.
 */
export async function issueCoupon(
  { db, clock }: ServiceDeps,
  operator: string,
  id: string,
  { to }: CouponIssue,
): Promise<Data<typeof benefitsDesk.issue>> {
  const at = clock.now()
  const done = await transaction(db, async (tx) => {
    const [rule] = await tx.select().from(coupon).where(eq(coupon.id, id))
    if (!rule) throw new Refusal(404, 'coupon.notFound')
    if (rule.stopped_at) throw new Refusal(409, 'coupon.stopped')
    const { ids, unknown } = await activeMembers(tx, to)
    const expires_at = daysLater(at, rule.valid_days)
    const values = { coupon_id: id, issued_at: at, expires_at }
    // Given first and counted then, as in a claim by code: so the two cannot deadlock.
    const given =
      ids.length === 0
        ? []
        : await tx
            .insert(memberCoupon)
            .select(
              sql`select gen_random_uuid(), ${id}::uuid, m.id, ${values.issued_at.toISOString()}::timestamptz, ${values.expires_at.toISOString()}::timestamptz, null, null from unnest(${sql.param(ids)}::uuid[]) m(id) order by m.id`,
            )
            .onConflictDoNothing()
            .returning({ id: memberCoupon.id })
    await takeFrom(tx, id, given.length)
    const detail = { to: to === 'all' ? 'all' : to.length, given: given.length }
    await writeAudit(tx, { at, actor_id: operator, act: 'coupon.issue', subject: id, detail })
    return { given: given.length, already: ids.length - given.length, unknown }
  })
  return { ...done, coupon: await deskCoupon(db, at, id) }
}

/** Takes the given coupons off the quantity; concurrent claims are seen. */
async function takeFrom(tx: Db, id: string, given: number): Promise<void> {
  if (given === 0) return
  const suffices = or(isNull(coupon.quantity), sql`${coupon.issued} + ${given} <= ${coupon.quantity}`)
  const taken = await tx
    .update(coupon)
    .set({ issued: sql`${coupon.issued} + ${given}` })
    .where(and(eq(coupon.id, id), isNull(coupon.stopped_at), suffices))
    .returning({ id: coupon.id })
  if (taken.length === 0) throw new Refusal(409, 'coupon.notEnough')
}

/** Stops giving out a coupon; those already given stay valid. Throws 404 and 409 `coupon.stopped`. */
export async function stopCoupon(
  { db, clock }: ServiceDeps,
  operator: string,
  id: string,
): Promise<z.input<typeof DeskCoupon>> {
  const at = clock.now()
  await transaction(db, async (tx) => {
    const [stopped] = await tx
      .update(coupon)
      .set({ stopped_at: at })
      .where(and(eq(coupon.id, id), isNull(coupon.stopped_at)))
      .returning({ id: coupon.id })
    if (stopped) return writeAudit(tx, { at, actor_id: operator, act: 'coupon.stop', subject: id })
    await deskCoupon(tx, at, id)
    throw new Refusal(409, 'coupon.stopped')
  })
  return deskCoupon(db, at, id)
}
