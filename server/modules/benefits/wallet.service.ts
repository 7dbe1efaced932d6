import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { benefits, Coupon } from '#contract/benefits'
import { daysLater } from '#contract/days'
import type { Lang } from '#contract/languages'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { categoriesOf, productFaces } from '#server/modules/catalog/faces.service'
import { Refusal } from '#server/refusal'
import { coupon, memberCoupon } from './benefits.table'
import { couponsOf, ownCoupons } from './coupons.service'
import { type HeldCoupon, isFor } from './discount.service'

const stateOf = ({ held }: HeldCoupon, now: Date): Coupon['state'] => {
  if (held.used_at) return 'used'
  if (held.order_id) return 'promised'
  return held.expires_at <= now ? 'expired' : 'usable'
}

/** Returns coupons as their holder sees them; one more query for the names of their products, if any. */
async function shown(db: Db, now: Date, lang: Lang, held: HeldCoupon[]): Promise<z.input<typeof Coupon>[]> {
  const ids = held.flatMap(({ rule }) => rule.product_ids)
  const faces = ids.length > 0 ? await productFaces(db, [...new Set(ids)]) : null
  return held.map((each) => ({
    id: each.held.id,
    name: each.rule.name[lang],
    percent: each.rule.percent,
    discount_won: each.rule.discount_won,
    max_discount_won: each.rule.max_discount_won,
    min_total_won: each.rule.min_total_won,
    products: each.rule.product_ids.map((id) => ({ id, name: faces?.get(id)?.name[lang] ?? id })),
    categories: each.rule.categories,
    combines: each.rule.combines,
    state: stateOf(each, now),
    expires_at: each.held.expires_at.toISOString(),
    used_at: each.held.used_at?.toISOString() ?? null,
  }))
}

/** Lists the member's coupons; with a product only those that fit it (product §3). */
export async function listCoupons(
  db: Db,
  now: Date,
  accountId: string,
  lang: Lang,
  productId?: string,
): Promise<z.input<typeof benefits.coupons.data>> {
  const held = await couponsOf(db, accountId)
  if (productId === undefined) return shown(db, now, lang, held)
  const category = (await categoriesOf(db, [productId])).get(productId) ?? null
  const fitting = held.filter(({ rule }) => isFor(rule, { product_id: productId, category }))
  return shown(db, now, lang, fitting)
}

/** Returns why the coupon of a code cannot be claimed at `now`, by any member. */
function windowProblem({ claim_from, claim_until, stopped_at }: typeof coupon.$inferSelect, now: Date) {
  if (stopped_at) return 'coupon.over' as const
  if (claim_from && now < claim_from) return 'coupon.notYet' as const
  return claim_until && now >= claim_until ? ('coupon.over' as const) : null
}

/**
 * Claims a coupon by its code: once per member, and never more than there are, even concurrently (product §4). Throws as the
 * endpoint says.
 */
export async function claimByCode(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  code: string,
  lang: Lang,
): Promise<z.input<typeof Coupon>> {
  const now = clock.now()
  const id = await transaction(db, async (tx) => {
    const [rule] = await tx
      .select()
      .from(coupon)
      .where(and(sql`upper(${coupon.code}) = upper(${code})`, eq(coupon.claimable, true)))
    if (!rule) throw new Refusal(404, 'coupon.unknown', 'code')
    const [held] = await tx
      .insert(memberCoupon)
      .values({
        coupon_id: rule.id,
        account_id: accountId,
        issued_at: now,
        expires_at: daysLater(now, rule.valid_days),
      })
      .onConflictDoNothing()
      .returning({ id: memberCoupon.id })
    if (!held) throw new Refusal(409, 'coupon.alreadyYours', 'code')
    const problem = windowProblem(rule, now)
    if (problem) throw new Refusal(409, problem, 'code')
    // Counted in the statement that takes it: of two concurrent claims of the last one, the second waits and finds none.
    const taken = await tx
      .update(coupon)
      .set({ issued: sql`${coupon.issued} + 1` })
      .where(
        and(
          eq(coupon.id, rule.id),
          isNull(coupon.stopped_at),
          or(isNull(coupon.quantity), sql`${coupon.issued} < ${coupon.quantity}`),
        ),
      )
      .returning({ id: coupon.id })
    if (taken.length === 0) throw new Refusal(409, 'coupon.gone', 'code')
    return held.id
  })
  const [answer] = await shown(db, now, lang, await ownCoupons(db, accountId, [id]))
  if (!answer) throw new Refusal(409, 'general.conflict')
  return answer
}
