import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { booking } from '#server/modules/booking/booking.table'

/** Operators' notes to each other about a reservation. */
export const bookingNote = pgTable(
  'booking_note',
  {
    id: id(),
    booking_id: uuid()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    at: createdAt(),
    by: uuid()
      .notNull()
      .references(() => account.id),
    text: text().notNull(),
  },
  (t) => [index('booking_note_booking').on(t.booking_id, t.at, t.id)],
)
