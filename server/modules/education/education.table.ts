import { isNotNull, isNull, sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { DocumentKind } from '#contract/education/documents'
import type { RevisionDraft } from '#contract/education/review'
import type { Written, WrittenSection } from '#contract/education/sections'
import type { ApplicationStatus } from '#contract/education/status'
import { bytes, createdAt, id, instant } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { added, askedBack, saved, submitted } from './columns.table'
import { educationYear } from './year.table'

/** An application; what is filled in lies in its sections, and what lists show of it is kept here beside. */
export const application = pgTable(
  'education_application',
  {
    id: id(),
    number: text().notNull().unique(),
    year: integer()
      .notNull()
      .references(() => educationYear.year),
    account_id: uuid()
      .notNull()
      .references(() => account.id),
    status: text().$type<ApplicationStatus>().notNull().default('draft'),
    /** Since when it has been in its status. */
    status_at: createdAt(),
    organisation: text().notNull().default(''),
    /** ISO 3166-1 alpha-2, or nothing yet. */
    country: text().notNull().default(''),
    contact_email: text().notNull().default(''),
    /** What the desk looks for it by. */
    search: text().notNull().generatedAlwaysAs(sql`lower(number || ' ' || organisation || ' ' || contact_email)`),
    /** Seoul days. */
    arrival: text(),
    departure: text(),
    students: integer().notNull().default(0),
    /** What was asked for when it was submitted last, in won. */
    asked_won: bigint({ mode: 'number' }),
    /** How often it was submitted. */
    versions: integer().notNull().default(0),
    /** The first time. */
    submitted_at: instant(),
    granted_won: bigint({ mode: 'number' }),
    /** When it was decided; null again where that was undone. */
    decided_at: instant(),
    /** The newest entry of the trail about it, kept here so that a trail that was cut off is found out. */
    trail_seq: bigint({ mode: 'number' }).notNull(),
    trail_hash: bytes().notNull(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index('education_application_account').on(t.account_id, t.updated_at.desc().nullsFirst()),
    index('education_application_status').on(t.status, t.status_at, t.id).where(isNotNull(t.submitted_at)),
    // What the desk sorts and narrows by (rows.service): drafts are in none.
    index('education_application_touched').on(t.updated_at, t.id).where(isNotNull(t.submitted_at)),
    index('education_application_since').on(t.status_at, t.id).where(isNotNull(t.submitted_at)),
    index('education_application_name').on(sql`lower(${t.organisation})`, t.id).where(isNotNull(t.submitted_at)),
    index('education_application_arrival').on(sql`coalesce(${t.arrival}, '')`, t.id).where(isNotNull(t.submitted_at)),
    index('education_application_students').on(t.students, t.id).where(isNotNull(t.submitted_at)),
    index('education_application_year').on(t.year, t.status).where(isNotNull(t.submitted_at)),
    index('education_application_country').on(t.country, t.status).where(isNotNull(t.submitted_at)),
    index('education_application_search').using('gin', sql`${t.search} gin_trgm_ops`),
    index('education_application_statistics')
      .on(t.year, t.status, t.country, t.submitted_at, t.asked_won, t.granted_won)
      .where(isNotNull(t.submitted_at)),
    index('education_application_trip').on(t.departure).where(sql`${t.status} = 'approved'`),
    check('education_application_granted', sql`${t.granted_won} > 0`),
  ],
)

/** A section as it was saved last; `version` counts its saves. */
export const applicationSection = pgTable(
  'education_section',
  {
    application_id: uuid()
      .notNull()
      .references(() => application.id),
    section: text().$type<WrittenSection>().notNull(),
    value: jsonb().$type<Written[WrittenSection]>().notNull(),
    ...saved(),
  },
  (t) => [primaryKey({ columns: [t.application_id, t.section] })],
)

/** A document of an application. One that was submitted and then removed stays, because a version names it. */
export const applicationDocument = pgTable(
  'education_document',
  {
    ...added(),
    application_id: uuid()
      .notNull()
      .references(() => application.id),
    kind: text().$type<DocumentKind>().notNull(),
    removed_at: instant(),
  },
  (t) => [index('education_document_application').on(t.application_id, t.added_at)],
)

/** Somebody who was invited by mail; of the token only its hash is kept. */
export const colleague = pgTable(
  'education_colleague',
  {
    id: id(),
    application_id: uuid()
      .notNull()
      .references(() => application.id),
    email: text().notNull(),
    lang: text().notNull(),
    account_id: uuid().references(() => account.id),
    token_hash: bytes().unique(),
    invited_at: instant().notNull(),
    /** Null until the mail is sent. */
    expires_at: instant(),
    joined_at: instant(),
  },
  (t) => [
    uniqueIndex('education_colleague_email').on(t.application_id, t.email),
    uniqueIndex('education_colleague_account').on(t.account_id, t.application_id),
  ],
)

/** What was submitted, as it was: the database refuses to change it (product §4). */
export const applicationVersion = pgTable(
  'education_version',
  {
    application_id: uuid()
      .notNull()
      .references(() => application.id),
    written: jsonb().$type<Written>().notNull(),
    /** Of each document its id, kind and name. */
    documents: jsonb().$type<{ id: string; kind: DocumentKind; name: string }[]>().notNull(),
    ...submitted(),
  },
  (t) => [primaryKey({ columns: [t.application_id, t.number] })],
)

/** What the desk asked back; one at a time waits. */
export const revision = pgTable(
  'education_revision',
  {
    ...askedBack(),
    application_id: uuid()
      .notNull()
      .references(() => application.id),
    sections: jsonb().$type<RevisionDraft['sections']>().notNull(),
  },
  (t) => [
    index('education_revision_application').on(t.application_id, t.asked_at),
    uniqueIndex('education_revision_waiting').on(t.application_id).where(isNull(t.settled_at)),
  ],
)

export type ApplicationFields = typeof application.$inferSelect
