import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { application } from '#server/modules/education/education.table'

/** A note among staff. */
export const staffNote = pgTable(
  'education_note',
  {
    id: id(),
    application_id: uuid()
      .notNull()
      .references(() => application.id),
    author_id: uuid()
      .notNull()
      .references(() => account.id),
    text: text().notNull(),
    mentions: uuid().array().notNull(),
    written_at: instant().notNull(),
    edited_at: instant(),
  },
  (t) => [index('education_note_application').on(t.application_id, t.written_at)],
)
