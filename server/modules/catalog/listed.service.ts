import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { onSale } from './card.service'
import { product } from './catalog.table'

/** Whether a product is open to everybody. */
export async function isListed(db: Db, id: string): Promise<boolean> {
  const [found] = await db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.id, id), onSale()))
  return found !== undefined
}

/** How many products are open. */
export async function countListed(db: Db): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(product).where(onSale())
  return row?.count ?? 0
}

/** The ids of the open products, page by page in a fixed order. */
export async function listedIds(db: Db, { page, size }: { page: number; size: number }): Promise<string[]> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(onSale())
    .orderBy(asc(product.id))
    .limit(size)
    .offset((page - 1) * size)
  return rows.map(({ id }) => id)
}
