import { isNotNull, isNull, sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { DocumentKind } from '#contract/education/documents'
import type { RevisionDraft } from '#contract/education/review'
import type { Written, WrittenSection } from '#contract/education/sections'
import type { ApplicationStatus } from '#contract/education/status'
import { bytes, createdAt, id, instant } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { added, revisionColumns, saved, submitted } from './columns.table'
import { educationYear } from './year.table'

/**
 * An application. Its content is in its sections; the columns that lists need are repeated here: of a draft as it is typed, and
 * later as it was submitted last.
 */
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
    /** When it entered its current status. */
    status_at: createdAt(),
    organization: text().notNull().default(''),
    /** ISO 3166-1 alpha-2; empty until it is filled in. */
    country: text().notNull().default(''),
    contact_email: text().notNull().default(''),
    /** The text the desk searches. */
    search: text().notNull().generatedAlwaysAs(sql`lower(number || ' ' || organization || ' ' || contact_email)`),
    /** Days in Seoul. */
    arrival: text(),
    departure: text(),
    students: integer().notNull().default(0),
    /** The amount requested in the latest submission, in won. */
    requested_won: bigint('asked_won', { mode: 'number' }),
    /** How often it was submitted. */
    versions: integer().notNull().default(0),
    /** The first submission. */
    submitted_at: instant(),
    granted_won: bigint({ mode: 'number' }),
    /** When it was decided; null again after an undo. */
    decided_at: instant(),
    /** The newest trail entry about it, repeated here so that a truncated trail is detected. */
    trail_seq: bigint({ mode: 'number' }).notNull(),
    trail_hash: bytes().notNull(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index('education_application_account').on(t.account_id, t.updated_at.desc().nullsFirst()),
    index('education_application_status').on(t.status, t.status_at, t.id).where(isNotNull(t.submitted_at)),
    // What the desk sorts and filters by (rows.service). Drafts are in none of these indexes.
    index('education_application_touched').on(t.updated_at, t.id).where(isNotNull(t.submitted_at)),
    index('education_application_since').on(t.status_at, t.id).where(isNotNull(t.submitted_at)),
    index('education_application_name').on(sql`lower(${t.organization})`, t.id).where(isNotNull(t.submitted_at)),
    index('education_application_arrival').on(sql`coalesce(${t.arrival}, '')`, t.id).where(isNotNull(t.submitted_at)),
    index('education_application_students').on(t.students, t.id).where(isNotNull(t.submitted_at)),
    index('education_application_year').on(t.year, t.status).where(isNotNull(t.submitted_at)),
    index('education_application_country').on(t.country, t.status).where(isNotNull(t.submitted_at)),
    index('education_application_search').using('gin', sql`${t.search} gin_trgm_ops`),
    index('education_application_statistics')
      .on(t.year, t.status, t.country, t.submitted_at, t.requested_won, t.granted_won)
      .where(isNotNull(t.submitted_at)),
    index('education_application_trip').on(t.departure).where(sql`${t.status} = 'approved'`),
    check('education_application_granted', sql`${t.granted_won} > 0`),
  ],
)

/** A section as last saved; `version` counts its saves. */
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

/** A document of an application. A submitted document stays after its removal, because a version names it. */
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
  (t) => [
    index('education_document_application').on(t.application_id, t.added_at),
    index('education_document_upload').on(t.upload_id),
  ],
)

/** A colleague invited by mail; only the hash of the token is stored. */
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

/** An application as submitted: the database refuses to change it (product §4). */
export const applicationVersion = pgTable(
  'education_version',
  {
    application_id: uuid()
      .notNull()
      .references(() => application.id),
    written: jsonb().$type<Written>().notNull(),
    /** The id, kind and name of each document. */
    documents: jsonb().$type<{ id: string; kind: DocumentKind; name: string }[]>().notNull(),
    ...submitted(),
  },
  (t) => [primaryKey({ columns: [t.application_id, t.number] })],
)

/** A revision the desk asked for; at most one waits at a time. */
export const revision = pgTable(
  'education_revision',
  {
    ...revisionColumns(),
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
