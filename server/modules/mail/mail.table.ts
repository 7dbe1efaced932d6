import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { MailKind, MailState } from '#contract/mails-desk'
import type { Site } from '#contract/sites/sites'
import { bytes, createdAt, id, instant } from '#server/db/columns'

/** Sent and pending messages, one row each; rows are removed after `mailLogDays` (product §8). */
export const mailLog = pgTable(
  'mail_log',
  {
    id: id(),
    created_at: createdAt(),
    way: text().$type<'mail' | 'sms'>().notNull(),
    kind: text().$type<MailKind>().notNull(),
    site: text().$type<Site>().notNull(),
    lang: text().notNull(),
    /** An email address in lower case, or a phone number. */
    recipient: text().notNull(),
    state: text().$type<MailState>().notNull(),
    tries: integer().notNull().default(0),
    /** The error's name and number, nothing of the recipient. */
    error: text().notNull().default(''),
    sent_at: instant(),
    /** Its values without secrets, sealed like passport numbers; null until the first try. */
    values_sealed: bytes(),
    resent_of: uuid(),
    /** When an operator sent it again or marked it as settled. */
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
