import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { product } from '#server/modules/catalog/catalog.table'

/** A product on a member's wish list. */
export const wish = pgTable(
  'wish',
  {
    account_id: uuid()
      .notNull()
      .references(() => account.id),
    product_id: text()
      .notNull()
      .references(() => product.id),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.product_id] }),
    index('wish_account').on(t.account_id, t.created_at.desc().nullsFirst(), t.product_id),
  ],
)
