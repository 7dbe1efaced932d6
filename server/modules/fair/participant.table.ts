import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FairContact, FairProfile } from '#contract/fair/profile'
import type { FairMarket, FairSector, FairSide, FairSpecialty } from '#contract/fair/sectors'
import type { ParticipantStatus } from '#contract/fair/status'
import { createdAt, id, instant } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { picture, upload } from '#server/modules/media/media.table'
import { fairBooth, fairEdition } from './edition.table'

/** A company that takes part in a year's fair; its representative's account can have one for each year. */
export const participant = pgTable(
  'fair_participant',
  {
    id: id(),
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    year: integer()
      .notNull()
      .references(() => fairEdition.year),
    side: text().$type<FairSide>().notNull(),
    status: text().$type<ParticipantStatus>().notNull().default('submitted'),
    status_at: createdAt(),
    /** What the fair's office wrote when it asked for a revision or declined. */
    reason: text().notNull().default(''),
    /** Test companies see and meet only test companies (product §4). */
    is_test: boolean().notNull().default(false),
    /** ISO 3166-1 alpha-2, of the representative and of the company. */
    nationality: text().notNull(),
    country: text().notNull(),
    name_en: text().notNull(),
    name_ko: text().notNull().default(''),
    company_en: text().notNull(),
    company_ko: text().notNull().default(''),
    sector: text().$type<FairSector>().notNull(),
    specialties: text().array().$type<FairSpecialty[]>().notNull(),
    /** What it looks for. */
    wanted_sectors: text().array().$type<FairSector[]>().notNull(),
    markets: text().array().$type<FairMarket[]>().notNull(),
    /** Languages it can talk in, as ISO 639-1. */
    languages: text().array().notNull(),
    /** Only set for buyers; empty for sellers. */
    buyer_type: text().notNull().default(''),
    profile: jsonb().$type<FairProfile>().notNull(),
    contact: jsonb().$type<FairContact>().notNull(),
    booth_id: uuid().references(() => fairBooth.id),
    logo_id: uuid().references(() => picture.id),
    banner_id: uuid().references(() => picture.id),
    product_picture_id: uuid().references(() => picture.id),
    /** Counts its changes: a write based on an older version is refused. */
    version: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: createdAt(),
    /** The text it is searched by. */
    search: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(company_en || ' ' || company_ko || ' ' || name_en || ' ' || name_ko)`),
  },
  (t) => [
    uniqueIndex('fair_participant_year').on(t.account_id, t.year),
    index('fair_participant_list').on(t.year, t.is_test, t.status, t.side),
    index('fair_participant_name').on(sql`lower(${t.company_en})`, t.id),
    index('fair_participant_created').on(t.created_at, t.id),
    index('fair_participant_booth').on(t.booth_id),
    index('fair_participant_search').using('gin', sql`${t.search} gin_trgm_ops`),
    check('fair_participant_booth_of_seller', sql`${t.booth_id} is null or ${t.side} = 'seller'`),
  ],
)
export type ParticipantRow = typeof participant.$inferSelect

/** A document that describes a company. */
export const participantDocument = pgTable(
  'fair_participant_document',
  {
    participant_id: uuid()
      .notNull()
      .references(() => participant.id, { onDelete: 'cascade' }),
    upload_id: uuid()
      .notNull()
      .references(() => upload.id),
    added_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.participant_id, t.upload_id] }),
    index('fair_participant_document_upload').on(t.upload_id),
  ],
)

/** A company that another has saved, and how much it would like to meet it: 1 most, 3 least, null if only saved. */
export const fairWish = pgTable(
  'fair_wish',
  {
    from_id: uuid()
      .notNull()
      .references(() => participant.id, { onDelete: 'cascade' }),
    to_id: uuid()
      .notNull()
      .references(() => participant.id, { onDelete: 'cascade' }),
    priority: integer(),
    note: text().notNull().default(''),
    /** Null until it is sent; matching counts only sent wishes. */
    sent_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.from_id, t.to_id] }),
    index('fair_wish_to').on(t.to_id, t.from_id),
    check('fair_wish_priority', sql`${t.priority} between 1 and 3`),
    check('fair_wish_sent', sql`${t.sent_at} is null or ${t.priority} is not null`),
    check('fair_wish_other', sql`${t.from_id} <> ${t.to_id}`),
  ],
)
