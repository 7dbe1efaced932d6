import { and, asc, eq, sql } from 'drizzle-orm'
import type { Site } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'
import { onSale } from './card.service'
import { product } from './catalog.table'

/** Whether a site sells a product. */
export async function isListed(db: Db, site: Site, id: string): Promise<boolean> {
  const [found] = await db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.id, id), onSale(site)))
  return found !== undefined
}

/** Counts the products that a site sells. */
export async function countListed(db: Db, site: Site): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(product).where(onSale(site))
  return row?.count ?? 0
}

/** Returns the ids of the products that a site sells, page by page in a fixed order. */
export async function listedIds(db: Db, site: Site, { page, size }: { page: number; size: number }): Promise<string[]> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(onSale(site))
    .orderBy(asc(product.id))
    .limit(size)
    .offset((page - 1) * size)
  return rows.map(({ id }) => id)
}
