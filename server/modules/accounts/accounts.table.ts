import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Area, Role } from '#contract/endpoint'
import { bytes, createdAt, id, instant } from '#server/db/columns'

/** The text in which operators search for an account, in lower case. */
export const accountWords = (
  of: Record<'name' | 'email' | 'phone' | 'company_name' | 'business_number', SQLWrapper>,
): SQL =>
  sql`lower(${of.name} || ' ' || ${of.email} || ' ' || ${of.phone} || ' ' || ${of.company_name} || ' ' || ${of.business_number})`

/** Whether an account is that of a company, as the index on companies says it. */
export const isCompany = (of: Record<'area' | 'status' | 'roles', SQLWrapper>): SQL =>
  sql`(${of.area} = 'member' and ${of.status} = 'active' and ${of.roles} @> '{company}')`

/** Everyone who can sign in; an address can have one account in each session area. */
export const account = pgTable(
  'account',
  {
    id: id(),
    area: text().$type<Area>().notNull(),
    email: text().notNull(),
    password_hash: text(),
    roles: text().array().$type<Role[]>().notNull(),
    name: text().notNull(),
    phone: text().notNull().default(''),
    birthday: text(),
    gender: text().$type<'female' | 'male' | 'other'>(),
    nationality: text(),
    /** AES-256-GCM: key id, nonce, tag and ciphertext in one (domain hazard 8). */
    passport_sealed: bytes(),
    company_name: text().notNull().default(''),
    company_file: uuid(),
    /** Korean business number, ten digits; empty for a company abroad. */
    business_number: text().notNull().default(''),
    company_description: text().notNull().default(''),
    /** When an operator checked the company. */
    company_checked_at: instant(),
    lang: text().notNull().default('en'),
    /** `merged`: brought into another account, and closed once that can no longer be undone. */
    status: text().$type<'active' | 'blocked' | 'merged' | 'withdrawn'>().notNull().default('active'),
    agreed_terms_at: instant(),
    agreed_provided: boolean().notNull().default(false),
    agreed_marketing: boolean().notNull().default(false),
    created_at: createdAt(),
    withdrawn_at: instant(),
  },
  (t) => [
    uniqueIndex('account_area_email').on(t.area, t.email),
    index('account_phone').on(t.area, t.phone),
    index('account_company_file').on(t.company_file).where(sql`${t.company_file} is not null`),
    index('account_applicants').on(t.created_at, t.id).where(sql`${t.area} = 'travel'`),
    index('account_applicants_search')
      .using('gin', sql`lower(${t.name} || ' ' || ${t.email}) gin_trgm_ops`)
      .where(sql`${t.area} = 'travel'`),
    index('account_counts').on(t.area, t.status),
    index('account_companies').on(t.created_at, t.id).where(isCompany(t)),
    index('account_created').on(t.created_at, t.id).where(sql`${t.area} <> 'guest'`),
    index('account_status').on(t.status, t.created_at, t.id).where(sql`${t.area} <> 'guest'`),
    index('account_words')
      .using('gin', sql`${accountWords(t)} gin_trgm_ops`)
      .where(sql`${t.area} <> 'guest'`),
    check('account_email_lower', sql`${t.email} = lower(${t.email})`),
  ],
)

/** Opaque 256-bit tokens, stored only as SHA-256; one area each. */
export const accessToken = pgTable(
  'access_token',
  {
    token_hash: bytes().primaryKey(),
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    area: text().$type<Area>().notNull(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
  },
  (t) => [index('access_token_account').on(t.account_id), index('access_token_expiry').on(t.expires_at)],
)

/** Columns that every kind of code has. */
const codeColumns = () => ({
  code_hash: bytes().notNull(),
  /** Wrong tries, in total and by hashed network. */
  tries: integer().notNull().default(0),
  tries_by: jsonb().$type<Record<string, number>>().notNull().default({}),
  created_at: createdAt(),
  expires_at: instant().notNull(),
  used_at: instant(),
})

/** A code mailed to an address that has no account yet. */
export const emailCode = pgTable(
  'email_code',
  { id: id(), area: text().$type<Area>().notNull(), email: text().notNull(), ...codeColumns() },
  (t) => [index('email_code_email').on(t.area, t.email, t.created_at)],
)

/** A code for a member changing to this number. */
export const phoneCode = pgTable(
  'phone_code',
  {
    id: id(),
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    phone: text().notNull(),
    ...codeColumns(),
  },
  (t) => [index('phone_code_account').on(t.account_id, t.phone, t.created_at)],
)

/** A link to set a new password: single use, one hour (product §4). */
export const passwordReset = pgTable('password_reset', {
  token_hash: bytes().primaryKey(),
  account_id: uuid()
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  created_at: createdAt(),
  expires_at: instant().notNull(),
  used_at: instant(),
})

/** Addresses of withdrawn accounts, as keyed hashes: welcome benefits are given once for each (product §4). */
export const welcomedAddress = pgTable('welcomed_address', {
  address_hash: bytes().primaryKey(),
  at: createdAt(),
})

/** Who did or viewed what: admin acts and access to passport numbers. */
export const auditEvent = pgTable(
  'audit_event',
  {
    id: id(),
    at: createdAt(),
    actor_id: uuid(),
    act: text().notNull(),
    subject: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    index('audit_event_subject').on(t.subject, t.at),
    index('audit_event_at').on(t.at, t.id),
    index('audit_event_act').on(t.act, t.at, t.id),
    index('audit_event_actor').on(t.actor_id, t.at),
  ],
)

/** The second factor of a member of staff; active once a code has confirmed it. */
export const secondFactor = pgTable('second_factor', {
  account_id: uuid()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** The secret that the app and the server share, sealed like passport numbers. */
  secret_sealed: bytes().notNull(),
  confirmed_at: instant(),
  /** The last 30-second step whose code was accepted: no code is valid twice. */
  last_step: integer().notNull().default(0),
  /** Hashes of unused recovery codes. */
  recovery: text().array().notNull().default([]),
  created_at: createdAt(),
})
