import { integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ProductState } from '#contract/product-fields'
import type { ProductPart } from '#contract/product-history'
import { createdAt, id } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { product } from './catalog.table'

/** The newest saves of each product at the desk, with the product as it was before each. */
export const productChange = pgTable(
  'product_change',
  {
    id: id(),
    product_id: text()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** The version that the save made; saves that changed nothing are left out. */
    version: integer().notNull(),
    parts: text().array().$type<ProductPart[]>().notNull(),
    /** All editable fields before the save. */
    before: jsonb().$type<ProductState>().notNull(),
    at: createdAt(),
    by: uuid()
      .notNull()
      .references(() => account.id),
  },
  (t) => [uniqueIndex('product_change_version').on(t.product_id, t.version)],
)
