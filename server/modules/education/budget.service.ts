import { eq, sql } from 'drizzle-orm'
import { type Db, databaseError } from '#server/db/connect'
import { Refusal } from '#server/refusal'
import { educationYear } from './year.table'

/**
 * Commits won from a year's budget. A check on the row refuses more than is left, also under concurrent calls. Throws 409
 * `education.budget`; the transaction is then aborted.
 */
export async function commitWon(tx: Db, year: number, won: number): Promise<void> {
  try {
    await tx
      .update(educationYear)
      .set({ committed_won: sql`${educationYear.committed_won} + ${won}` })
      .where(eq(educationYear.year, year))
  } catch (error) {
    if (databaseError(error)?.constraint === 'education_year_budget') throw new Refusal(409, 'education.budget')
    throw error
  }
}

/** Pays won of what was granted and returns the rest to the year's budget. Both happen in one statement. */
export async function payWon(
  tx: Db,
  year: number,
  { won, granted_won }: { won: number; granted_won: number },
): Promise<void> {
  await tx
    .update(educationYear)
    .set({
      paid_won: sql`${educationYear.paid_won} + ${won}`,
      committed_won: sql`${educationYear.committed_won} - ${granted_won - won}`,
    })
    .where(eq(educationYear.year, year))
}

/** Returns committed won to a year's budget. */
export async function returnWon(tx: Db, year: number, won: number): Promise<void> {
  await tx
    .update(educationYear)
    .set({ committed_won: sql`${educationYear.committed_won} - ${won}` })
    .where(eq(educationYear.year, year))
}
