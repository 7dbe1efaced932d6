import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type Affiliate, type AffiliateDetail, mostPassWishes } from '#contract/pass/affiliate'
import type { DeskAffiliate } from '#contract/pass/desk'
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

/** All public affiliates, by English name (product §3). */
export async function listAffiliates(db: Db): Promise<Affiliate[]> {
  const rows = await db
    .select()
    .from(passAffiliate)
    .where(eq(passAffiliate.state, 'public'))
    .orderBy(asc(sql`lower(${passAffiliate.name}->>'en')`), asc(passAffiliate.id))
  return rows.map(shown)
}

/** An affiliate with all its details. */
export const detailed = (row: Row): AffiliateDetail => ({ ...shown(row), about: row.about, address: row.address })

/** Whether all public texts are filled in; an affiliate created from an application lacks many of them. */
const isComplete = ({ name, about, address, benefit, station }: Row): boolean =>
  [name, about, address, benefit, station.name, station.line].every(({ en, ko }) => en !== '' && ko !== '')

/** The public ones among these, with all their details. */
export async function affiliatesOf(db: Db, ids: readonly string[]): Promise<AffiliateDetail[]> {
  const rows = await db
    .select()
    .from(passAffiliate)
    .where(and(inArray(passAffiliate.id, [...ids]), eq(passAffiliate.state, 'public')))
  return rows.map(detailed)
}

/** The fields of an affiliate that a scan needs. */
export type Place = Pick<Row, 'id' | 'times_per_pass' | 'saves_won'>

/** A public affiliate for a scan, or null. */
export async function placeOf(db: Db, id: string): Promise<Place | null> {
  const [row] = await db.select().from(passAffiliate).where(isPublic(id))
  return row ?? null
}

/** Affiliates as the desk lists them, including non-public ones, by English name; only one if its id is given. */
export async function affiliateStates(db: Db, id?: string): Promise<Omit<DeskAffiliate, 'staff'>[]> {
  const { name, district, state, created_at } = passAffiliate
  const rows = await db
    .select({ id: passAffiliate.id, name, district, state, created_at })
    .from(passAffiliate)
    .where(id === undefined ? undefined : eq(passAffiliate.id, id))
    .orderBy(asc(sql`lower(${name}->>'en')`), asc(passAffiliate.id))
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/** Locks an affiliate until the end of the transaction, so that no import that created it is undone meanwhile. Throws 404. */
export async function holdAffiliate(tx: Db, id: string): Promise<void> {
  const [row] = await tx
    .select({ id: passAffiliate.id })
    .from(passAffiliate)
    .where(eq(passAffiliate.id, id))
    .for('no key update')
  if (!row) throw new Refusal(404, 'general.notFound')
}

/** Publishes an affiliate, or hides it. Throws 409 `pass.incomplete` if texts are missing. */
export async function changeShown(tx: Db, id: string, isShown: boolean): Promise<void> {
  const [row] = await tx.select().from(passAffiliate).where(eq(passAffiliate.id, id))
  if (isShown && row && !isComplete(row)) throw new Refusal(409, 'pass.incomplete')
  await tx
    .update(passAffiliate)
    .set({ state: isShown ? 'public' : 'hidden', version: sql`${passAffiliate.version} + 1` })
    .where(eq(passAffiliate.id, id))
}

/** The names of affiliates, including those that are no longer public. */
export async function affiliateNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Row['name']>> {
  const rows = await db
    .select({ id: passAffiliate.id, name: passAffiliate.name })
    .from(passAffiliate)
    .where(inArray(passAffiliate.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const isPublic = (id: string) => and(eq(passAffiliate.id, id), eq(passAffiliate.state, 'public'))

/** One public affiliate with all its details. Throws 404. */
export async function showAffiliate(db: Db, id: string): Promise<AffiliateDetail> {
  const [row] = await db.select().from(passAffiliate).where(isPublic(id))
  if (!row) throw new Refusal(404, 'general.notFound')
  return detailed(row)
}

/** The ids of the public affiliates on a member's wish list, in the order of adding. */
export async function wishesOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ id: passWish.affiliate_id })
    .from(passWish)
    .innerJoin(passAffiliate, eq(passAffiliate.id, passWish.affiliate_id))
    .where(and(eq(passWish.account_id, accountId), eq(passAffiliate.state, 'public')))
    .orderBy(asc(passWish.at), asc(passWish.affiliate_id))
  return rows.map(({ id }) => id)
}

/** Adds an affiliate to a member's wish list or removes it. Throws 404, 409 `pass.wishesTooMany`. */
export function wishFor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  { id, wished }: { id: string; wished: boolean },
): Promise<string[]> {
  return transaction(db, async (tx) => {
    // Serializes concurrent calls, so that the limit counts both.
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
