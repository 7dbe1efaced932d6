import { and, desc, eq, sql } from 'drizzle-orm'
import type { Parsed } from '#contract/endpoint'
import { mostWishes, type wishlist } from '#contract/wishlist'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { keptCards } from '#server/modules/catalog/kept.service'
import { isListed } from '#server/modules/catalog/listed.service'
import { Refusal } from '#server/refusal'
import { wish } from './wishlist.table'

const own = (accountId: string) => eq(wish.account_id, accountId)
const inOrder = [desc(wish.created_at), wish.product_id] as const

/** The member's wishes, latest first, with their current availability. Three queries, for any number of rows. */
export async function listWishes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  { page, per_page, lang }: Parsed<typeof wishlist.list>['query'],
): Promise<z.input<typeof wishlist.list.data>> {
  const rows = await db
    .select()
    .from(wish)
    .where(own(accountId))
    .orderBy(...inOrder)
    .limit(per_page)
    .offset((page - 1) * per_page)
  const cards = await keptCards(
    db,
    clock.now(),
    rows.map(({ product_id }) => product_id),
    lang,
  )
  return {
    items: rows.flatMap(({ product_id, created_at }) => {
      const kept = cards.get(product_id)
      return kept ? [{ product: kept.card, state: kept.state, added_at: created_at.toISOString() }] : []
    }),
    page,
    per_page,
    total: await db.$count(wish, own(accountId)),
  }
}

/** The ids of the member's wishes, the latest first. */
export async function wishedIds(db: Db, accountId: string): Promise<{ ids: string[] }> {
  const rows = await db
    .select({ id: wish.product_id })
    .from(wish)
    .where(own(accountId))
    .orderBy(...inOrder)
    .limit(mostWishes)
  return { ids: rows.map(({ id }) => id) }
}

/** Adds a product to the wish list; repeated calls change nothing. Throws 404 `catalog.notFound` and 409 `wishlist.full`. */
export async function addWish(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  productId: string,
): Promise<{ total: number }> {
  if (!(await isListed(db, 'shop', productId))) throw new Refusal(404, 'catalog.notFound')
  return transaction(db, async (tx) => {
    // Serializes concurrent calls, so that the limit counts both.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wishes ${accountId}`}, 0))`)
    const before = await tx.$count(wish, own(accountId))
    const added = await tx
      .insert(wish)
      .values({ account_id: accountId, product_id: productId, created_at: clock.now() })
      .onConflictDoNothing()
      .returning({ id: wish.product_id })
    if (added.length > 0 && before >= mostWishes) throw new Refusal(409, 'wishlist.full')
    return { total: before + added.length }
  })
}

/** Removes a product from the wish list, if it is there. */
export async function removeWish(db: Db, accountId: string, productId: string): Promise<{ total: number }> {
  await db.delete(wish).where(and(own(accountId), eq(wish.product_id, productId)))
  return { total: await db.$count(wish, own(accountId)) }
}

/** Deletes all wishes of a member who closes the account (product §8). */
export async function forgetWishes(tx: Db, accountId: string): Promise<void> {
  await tx.delete(wish).where(own(accountId))
}
