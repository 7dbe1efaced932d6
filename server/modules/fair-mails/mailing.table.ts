import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { MailGroup, MailTexts } from '#contract/fair/mail-desk'
import { id, instant } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { fairEdition } from '#server/modules/fair/edition.table'
import { participant } from '#server/modules/fair/participant.table'

/** A mail of the fair's office to a group of participants. */
export const mailing = pgTable(
  'fair_mailing',
  {
    id: id(),
    year: integer()
      .notNull()
      .references(() => fairEdition.year),
    at: instant().notNull(),
    by: uuid()
      .notNull()
      .references(() => account.id),
    group: jsonb().$type<MailGroup>().notNull(),
    texts: jsonb().$type<MailTexts>().notNull(),
    /** A day in Seoul, and a hash of the mail and its group: the same mail is sent once a day, whoever sends it. */
    day: text().notNull(),
    fingerprint: text().notNull(),
  },
  (t) => [uniqueIndex('fair_mailing_once').on(t.day, t.fingerprint), index('fair_mailing_at').on(t.at, t.id)],
)

/** Not yet queued, in the queue, sent, not delivered, or by the time of delivery without an account or no longer of the group. */
export type MailState = 'waiting' | 'queued' | 'sent' | 'failed' | 'gone'

/** The recipients of a mail, each once. */
export const mailingRecipient = pgTable(
  'fair_mailing_recipient',
  {
    mailing_id: uuid()
      .notNull()
      .references(() => mailing.id, { onDelete: 'cascade' }),
    participant_id: uuid()
      .notNull()
      .references(() => participant.id, { onDelete: 'cascade' }),
    state: text().$type<MailState>().notNull().default('waiting'),
    /** Why it was not delivered: the name of the error, never an address. */
    error: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.mailing_id, t.participant_id] }),
    index('fair_mailing_recipient_state').on(t.mailing_id, t.state),
    index('fair_mailing_recipient_own').on(t.participant_id),
  ],
)
