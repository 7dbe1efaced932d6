import { sql } from 'drizzle-orm'
import { type Db, transaction } from '#server/db/connect'
import { locks } from '#server/db/locks'
import type { Deps } from '#server/deps'
import { seedAccounts } from '#server/modules/accounts/accounts.seed'
import { seedCoupons, seedHandCoupons } from '#server/modules/benefits/benefits.seed'
import { seedBoards } from '#server/modules/board/board.seed'
import { seedCatalog } from '#server/modules/catalog/catalog.seed'
import { seedGates } from '#server/modules/check-in/check-in.seed'
import { seedBookings } from '#server/modules/checkout/orders.seed'
import { seedEvents } from '#server/modules/events/events.seed'
import { seedGuestTours } from '#server/modules/guest/guest.seed'
import { seedInquiries } from '#server/modules/inquiry/inquiry.seed'
import { seedProgrammes } from '#server/modules/programmes/programmes.seed'
import { seedQuotations } from '#server/modules/quotation/quotation.seed'
import { seedReviews } from '#server/modules/reviews/reviews.seed'
import { seedSettings } from '#server/modules/settings/settings.seed'
import { rankProducts } from '#server/popularity'

/** Fills the tables of one module with demo data; `db` is one transaction over all modules. */
export type Seed<D extends { db: Db } = Deps> = (deps: D) => Promise<void>

/** The modules' demo data, in an order in which each finds what it refers to. */
const seeds: readonly Seed[] = [
  seedSettings,
  seedCoupons,
  seedAccounts,
  seedHandCoupons,
  seedCatalog,
  seedGuestTours,
  seedEvents,
  seedProgrammes,
  seedBookings,
  seedGates,
  seedReviews,
  seedBoards,
  seedInquiries,
  seedQuotations,
  // Of all that was seeded, by the rule that holds for real visitors.
  rankProducts,
]

async function isEmpty(db: Db) {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  if (rows.length === 0) return true
  const parts = rows.map(({ name }) => sql`exists (select from ${sql.identifier(name)})`)
  const { rows: found } = await db.execute<{ used: boolean }>(sql`select ${sql.join(parts, sql` or `)} as used`)
  return found[0]?.used === false
}

/** Puts the demo data into a database that has none of anything, all of it or nothing. True when it did. */
export const seedIfEmpty = (deps: Deps): Promise<boolean> => seedWith(deps, seeds)

/** The same with the given modules' data. */
export function seedWith<D extends { db: Db }>(deps: D, modules: readonly Seed<D>[]): Promise<boolean> {
  return transaction(deps.db, async (tx) => {
    // Held to the end of the transaction: of two first starts the second finds the database filled.
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.seed})`)
    if (!(await isEmpty(tx))) return false
    for (const seed of modules) await seed({ ...deps, db: tx })
    return true
  })
}
