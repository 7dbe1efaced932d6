import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Clicks on a promotion's link on a Seoul day, without any data of the visitors. */
export const promotionClick = pgTable(
  'promotion_click',
  { code: text().notNull(), day: date({ mode: 'string' }).notNull(), clicks: integer().notNull() },
  (t) => [primaryKey({ columns: [t.code, t.day] })],
)
