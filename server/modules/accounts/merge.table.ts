import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '#server/db/columns'
import { account } from './accounts.table'

/** Two accounts that were merged: everything of `other` went to `remaining`. */
export const accountMerge = pgTable(
  'account_merge',
  {
    id: id(),
    remaining_id: uuid()
      .notNull()
      .references(() => account.id),
    other_id: uuid()
      .notNull()
      .references(() => account.id),
    by: uuid()
      .notNull()
      .references(() => account.id),
    at: createdAt(),
    /** Until then it can be undone; afterwards a job closes the other account. */
    until: instant().notNull(),
    undone_at: instant(),
    finished_at: instant(),
  },
  (t) => [
    // An account takes part in one merge at a time.
    uniqueIndex('account_merge_other').on(t.other_id).where(sql`${t.undone_at} is null and ${t.finished_at} is null`),
    uniqueIndex('account_merge_remaining')
      .on(t.remaining_id)
      .where(sql`${t.undone_at} is null and ${t.finished_at} is null`),
    index('account_merge_open').on(t.until).where(sql`${t.undone_at} is null and ${t.finished_at} is null`),
    check('account_merge_two', sql`${t.remaining_id} <> ${t.other_id}`),
  ],
)

/** The rows that a merge moved: `part` is the column that refers to the account. Deleted once it cannot be undone. */
export const accountMergeRow = pgTable(
  'account_merge_row',
  {
    merge_id: uuid()
      .notNull()
      .references(() => accountMerge.id, { onDelete: 'cascade' }),
    part: text().notNull(),
    key: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.merge_id, t.part, t.key] })],
)
