import { and, asc, desc, eq, gt, lte } from 'drizzle-orm'
import type { ProductState } from '#contract/product-fields'
import {
  fieldsOfPart,
  keptChanges,
  type ProductChange,
  type ProductChangeDetail,
  type ProductPart,
  productParts,
} from '#contract/product-history'
import type { Db } from '#server/db/connect'
import { namesOf } from '#server/modules/accounts/staff.service'
import { Refusal } from '#server/refusal'
import { productChange } from './product-change.table'
import { findDeskProduct, stateOf } from './product-desk.view.service'

type ChangeRow = typeof productChange.$inferSelect

/** The parts that differ between two states. Both come from the database, which stores equal values equally. */
const changedParts = (before: ProductState, after: ProductState): ProductPart[] =>
  productParts.filter((part) =>
    fieldsOfPart[part].some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])),
  )

interface Saved {
  id: string
  version: number
  before: ProductState
  at: Date
  by: string
}

/** Keeps the state of a product before a save that changed something, in its transaction, and removes the oldest beyond 50. */
export async function keepChange(tx: Db, { id, ...saved }: Saved): Promise<void> {
  const parts = changedParts(saved.before, await stateOf(tx, await findDeskProduct(tx, id)))
  if (parts.length === 0) return
  await tx.insert(productChange).values({ product_id: id, parts, ...saved })
  const [oldest] = await tx
    .select({ version: productChange.version })
    .from(productChange)
    .where(eq(productChange.product_id, id))
    .orderBy(desc(productChange.version))
    .offset(keptChanges)
    .limit(1)
  if (oldest) {
    const isOld = and(eq(productChange.product_id, id), lte(productChange.version, oldest.version))
    await tx.delete(productChange).where(isOld)
  }
}

/** Returns the changes of a product, newest first, with its current version. Throws 404. Three queries. */
export async function listChanges(db: Db, productId: string): Promise<{ version: number; items: ProductChange[] }> {
  const current = await findDeskProduct(db, productId)
  const { id, version, at, by, parts } = productChange
  const rows = await db
    .select({ id, version, at, by, parts })
    .from(productChange)
    .where(eq(productChange.product_id, productId))
    .orderBy(desc(productChange.version))
  const names = await namesOf(
    db,
    rows.map((row) => row.by),
  )
  return {
    version: current.version,
    items: rows.map((row) => ({ ...row, at: row.at.toISOString(), by: names.get(row.by) ?? '' })),
  }
}

/** Returns a change of a product. Throws 404. */
export async function findChange(db: Db, productId: string, id: string): Promise<ChangeRow> {
  const isIt = and(eq(productChange.id, id), eq(productChange.product_id, productId))
  const [row] = await db.select().from(productChange).where(isIt)
  if (!row) throw new Refusal(404, 'general.notFound')
  return row
}

/** Returns a change with the product before and after it. Throws 404. */
export async function showChange(db: Db, productId: string, changeId: string): Promise<ProductChangeDetail> {
  // The current state first: if it is saved meanwhile, the next change has the state that was current.
  const current = await stateOf(db, await findDeskProduct(db, productId))
  const { id, version, at, by, parts, before } = await findChange(db, productId, changeId)
  const [next] = await db
    .select({ before: productChange.before })
    .from(productChange)
    .where(and(eq(productChange.product_id, productId), gt(productChange.version, version)))
    .orderBy(asc(productChange.version))
    .limit(1)
  const names = await namesOf(db, [by])
  return {
    ...{ id, version, parts, before },
    at: at.toISOString(),
    by: names.get(by) ?? '',
    after: next?.before ?? current,
  }
}
