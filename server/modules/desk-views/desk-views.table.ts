import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'

/** A named view of a list; deleted with the account. */
export const deskView = pgTable(
  'desk_view',
  {
    id: id(),
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    list: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    saved_at: createdAt(),
  },
  (t) => [uniqueIndex('desk_view_name').on(t.account_id, t.list, t.name)],
)
