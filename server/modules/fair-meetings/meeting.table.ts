import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { FairSide } from '#contract/fair/sectors'
import type { MeetingStatus } from '#contract/fair/status'
import type { MeetingAct, MeetingBeginning } from '#contract/fair/steps'
import { bytes, createdAt, id, instant } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { fairBooth, fairSlot } from '#server/modules/fair/edition.table'
import { participant } from '#server/modules/fair/participant.table'

/** A meeting of two companies, from the request on; a new time changes the same row and never adds a second one (product §4). */
export const meeting = pgTable(
  'fair_meeting',
  {
    id: id(),
    buyer_id: uuid()
      .notNull()
      .references(() => participant.id),
    seller_id: uuid()
      .notNull()
      .references(() => participant.id),
    slot_id: uuid()
      .notNull()
      .references(() => fairSlot.id),
    booth_id: uuid().references(() => fairBooth.id),
    status: text().$type<MeetingStatus>().notNull(),
    status_at: createdAt(),
    /** Who sent the request, or asks to cancel. The other side answers. */
    asked_by: text().$type<FairSide | 'office'>().notNull(),
    attendees: integer().notNull().default(1),
    message: text().notNull().default(''),
    /** Why it was rejected or canceled, or why another time is proposed. */
    reason: text().notNull().default(''),
    /** Which sides have accepted the office's proposal. */
    buyer_agreed: boolean().notNull().default(false),
    seller_agreed: boolean().notNull().default(false),
    /** When the other company or the office reported a company as missed at the booth, or as there. */
    buyer_missed_at: instant(),
    seller_missed_at: instant(),
    buyer_here_at: instant(),
    seller_here_at: instant(),
    /** Another time that was proposed, and by which side. */
    proposed_slot_id: uuid().references(() => fairSlot.id),
    proposed_by: text().$type<FairSide | 'office'>(),
    /** The matching run that placed it, if any. */
    run_id: uuid(),
    version: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    // The same two companies meet at most once, whatever the slot.
    uniqueIndex('fair_meeting_pair')
      .on(t.buyer_id, t.seller_id)
      .where(sql`${t.status} in ('confirmed', 'cancel_requested')`),
    // At most one request of the same two companies waits.
    uniqueIndex('fair_meeting_waiting')
      .on(t.buyer_id, t.seller_id)
      .where(sql`${t.status} in ('requested', 'admin_matching')`),
    uniqueIndex('fair_meeting_booth')
      .on(t.booth_id, t.slot_id)
      .where(sql`${t.status} in ('confirmed', 'cancel_requested')`),
    index('fair_meeting_buyer').on(t.buyer_id, t.status),
    index('fair_meeting_seller').on(t.seller_id, t.status),
    index('fair_meeting_slot').on(t.slot_id, t.status),
    index('fair_meeting_updated').on(t.updated_at, t.id),
    check('fair_meeting_two', sql`${t.buyer_id} <> ${t.seller_id}`),
    check('fair_meeting_buyer_there', sql`${t.buyer_missed_at} is null or ${t.buyer_here_at} is null`),
    check('fair_meeting_seller_there', sql`${t.seller_missed_at} is null or ${t.seller_here_at} is null`),
  ],
)
export type MeetingRow = typeof meeting.$inferSelect

/**
 * What takes a slot of a company: a confirmed meeting, or none if the company has deactivated it. One row per slot, so that the
 * database refuses a second one (product §4).
 */
export const calendarEntry = pgTable(
  'fair_calendar',
  {
    participant_id: uuid()
      .notNull()
      .references(() => participant.id, { onDelete: 'cascade' }),
    slot_id: uuid()
      .notNull()
      .references(() => fairSlot.id),
    /** Null if the slot is deactivated. */
    meeting_id: uuid().references(() => meeting.id),
  },
  (t) => [primaryKey({ columns: [t.participant_id, t.slot_id] }), index('fair_calendar_meeting').on(t.meeting_id)],
)

/** Every step of a meeting: actor, time, and the statuses before and after. */
export const meetingEvent = pgTable(
  'fair_meeting_event',
  {
    id: id(),
    meeting_id: uuid()
      .notNull()
      .references(() => meeting.id),
    at: instant().notNull(),
    by: uuid()
      .notNull()
      .references(() => account.id),
    /** Which of the two companies acted; null for the fair's office. */
    party_id: uuid().references(() => participant.id),
    /** The step, or how the meeting began. */
    act: text().$type<MeetingAct | MeetingBeginning>().notNull(),
    /** Null for the request itself. */
    from: text().$type<MeetingStatus>(),
    to: text().$type<MeetingStatus>().notNull(),
    /** The slot of the meeting; for a proposal the proposed one. */
    slot_id: uuid().references(() => fairSlot.id),
    words: text().notNull().default(''),
  },
  (t) => [
    index('fair_meeting_event_meeting').on(t.meeting_id, t.at),
    index('fair_meeting_event_asked').on(t.party_id, t.at).where(sql`${t.from} is null`),
    index('fair_meeting_event_at').on(t.at),
  ],
)

/** When a company was last emailed about what others did: many steps are combined in one email. */
export const meetingDigest = pgTable('fair_meeting_digest', {
  participant_id: uuid()
    .primaryKey()
    .references(() => participant.id, { onDelete: 'cascade' }),
  told_at: instant().notNull(),
})

/** What a company has not been emailed about yet. */
export const meetingNews = pgTable(
  'fair_meeting_news',
  {
    participant_id: uuid()
      .notNull()
      .references(() => participant.id, { onDelete: 'cascade' }),
    event_id: uuid()
      .notNull()
      .references(() => meetingEvent.id),
  },
  (t) => [primaryKey({ columns: [t.participant_id, t.event_id] })],
)

/** The private address of an agenda; only the hash of its token is stored. */
export const agendaFeed = pgTable('fair_agenda_feed', {
  participant_id: uuid()
    .primaryKey()
    .references(() => participant.id, { onDelete: 'cascade' }),
  token_hash: bytes().notNull().unique(),
  created_at: createdAt(),
})

/** The delay of a hall on a day in minutes. */
export const hallDelay = pgTable(
  'fair_hall_delay',
  { day: text().notNull(), hall: text().notNull(), minutes: integer().notNull() },
  (t) => [primaryKey({ columns: [t.day, t.hall] }), check('fair_hall_delay_some', sql`${t.minutes} between 1 and 120`)],
)
