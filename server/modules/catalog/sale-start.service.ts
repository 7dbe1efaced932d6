import { and, asc, count, eq, min, type SQL, sql } from 'drizzle-orm'
import type { Parsed } from '#contract/endpoint'
import type { productDesk } from '#contract/product-desk'
import type { Site } from '#contract/sites/sites'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { editPages } from '#server/http/page-edits'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { Refusal } from '#server/refusal'
import { product } from './catalog.table'
import { changeProduct } from './product-desk.service'
import { lacksOf, type showDeskProduct } from './product-desk.view.service'
import { isDue } from './sale.small'

/** Maximum products that are read at once. */
const atOnce = 500

/**
 * Sets when a product goes on sale by itself, or that it does not. Throws 404, 400 `product.saleStarted` for a moment that has
 * passed, 409 `desk.changed` if it is on sale or another moment was set.
 */
export function scheduleSale(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: string,
  id: string,
  { from, seen }: Parsed<typeof productDesk.schedule>['body'],
): ReturnType<typeof showDeskProduct> {
  const at = from === null ? null : new Date(from)
  const act = at ? 'product.schedule' : 'product.unschedule'
  return changeProduct(deps, { actor, id, act, detail: { from: at?.toISOString() ?? null } }, async (tx, row) => {
    const known = seen === null ? null : new Date(seen).getTime()
    const isOther = (row.on_sale_from?.getTime() ?? null) !== known
    if (row.status === 'open' || isOther) throw new Refusal(409, 'desk.changed')
    if (at && at <= deps.clock.now()) throw new Refusal(400, 'product.saleStarted', 'from')
    await tx.update(product).set({ on_sale_from: at }).where(eq(product.id, id))
  })
}

/** Returns a product that is still due. Locked, so that of two servers one puts it on sale. */
async function lockDue(tx: Db, now: Date, id: string): Promise<{ from: Date | null } | undefined> {
  const [row] = await tx
    .select({ from: product.on_sale_from })
    .from(product)
    .where(and(eq(product.id, id), isDue(now)))
    .for('update')
  return row
}

/** Puts one product on sale if it is still due and complete. */
async function startSale(tx: Db, now: Date, id: string, find: typeof lockDue): Promise<void> {
  const row = await find(tx, now, id)
  if (!row) return
  const { lacks, lacking } = await lacksOf(tx, now, id)
  // It stays due: the first page of the desk shows it, and it goes on sale once it is complete.
  if (lacks.length + lacking.length > 0) return
  await tx.update(product).set({ status: 'open', on_sale_from: null }).where(eq(product.id, id))
  const detail = { from: row.from?.toISOString() ?? null }
  await writeAudit(tx, { at: now, actor_id: null, act: 'product.saleStart', subject: id, detail })
  await editPages(tx)
}

/**
 * Puts products on sale whose moment has come; one that lacks something waits until it is complete. Every run passes over those
 * that wait: however many they are, they do not keep others from their sale.
 */
export async function startSales(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { find = lockDue, most = atOnce } = {},
): Promise<void> {
  const now = clock.now()
  const next = (after: SQL | undefined) =>
    db
      .select({ id: product.id, from: product.on_sale_from })
      .from(product)
      .where(and(isDue(now), after))
      .orderBy(asc(product.on_sale_from), asc(product.id))
      .limit(most)
  let due = await next(undefined)
  while (due.length > 0) {
    for (const { id } of due) await transaction(db, (tx) => startSale(tx, now, id, find))
    const last = due.at(-1)
    due =
      last && due.length === most
        ? await next(
            sql`(${product.on_sale_from}, ${product.id}) > (${last.from?.toISOString()}::timestamptz, ${last.id})`,
          )
        : []
  }
}

/** Counts the products of each site that should be on sale by now but are not, and since when the first should be. One query. */
export const lateSales = (db: Db, now: Date): Promise<{ site: Site; count: number; since: Date | null }[]> =>
  db
    .select({ site: product.site, count: count(), since: min(product.on_sale_from) })
    .from(product)
    .where(isDue(now))
    .groupBy(product.site)
