import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Region } from '#contract/catalog'
import type { Texts } from '#server/db/columns'
import { product } from '#server/modules/catalog/catalog.table'

/** A public festival held every year. It has months instead of dates, which its organizers set each year. */
export const event = pgTable(
  'event',
  {
    id: text().primaryKey(),
    region: text().$type<Region>().notNull(),
    /** 1 to 12; a festival over the turn of the year begins in 12 and ends in 1. */
    first_month: integer().notNull(),
    last_month: integer().notNull(),
    name: jsonb().$type<Texts>().notNull(),
    summary: jsonb().$type<Texts>().notNull(),
    place: jsonb().$type<Texts>().notNull(),
    usually: jsonb().$type<Texts>().notNull(),
    /** Our product that leads to it and supplies its dates. */
    product_id: text().references(() => product.id, { onDelete: 'set null' }),
    /** Whether visitors see it. */
    shown: boolean().notNull().default(false),
    /** Counts its edits. */
    version: integer().notNull().default(0),
  },
  (t) => [check('event_months', sql`${t.first_month} between 1 and 12 and ${t.last_month} between 1 and 12`)],
)
