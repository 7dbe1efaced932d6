import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CancellationTier, Region } from '#contract/catalog'
import type { Currency } from '#contract/money'
import type { OfferLine, QuotationStatus } from '#contract/quotation'
import type { Party } from '#contract/quotation-draft'
import { createdAt, id, instant } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { order } from '#server/modules/booking/booking.table'
import { upload } from '#server/modules/media/media.table'

/** The text in which operators search for a quotation, in lower case. */
export const quotationWords = (
  of: Record<'number' | 'wishes' | 'contact_name' | 'contact_email' | 'contact_phone', SQLWrapper>,
): SQL =>
  sql`lower(${of.number} || ' ' || ${of.wishes} || ' ' || ${of.contact_name} || ' ' || ${of.contact_email} || ' ' || ${of.contact_phone})`

/** A group's request for a quotation, and its status. */
export const quotation = pgTable(
  'quotation',
  {
    id: id(),
    number: text().notNull().unique(),
    account_id: uuid()
      .notNull()
      .references(() => account.id),
    /** Never `expired`: that is derived from the clock (`shownStatus`). */
    status: text().$type<Exclude<QuotationStatus, 'expired'>>().notNull().default('requested'),
    lang: text().notNull(),
    date_from: date({ mode: 'string' }),
    date_to: date({ mode: 'string' }),
    flexible: boolean().notNull(),
    party: jsonb().$type<Party>().notNull(),
    regions: jsonb().$type<Region[]>().notNull(),
    wishes: text().notNull(),
    budget_amount: bigint({ mode: 'number' }),
    budget_currency: text().$type<Currency>().notNull().default('KRW'),
    budget_per: text().$type<'person' | 'group'>().notNull().default('group'),
    languages: jsonb().$type<string[]>().notNull(),
    contact_name: text().notNull(),
    contact_email: text().notNull(),
    contact_phone: text().notNull(),
    /** Those of the newest offer; null if there is none, or it was withdrawn. */
    total_won: integer(),
    valid_until: instant(),
    /** The last order made by accepting an offer. */
    order_id: text().references(() => order.id),
    /** Whether a question waits for its answer. */
    asked: boolean().notNull().default(false),
    created_at: createdAt(),
    /** When it was last changed. */
    updated_at: createdAt(),
  },
  (t) => [
    index('quotation_account').on(t.account_id, t.updated_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('quotation_states').on(t.status, t.valid_until),
    index('quotation_created').on(t.created_at, t.id),
    index('quotation_words').using('gin', sql`${quotationWords(t)} gin_trgm_ops`),
    index('quotation_status').on(t.status, t.updated_at),
    index('quotation_asked').on(t.updated_at).where(sql`${t.asked}`),
    index('quotation_updated').on(t.updated_at, t.id),
    index('quotation_valid').on(t.valid_until).where(sql`${t.status} = 'offered'`),
    check('quotation_days', sql`${t.date_from} <= ${t.date_to}`),
  ],
)

/** An operator's offer; never changed, so that it stays readable as made. */
export const quotationOffer = pgTable(
  'quotation_offer',
  {
    id: id(),
    quotation_id: uuid()
      .notNull()
      .references(() => quotation.id, { onDelete: 'cascade' }),
    /** Counts from 1. */
    position: integer().notNull(),
    operator_id: uuid()
      .notNull()
      .references(() => account.id),
    title: text().notNull(),
    note: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    start_time: text().notNull(),
    meeting_point: text().notNull(),
    party: jsonb().$type<Party>().notNull(),
    lines: jsonb().$type<OfferLine[]>().notNull(),
    total_won: integer().notNull(),
    cancellation: jsonb().$type<CancellationTier[]>().notNull(),
    valid_until: instant().notNull(),
    withdrawn: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('quotation_offer_place').on(t.quotation_id, t.position),
    check('quotation_offer_total', sql`${t.total_won} > 0`),
  ],
)

/** The messages with their authors; `position` counts from 1. */
export const quotationMessage = pgTable(
  'quotation_message',
  {
    id: id(),
    quotation_id: uuid()
      .notNull()
      .references(() => quotation.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    author: text().$type<'person' | 'operator'>().notNull(),
    operator_id: uuid().references(() => account.id),
    content: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('quotation_message_place').on(t.quotation_id, t.position)],
)

export const quotationFile = pgTable(
  'quotation_file',
  {
    quotation_id: uuid()
      .notNull()
      .references(() => quotation.id, { onDelete: 'cascade' }),
    upload_id: uuid()
      .notNull()
      .references(() => upload.id),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.quotation_id, t.upload_id] }), index('quotation_file_upload').on(t.upload_id)],
)
