import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { MailKind, MailState } from '#contract/mails-desk'
import type { Site } from '#contract/sites/sites'
import { bytes, createdAt, id, instant } from '#server/db/columns'

/** What was sent or is to be, one row a message; rows go after `mailLogDays` (product §8). */
export const mailLog = pgTable(
  'mail_log',
  {
    id: id(),
    created_at: createdAt(),
    way: text().$type<'mail' | 'sms'>().notNull(),
    kind: text().$type<MailKind>().notNull(),
    site: text().$type<Site>().notNull(),
    lang: text().notNull(),
    /** An email address in small letters, or a phone number. */
    recipient: text().notNull(),
    state: text().$type<MailState>().notNull(),
    tries: integer().notNull().default(0),
    /** By name and number, nothing of the recipient. */
    error: text().notNull().default(''),
    sent_at: instant(),
    /** What it was filled with, without any secret and sealed as passport numbers are; null until it was tried. */
    values_sealed: bytes(),
    resent_of: uuid(),
    /** When somebody sent it again or said that nothing more is to be done. */
    settled_at: instant(),
  },
  (t) => [
    index('mail_log_at').on(t.created_at, t.id),
    index('mail_log_state').on(t.state, t.created_at, t.id),
    index('mail_log_kind').on(t.kind, t.created_at, t.id),
    index('mail_log_site').on(t.site, t.created_at, t.id),
    index('mail_log_recipient').on(t.recipient, t.created_at, t.id),
    index('mail_log_open').on(t.created_at).where(sql`${t.state} = 'failed' and ${t.settled_at} is null`),
    check('mail_log_settled', sql`${t.settled_at} is null or ${t.state} in ('sent', 'failed')`),
  ],
)
