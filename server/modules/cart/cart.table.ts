import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Band } from '#contract/catalog'
import { createdAt, id } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { product, productOption } from '#server/modules/catalog/catalog.table'

/** One departure a member wants; the same departure is one line. */
export const cartItem = pgTable(
  'cart_item',
  {
    id: id(),
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    product_id: text()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    option_id: uuid()
      .notNull()
      .references(() => productOption.id, { onDelete: 'cascade' }),
    date: date({ mode: 'string' }).notNull(),
    start_time: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('cart_item_departure').on(t.account_id, t.option_id, t.date, t.start_time),
    index('cart_item_account').on(t.account_id, t.created_at),
  ],
)

export const cartQuantity = pgTable(
  'cart_quantity',
  {
    cart_item_id: uuid()
      .notNull()
      .references(() => cartItem.id, { onDelete: 'cascade' }),
    band: text().$type<Band>().notNull(),
    quantity: integer().notNull(),
    /** Unit price when it was added, in the option's currency, so that a change can be shown. */
    price_seen: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cart_item_id, t.band] }),
    check('cart_quantity_range', sql`${t.quantity} between 1 and 99`),
  ],
)
