import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ProgramItem } from '#contract/fair/program'
import { id, instant, type Texts } from '#server/db/columns'
import { fairEdition } from './edition.table'

/** An item of a year's program. */
export const programItem = pgTable(
  'fair_program_item',
  {
    id: id(),
    year: integer()
      .notNull()
      .references(() => fairEdition.year),
    /** A day in Seoul, and times of that day as HH:MM. */
    day: text().notNull(),
    starts: text().notNull(),
    ends: text().notNull(),
    /** A hall of the year's figures. */
    hall: text(),
    place: jsonb().$type<Texts>().notNull(),
    kind: text().$type<ProgramItem['kind']>().notNull(),
    title: jsonb().$type<Texts>().notNull(),
    summary: jsonb().$type<Texts>().notNull(),
    speakers: jsonb().$type<ProgramItem['speakers']>().notNull(),
    languages: text().array().notNull(),
    changed_at: instant(),
    /** What changed at that time. */
    change: jsonb().$type<Texts>(),
    version: integer().notNull().default(0),
  },
  (t) => [
    index('fair_program_time').on(t.year, t.day, t.starts),
    check('fair_program_order', sql`${t.starts} < ${t.ends}`),
    check('fair_program_change', sql`(${t.changed_at} is null) = (${t.change} is null)`),
  ],
)
