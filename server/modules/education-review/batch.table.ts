import { index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'

/** A batch of applications granted together, so that they can be undone together. */
export const approvalBatch = pgTable(
  'education_batch',
  {
    id: id(),
    year: integer().notNull(),
    decided_by: uuid()
      .notNull()
      .references(() => account.id),
    decided_at: instant().notNull(),
    undone_at: instant(),
    rows: jsonb().$type<{ id: string; number: string; won: number }[]>().notNull(),
  },
  (t) => [index('education_batch_decided').on(t.decided_by, t.decided_at)],
)
