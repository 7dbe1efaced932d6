import { and, asc, eq, sql } from 'drizzle-orm'
import { type Affiliate, type AffiliateDetail, mostPassWishes } from '#contract/pass/affiliate'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { holdContact } from '#server/modules/accounts/contact.service'
import { Refusal } from '#server/refusal'
import { passAffiliate, passWish } from './pass.table'

type Row = typeof passAffiliate.$inferSelect

function shown(row: Row): Affiliate {
  const { id, category, district, name, station, lat, lon, schedule, visit_minutes } = row
  const { regular_won, benefit, saves_won, times_per_pass, reservation } = row
  return {
    ...{ id, category, district, name, station, position: { lat, lon }, schedule, visit_minutes },
    ...{ regular_won, benefit, saves_won, times_per_pass, reservation },
  }
}

/** All affiliates that are public, by English name (product §3). */
export async function listAffiliates(db: Db): Promise<Affiliate[]> {
  const rows = await db
    .select()
    .from(passAffiliate)
    .where(eq(passAffiliate.state, 'public'))
    .orderBy(asc(sql`lower(${passAffiliate.name}->>'en')`), asc(passAffiliate.id))
  return rows.map(shown)
}

const isPublic = (id: string) => and(eq(passAffiliate.id, id), eq(passAffiliate.state, 'public'))

/** One of them with all that is said of it. Throws 404. */
export async function showAffiliate(db: Db, id: string): Promise<AffiliateDetail> {
  const [row] = await db.select().from(passAffiliate).where(isPublic(id))
  if (!row) throw new Refusal(404, 'general.notFound')
  return { ...shown(row), about: row.about, address: row.address }
}

/** Which public affiliates a member wishes for, in the order of wishing. */
export async function wishesOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ id: passWish.affiliate_id })
    .from(passWish)
    .innerJoin(passAffiliate, eq(passAffiliate.id, passWish.affiliate_id))
    .where(and(eq(passWish.account_id, accountId), eq(passAffiliate.state, 'public')))
    .orderBy(asc(passWish.at), asc(passWish.affiliate_id))
  return rows.map(({ id }) => id)
}

/** Wishes for an affiliate, or no more. Throws 404, 409 `pass.wishesTooMany`. */
export function wishFor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  { id, wished }: { id: string; wished: boolean },
): Promise<string[]> {
  return transaction(db, async (tx) => {
    // Of two that would be one too many the second counts after the first.
    await holdContact(tx, accountId)
    const [found] = await tx.select({ id: passAffiliate.id }).from(passAffiliate).where(isPublic(id))
    if (!found) throw new Refusal(404, 'general.notFound')
    const row = and(eq(passWish.account_id, accountId), eq(passWish.affiliate_id, id))
    if (!wished) await tx.delete(passWish).where(row)
    else
      await tx
        .insert(passWish)
        .values({ account_id: accountId, affiliate_id: id, at: clock.now() })
        .onConflictDoNothing()
    const all = await wishesOf(tx, accountId)
    if (all.length > mostPassWishes)
      throw new Refusal(409, 'pass.wishesTooMany', undefined, { count: String(mostPassWishes) })
    return all
  })
}
