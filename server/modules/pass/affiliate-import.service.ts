import { asc, inArray, sql } from 'drizzle-orm'
import type { AffiliateDraft } from '#contract/pass/affiliate-desk'
import {
  type AffiliateRow,
  affiliateColumns,
  hourColumns,
  type ValidAffiliateCells,
} from '#contract/pass/affiliate-import'
import type { BadCell, RecentImport } from '#contract/sheet-import'
import { type Db, transaction } from '#server/db/connect'
import { locks } from '#server/db/locks'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { recentImports, undoImport } from '#server/modules/accounts/import-log.service'
import { badNames, refuseBad, validRows } from '#server/sheet'
import { fieldsOf } from './affiliate-desk.service'
import { passAffiliate } from './pass.table'

/** Names every row whose English name an affiliate or an earlier row has. One query. */
async function badRows(db: Db, rows: readonly ValidAffiliateCells[]): Promise<BadCell[]> {
  const names = rows.map(({ name_en }) => name_en?.toLowerCase() ?? null)
  const name = sql<string>`lower(${passAffiliate.name}->>'en')`
  const taken = await db
    .select({ name })
    .from(passAffiliate)
    .where(
      inArray(
        name,
        names.filter((each) => each !== null),
      ),
    )
  return badNames(names, new Set(taken.map((row) => row.name)), { column: 'name_en', taken: 'pass.nameTaken' })
}

/** Returns every cell of a sheet that cannot be imported, and each complete row without one. One query. */
export async function checkAffiliates(
  { db }: Pick<Deps, 'db'>,
  rows: readonly ValidAffiliateCells[],
): Promise<{ bad: BadCell[]; rows: { at: number }[] }> {
  const bad = await badRows(db, rows)
  return { bad, rows: validRows<AffiliateRow>(rows, affiliateColumns, bad) }
}

/** The act of the audit log for each imported affiliate. */
const importAct = 'pass.importAffiliate'

/** The affiliate that a row describes. */
function draftOf(row: AffiliateRow): AffiliateDraft {
  const both = (field: 'name' | 'about' | 'address' | 'benefit' | 'reservation' | 'station' | 'line') => ({
    en: row[`${field}_en`],
    ko: row[`${field}_ko`],
  })
  const { category, district, walk_minutes, lat, lon, visit_minutes, times_per_pass } = row
  return {
    ...{ name: both('name'), about: both('about'), address: both('address'), benefit: both('benefit') },
    reservation: both('reservation'),
    ...{ category, district, visit_minutes, times_per_pass, position: { lat, lon } },
    station: { name: both('station'), line: both('line'), walk_minutes },
    week: hourColumns.map((day) => row[day]),
    exceptions: [],
    regular_won: { adult: row.regular_adult, child: row.regular_child },
    saves_won: { adult: row.saves_adult, child: row.saves_child },
  }
}

/**
 * Creates a draft of each row of a sheet, all or none; none is public, and their hours count as checked today. Throws 409 with
 * the reason of the first bad cell (product §6).
 */
export function importAffiliates(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operatorId: string,
  rows: readonly AffiliateRow[],
): Promise<{ created: number; created_at: string }> {
  return transaction(db, async (tx) => {
    // Of two imports of one file at the same time, the second finds the affiliates of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.sheetImport})`)
    refuseBad(await badRows(tx, rows))
    const at = clock.now()
    const made = await tx
      .insert(passAffiliate)
      .values(rows.map((row) => ({ ...fieldsOf(draftOf(row), at), state: 'draft' as const, created_at: at })))
      .returning({ id: passAffiliate.id, name: passAffiliate.name })
    for (const [index, { id, name }] of made.entries()) {
      const entry = {
        actor_id: operatorId,
        act: importAct,
        subject: id,
        detail: { row: index + 1, name: name.en },
      } as const
      await writeAudit(tx, { at, ...entry })
    }
    return { created: made.length, created_at: at.toISOString() }
  })
}

/** Lists the imports of affiliates that can be undone (product §6). */
export const recentAffiliateImports = (deps: Pick<Deps, 'db' | 'clock'>): Promise<{ items: RecentImport[] }> =>
  recentImports(deps, importAct, passAffiliate.id)

/** Removes the drafts of an import, all or none. Throws 404, 409 `sheet.changedSince` (product §6). */
export const undoAffiliates = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: string,
  created_at: string,
): Promise<{ removed: number }> =>
  transaction(db, (tx) =>
    undoImport(
      tx,
      { importAct, undoAct: 'pass.undoImport', actor, at: new Date(created_at), now: clock.now() },
      async (ids) => {
        const rows = await tx
          .select({ id: passAffiliate.id })
          .from(passAffiliate)
          .where(inArray(passAffiliate.id, [...ids]))
          .orderBy(asc(passAffiliate.id))
          .for('update')
        return new Set(rows.map(({ id }) => id))
      },
      async (ids) => void (await tx.delete(passAffiliate).where(inArray(passAffiliate.id, [...ids]))),
    ),
  )
