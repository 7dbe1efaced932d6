import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Points } from '#contract/education/scores'
import { instant } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { application } from '#server/modules/education/education.table'

/** One reviewer's scores of an application, with the newest version they looked at; one row each. */
export const applicationScore = pgTable(
  'education_score',
  {
    application_id: uuid()
      .notNull()
      .references(() => application.id),
    account_id: uuid()
      .notNull()
      .references(() => account.id),
    /** Keyed by line of the year's rubric. */
    points: jsonb().$type<Points>().notNull(),
    /** The sum of the points. */
    total: integer().notNull(),
    words: text().notNull(),
    is_complete: boolean().notNull(),
    version: integer().notNull(),
    saved_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.application_id, t.account_id] }),
    index('education_score_account').on(t.account_id, t.application_id),
  ],
)
