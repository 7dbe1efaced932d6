import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { FairFigures } from '#contract/fair/edition'
import { id, instant } from '#server/db/columns'

/** A year's fair with its figures. */
export const fairEdition = pgTable(
  'fair_edition',
  {
    year: integer().primaryKey(),
    figures: jsonb().$type<FairFigures>().notNull(),
    /** Null while the fair's office prepares it; until then only the office sees it. */
    announced_at: instant().defaultNow(),
    version: integer().notNull().default(0),
  },
  (t) => [check('fair_edition_known', sql`${t.year} between 2019 and 2099`)],
)

/** A time slot of a day of the fair in which two companies can meet. */
export const fairSlot = pgTable(
  'fair_slot',
  {
    id: id(),
    year: integer()
      .notNull()
      .references(() => fairEdition.year),
    /** A day in Seoul, and times of that day as HH:MM. */
    day: text().notNull(),
    starts: text().notNull(),
    ends: text().notNull(),
    version: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('fair_slot_time').on(t.year, t.day, t.starts),
    check('fair_slot_order', sql`${t.starts} < ${t.ends}`),
  ],
)

/** A booth of a year's fair. Sellers can share one, which then holds one meeting at a time. */
export const fairBooth = pgTable(
  'fair_booth',
  {
    id: id(),
    year: integer()
      .notNull()
      .references(() => fairEdition.year),
    hall: text().notNull(),
    number: text().notNull(),
    /** Meters from the upper left corner of its hall. */
    x: integer().notNull(),
    y: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    version: integer().notNull().default(0),
  },
  (t) => [uniqueIndex('fair_booth_number').on(t.year, t.number), index('fair_booth_hall').on(t.year, t.hall)],
)
