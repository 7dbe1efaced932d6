import { sql } from 'drizzle-orm'
import { bigint, check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { YearFigures } from '#contract/education/year'

/**
 * A year of the program. Its budget is a ledger in won guarded by checks on the row: even under concurrent grants, no more is
 * committed than there is, and no more paid than was committed (product §4).
 */
export const educationYear = pgTable(
  'education_year',
  {
    year: integer().primaryKey(),
    figures: jsonb().$type<YearFigures>().notNull(),
    budget_won: bigint({ mode: 'number' }).notNull(),
    committed_won: bigint({ mode: 'number' }).notNull().default(0),
    paid_won: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    check('education_year_known', sql`${t.year} between 2020 and 2099`),
    check('education_year_budget', sql`${t.committed_won} <= ${t.budget_won}`),
    check('education_year_committed', sql`${t.paid_won} <= ${t.committed_won}`),
    check('education_year_paid', sql`${t.paid_won} >= 0`),
  ],
)
