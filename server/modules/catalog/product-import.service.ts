import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { bands } from '#contract/catalog'
import type { SaveProduct } from '#contract/product-fields'
import { makesOption, type ProductRow, priceIn, productColumns, type ValidProductCells } from '#contract/product-import'
import type { BadCell, RecentImport } from '#contract/sheet-import'
import { type Db, transaction } from '#server/db/connect'
import { locks } from '#server/db/locks'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { recentImports, undoImport } from '#server/modules/accounts/import-log.service'
import { badNames, refuseBad, validRows } from '#server/sheet'
import { product, productOption, productText } from './catalog.table'
import { packageCustom } from './package-custom.service'
import { insertDraft, writeProduct } from './product-desk.service'
import { isDeskProduct } from './product-desk.view.service'

const keyOf = ({ site, name }: { site: string; name: string }) => `${site} ${name.trim().toLowerCase()}`

/** Names every row whose English name its site already has, or an earlier row. One query. */
async function badRows(db: Db, rows: readonly ValidProductCells[]): Promise<BadCell[]> {
  const names = rows.flatMap(({ name_en }) => name_en?.toLowerCase() ?? [])
  const there = await db
    .select({ site: product.site, name: productText.name })
    .from(productText)
    .innerJoin(product, eq(product.id, productText.product_id))
    .where(and(eq(productText.lang, 'en'), inArray(sql`lower(${productText.name})`, names), isDeskProduct))
  return badNames(
    rows.map(({ site, name_en: name }) => (site && name ? keyOf({ site, name }) : null)),
    new Set(there.map(keyOf)),
    { column: 'name_en', taken: 'product.nameTaken' },
  )
}

/** Returns every cell of a sheet that cannot be imported, and each complete row without one. One query. */
export async function checkProducts(
  { db }: Pick<Deps, 'db'>,
  rows: readonly ValidProductCells[],
): Promise<{ bad: BadCell[]; rows: { at: number }[] }> {
  const bad = await badRows(db, rows)
  return { bad, rows: validRows<ProductRow>(rows, productColumns, bad) }
}

/** The act of the audit log for each imported product. */
const importAct = 'product.import'
const none = { en: '', ko: '' }

function optionsIn(row: ProductRow): SaveProduct['options'] {
  if (!makesOption(row)) return []
  const { option_start_date, option_end_date, start_times, closed_weekdays, capacity } = row
  return [
    {
      ...{ id: null, status: 'open', description: none },
      name: { en: row.option_name_en, ko: row.option_name_ko },
      ...{ option_start_date, option_end_date, closed_weekdays, start_times: start_times.toSorted() },
      // The contract requires it for an option.
      capacity: capacity ?? 1,
      bands: bands.flatMap((band) => {
        const price = priceIn(row, band)
        return price === null ? [] : [{ band, min_age: null, max_age: null, price, takes_seat: true }]
      }),
    },
  ]
}

/** All fields of the product that a row describes. */
function fieldsOf(row: ProductRow): Omit<SaveProduct, 'base'> {
  const { category, region, currency, duration_minutes, languages, min_travelers } = row
  const lists = { highlights: [], included: [], excluded: [], know_before: [], words: '' }
  const textsIn = (lang: 'en' | 'ko') => ({
    ...lists,
    name: row[`name_${lang}`],
    summary: row[`summary_${lang}`],
    description: row[`description_${lang}`],
    meeting_point: row[`meeting_point_${lang}`],
  })
  return {
    ...{ category, region, currency, duration_minutes, languages, min_travelers },
    ...{ min_travelers_reason: none, operator: none, itinerary: [], cancellation: [...packageCustom] },
    texts: { en: textsIn('en'), ko: textsIn('ko') },
    options: optionsIn(row),
  }
}

/**
 * Creates a draft of each row of a sheet, all or none; none is on sale. Throws 409 with the reason of the first bad cell
 * (product §6).
 */
export function importProducts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: string,
  rows: readonly ProductRow[],
): Promise<{ created: number; created_at: string }> {
  return transaction(db, async (tx) => {
    // Of two imports of one file at the same time, the second finds the products of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.sheetImport})`)
    refuseBad(await badRows(tx, rows))
    const at = clock.now()
    for (const [index, row] of rows.entries()) {
      const { site, category, region, name_en: en, name_ko: ko } = row
      const id = await insertDraft(tx, at, { site, category, region, name: { en, ko } })
      await writeProduct(tx, at, id, fieldsOf(row))
      await writeAudit(tx, {
        at,
        actor_id: actor,
        act: importAct,
        subject: id,
        detail: { row: index + 1, name: en, site },
      })
    }
    return { created: rows.length, created_at: at.toISOString() }
  })
}

/** Lists the imports of products that can be undone (product §6). */
export const recentProductImports = (deps: Pick<Deps, 'db' | 'clock'>): Promise<{ items: RecentImport[] }> =>
  recentImports(deps, importAct, product.id)

/**
 * Locks products with their options, so that whatever the desk does with them waits; returns those that are there. Products
 * first, as the editor does. Two queries.
 */
export async function holdProducts(tx: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: product.id })
    .from(product)
    .where(inArray(product.id, [...ids]))
    .orderBy(asc(product.id))
    .for('update')
  const held = rows.map(({ id }) => id)
  await tx
    .select({ id: productOption.id })
    .from(productOption)
    .where(inArray(productOption.product_id, held))
    .orderBy(asc(productOption.id))
    .for('update')
  return new Set(held)
}

/**
 * Removes the drafts of an import, all or none. Throws 404, 409 `sheet.changedSince` (product §6).
 */
export const undoProducts = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: string,
  created_at: string,
  hold = holdProducts,
): Promise<{ removed: number }> =>
  transaction(db, (tx) =>
    undoImport(
      tx,
      { importAct, undoAct: 'product.importUndo', actor, at: new Date(created_at), now: clock.now() },
      (ids) => hold(tx, ids),
      async (ids) => void (await tx.delete(product).where(inArray(product.id, [...ids]))),
    ),
  )
