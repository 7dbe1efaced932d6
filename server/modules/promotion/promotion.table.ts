import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often a promotion's link was followed on a Seoul day: nothing of who did. */
export const promotionClick = pgTable(
  'promotion_click',
  { code: text().notNull(), day: date({ mode: 'string' }).notNull(), clicks: integer().notNull() },
  (t) => [primaryKey({ columns: [t.code, t.day] })],
)
