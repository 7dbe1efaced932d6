import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { RecordDraft } from '#contract/fair/record'
import { instant } from '#server/db/columns'
import { participant } from '#server/modules/fair/participant.table'
import { meeting } from '#server/modules/fair-meetings/meeting.table'

/** One side's record of a meeting. */
export const meetingRecord = pgTable(
  'fair_record',
  {
    meeting_id: uuid()
      .notNull()
      .references(() => meeting.id),
    participant_id: uuid()
      .notNull()
      .references(() => participant.id, { onDelete: 'cascade' }),
    said: jsonb().$type<RecordDraft>().notNull(),
    sent_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.meeting_id, t.participant_id] }), index('fair_record_own').on(t.participant_id)],
)

/** A reminder of a company's missing records, sent on a day in Seoul. */
export const recordReminder = pgTable(
  'fair_record_reminder',
  {
    participant_id: uuid()
      .notNull()
      .references(() => participant.id, { onDelete: 'cascade' }),
    day: text().notNull(),
    sent_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.participant_id, t.day] })],
)
