import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { PartnerPlace, PartnershipState } from '#contract/pass/partnership'
import { bytes, createdAt, id, instant, type Texts } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { upload } from '#server/modules/media/media.table'
import { passAffiliate } from './pass.table'

/** A company's application to become an affiliate of the pass. */
export const passPartnership = pgTable(
  'pass_partnership',
  {
    id: id(),
    number: text().notNull().unique(),
    state: text().$type<PartnershipState>().notNull().default('received'),
    lang: text().$type<'en' | 'ko'>().notNull(),
    company: jsonb().$type<Texts>().notNull(),
    /** Ten digits. */
    business_number: text().notNull(),
    contact_name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    place: jsonb().$type<PartnerPlace>().notNull(),
    message: text().notNull().default(''),
    reason: text().notNull().default(''),
    affiliate_id: uuid().references(() => passAffiliate.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    /** Since when the company has waited for the office. */
    waiting_since: instant(),
    decided_at: instant(),
  },
  (t) => [
    index('pass_partnership_created').on(t.created_at, t.id),
    index('pass_partnership_state').on(t.state, t.created_at, t.id),
    index('pass_partnership_waiting').on(t.waiting_since).where(sql`${t.waiting_since} is not null`),
    index('pass_partnership_business').on(t.business_number),
    check('pass_partnership_decided', sql`(${t.state} in ('received', 'asked')) = (${t.decided_at} is null)`),
  ],
)

/** A message of the company or the office. */
export const passPartnershipWord = pgTable(
  'pass_partnership_word',
  {
    id: id(),
    partnership_id: uuid()
      .notNull()
      .references(() => passPartnership.id, { onDelete: 'cascade' }),
    author: text().$type<'company' | 'office'>().notNull(),
    operator_id: uuid().references(() => account.id),
    content: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [index('pass_partnership_word_place').on(t.partnership_id, t.at, t.id)],
)

/** A document of an application. */
export const passPartnershipFile = pgTable(
  'pass_partnership_file',
  {
    partnership_id: uuid()
      .notNull()
      .references(() => passPartnership.id, { onDelete: 'cascade' }),
    upload_id: uuid()
      .notNull()
      .references(() => upload.id),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.partnership_id, t.upload_id] }),
    index('pass_partnership_file_upload').on(t.upload_id),
  ],
)

/** A private link that opens an application; only the hash of its token is stored. */
export const passPartnershipLink = pgTable(
  'pass_partnership_link',
  {
    token_hash: bytes().primaryKey(),
    partnership_id: uuid()
      .notNull()
      .references(() => passPartnership.id, { onDelete: 'cascade' }),
    made_at: instant().notNull(),
  },
  (t) => [index('pass_partnership_link_of').on(t.partnership_id, t.made_at)],
)
