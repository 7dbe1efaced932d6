import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ProgramCity, ProgramKind } from '#contract/programs'
import type { Site } from '#contract/sites/sites'
import type { Texts } from '#server/db/columns'
import { product } from '#server/modules/catalog/catalog.table'

/** Products that a site offers as its programs, in its order; seats, prices and texts are the product's. */
export const program = pgTable(
  'program',
  {
    site: text().$type<Site>().notNull(),
    product_id: text()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    kind: text().$type<ProgramKind>().notNull(),
    city: text().$type<ProgramCity>().notNull(),
    days: integer().notNull(),
    work: jsonb().$type<Texts>().notNull(),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.site, t.product_id] }),
    index('program_order').on(t.site, t.position, t.product_id),
    check('program_days', sql`${t.days} > 0`),
  ],
)
