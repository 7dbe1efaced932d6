import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { InquiryStatus } from '#contract/inquiry'
import type { InquiryType } from '#contract/inquiry-types'
import type { Site } from '#contract/sites/sites'
import { createdAt, id, instant } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { upload } from '#server/modules/media/media.table'

/**
 * The sort key of the desk's list: waiting inquiries first, longest waiting first, then those with the latest message. In
 * milliseconds, so that it can be indexed: keys of the second kind count down from a number above any timestamp.
 */
export const waitingOrder = (t: { waiting_since: SQLWrapper; updated_at: SQLWrapper }) =>
  sql`coalesce((extract(epoch from ${t.waiting_since} at time zone 'UTC') * 1000)::bigint, 900000000000000 - (extract(epoch from ${t.updated_at} at time zone 'UTC') * 1000)::bigint)`

/** The text in which operators search for an inquiry, in lower case. */
export const inquiryWords = (of: Record<'number' | 'title' | 'email', SQLWrapper>): SQL =>
  sql`lower(${of.number} || ' ' || ${of.title} || ' ' || ${of.email})`

/** An inquiry: of an account, or of an address if there is no account. */
export const inquiry = pgTable(
  'inquiry',
  {
    id: id(),
    number: text().notNull().unique(),
    site: text().$type<Site>().notNull(),
    account_id: uuid().references(() => account.id),
    /** Only set for a guest; an account's own address can change. */
    email: text().notNull().default(''),
    lang: text().notNull(),
    type: text().$type<InquiryType>().notNull(),
    title: text().notNull(),
    status: text().$type<InquiryStatus>().notNull().default('received'),
    /** An earlier inquiry of the same guest. */
    about_id: uuid().references((): AnyPgColumn => inquiry.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    /** When the last message was written. */
    updated_at: createdAt(),
    /** Since when the person has waited for an answer. */
    waiting_since: instant(),
    /** The staff member who looks after it. */
    assignee_id: uuid().references(() => account.id),
    /** When the desk answered for the first time. */
    first_answered_at: instant(),
  },
  (t) => [
    index('inquiry_account').on(t.account_id, t.site, t.updated_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('inquiry_states').on(t.status, t.site, t.type),
    index('inquiry_state').on(t.status, waitingOrder(t), t.id),
    index('inquiry_words').using('gin', sql`${inquiryWords(t)} gin_trgm_ops`),
    index('inquiry_status').on(t.site, t.status, t.updated_at),
    index('inquiry_order').on(t.site, waitingOrder(t), t.id),
    index('inquiry_word').on(t.site, t.updated_at, t.id),
    index('inquiry_waiting').on(t.site, t.waiting_since, t.updated_at.desc().nullsFirst(), t.id),
    index('inquiry_updated').on(t.updated_at, t.id),
    index('inquiry_asked').on(t.waiting_since).where(sql`${t.waiting_since} is not null`),
    index('inquiry_inbox').on(waitingOrder(t), t.id),
    index('inquiry_assignee').on(t.assignee_id, waitingOrder(t), t.id),
    index('inquiry_assignee_states').on(t.assignee_id, t.status, t.site, t.type),
    index('inquiry_unassigned').on(waitingOrder(t), t.id).where(sql`${t.assignee_id} is null`),
    index('inquiry_unassigned_states').on(t.status, t.site, t.type).where(sql`${t.assignee_id} is null`),
    index('inquiry_answer_times')
      .on(t.first_answered_at, t.site, t.created_at)
      .where(sql`${t.first_answered_at} is not null`),
    check('inquiry_somebody', sql`(${t.account_id} is null) = (${t.email} <> '')`),
  ],
)

/** The messages with their authors; `position` counts from 1. */
export const inquiryMessage = pgTable(
  'inquiry_message',
  {
    id: id(),
    inquiry_id: uuid()
      .notNull()
      .references(() => inquiry.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    author: text().$type<'person' | 'operator'>().notNull(),
    operator_id: uuid().references(() => account.id),
    content: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('inquiry_message_place').on(t.inquiry_id, t.position)],
)

export const inquiryFile = pgTable(
  'inquiry_file',
  {
    message_id: uuid()
      .notNull()
      .references(() => inquiryMessage.id, { onDelete: 'cascade' }),
    upload_id: uuid()
      .notNull()
      .references(() => upload.id),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.message_id, t.upload_id] }), index('inquiry_file_upload').on(t.upload_id)],
)
