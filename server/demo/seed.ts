import { sql } from 'drizzle-orm'
import { type Db, transaction } from '#server/db/connect'
import { locks } from '#server/db/locks'
import { seedAccounts } from '#server/demo/accounts/accounts.seed'
import { seedCoupons, seedHandCoupons } from '#server/demo/benefits/benefits.seed'
import { seedBoards } from '#server/demo/board/board.seed'
import { seedCatalog } from '#server/demo/catalog/catalog.seed'
import { seedGates } from '#server/demo/check-in/check-in.seed'
import { seedBookings } from '#server/demo/checkout/orders.seed'
import { seedEducation } from '#server/demo/education/education.seed'
import { seedEvents } from '#server/demo/events/events.seed'
import { seedFair } from '#server/demo/fair/fair.seed'
import { seedGuestTours } from '#server/demo/guest/guest.seed'
import { seedInquiries } from '#server/demo/inquiry/inquiry.seed'
import { seedMice } from '#server/demo/mice/mice.seed'
import { seedPass } from '#server/demo/pass/pass.seed'
import { seedPrograms } from '#server/demo/programs/programs.seed'
import { seedQuotations } from '#server/demo/quotation/quotation.seed'
import { seedReviews } from '#server/demo/reviews/reviews.seed'
import { seedSettings } from '#server/demo/settings/settings.seed'
import { seedSurveys } from '#server/demo/survey/survey.seed'
import { seedTextBlocks } from '#server/demo/text-blocks/text-blocks.seed'
import type { Deps } from '#server/deps'
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
  seedPrograms,
  seedBookings,
  seedGates,
  seedReviews,
  seedBoards,
  seedInquiries,
  seedTextBlocks,
  seedQuotations,
  seedEducation,
  seedFair,
  seedMice,
  seedPass,
  seedSurveys,
  // For all seeded products, by the same rule as for real visitors.
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

/** Fills an empty database with the demo data, all of it or nothing. Returns whether it did. */
export const seedIfEmpty = (deps: Deps): Promise<boolean> => seedWith(deps, seeds)

/** Like `seedIfEmpty`, with the given modules' data. */
export function seedWith<D extends { db: Db }>(deps: D, modules: readonly Seed<D>[]): Promise<boolean> {
  return transaction(deps.db, async (tx) => {
    // Held to the end of the transaction: of two concurrent first starts, the second finds the database filled.
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.seed})`)
    if (!(await isEmpty(tx))) return false
    for (const seed of modules) await seed({ ...deps, db: tx })
    return true
  })
}
