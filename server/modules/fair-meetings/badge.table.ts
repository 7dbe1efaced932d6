import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { participant } from '#server/modules/fair/participant.table'

/** A badge of a company for a year's fair. A replaced badge stays stored, so that scanning it reports the replacement. */
export const badge = pgTable(
  'fair_badge',
  {
    /** The content of its QR code. */
    code: text().primaryKey(),
    participant_id: uuid()
      .notNull()
      .references(() => participant.id, { onDelete: 'cascade' }),
    year: integer().notNull(),
    issued_at: instant().notNull(),
    replaced_at: instant(),
  },
  (t) => [uniqueIndex('fair_badge_current').on(t.participant_id, t.year).where(sql`${t.replaced_at} is null`)],
)

/** A company's attendance on a day of the fair, with the time of the first scan of its badge. */
export const attendance = pgTable(
  'fair_attendance',
  {
    participant_id: uuid()
      .notNull()
      .references(() => participant.id, { onDelete: 'cascade' }),
    /** A day in Seoul. */
    day: text().notNull(),
    at: instant().notNull(),
    by: uuid()
      .notNull()
      .references(() => account.id),
  },
  (t) => [primaryKey({ columns: [t.participant_id, t.day] }), index('fair_attendance_day').on(t.day)],
)
