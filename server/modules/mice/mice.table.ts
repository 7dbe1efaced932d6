import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Lang } from '#contract/languages'
import type { BoothTerms } from '#contract/mice/booth'
import type { MiceCompany } from '#contract/mice/company'
import type { MiceFigures } from '#contract/mice/edition'
import type { GroupRole } from '#contract/mice/group'
import type { HostingState } from '#contract/mice/hosting'
import type { MiceAnswers, MiceRole } from '#contract/mice/registration'
import type { MiceSession } from '#contract/mice/session'
import { bytes, createdAt, id, instant, type Texts } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { picture } from '#server/modules/media/media.table'

/** A year's MICE fair with its figures. */
export const miceEdition = pgTable('mice_edition', {
  year: integer().primaryKey(),
  figures: jsonb().$type<MiceFigures>().notNull(),
  /** The terms for booths; null if none are rented out. */
  booths: jsonb().$type<BoothTerms>(),
  /** Null while it is being prepared; until then it is not visible. */
  announced_at: instant(),
  version: integer().notNull().default(0),
  /** The version of the terms, which are edited apart from the figures. */
  terms_version: integer().notNull().default(0),
})

const year = () =>
  integer()
    .notNull()
    .references((): AnyPgColumn => miceEdition.year)

/** A booth of a year's fair; each holds one company. */
export const miceBooth = pgTable(
  'mice_booth',
  {
    id: id(),
    year: year(),
    hall: text().notNull(),
    number: text().notNull(),
    /** Meters from the upper left corner of its hall. */
    x: integer().notNull(),
    y: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Whether at least two of its sides face an aisle. */
    corner: boolean().notNull().default(false),
    version: integer().notNull().default(0),
  },
  (t) => [uniqueIndex('mice_booth_number').on(t.year, t.number)],
)

/** A company that exhibits in a year. */
export const miceCompany = pgTable(
  'mice_company',
  {
    id: id(),
    year: year(),
    name: jsonb().$type<Texts>().notNull(),
    about: jsonb().$type<Texts>().notNull(),
    sector: text().$type<MiceCompany['sector']>().notNull(),
    country: text().notNull(),
    booth_id: uuid().references(() => miceBooth.id),
    /** The account that ordered its booth, and whose logo it shows. */
    seller_id: uuid().references(() => account.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('mice_company_booth').on(t.booth_id),
    index('mice_company_name').on(t.year, sql`lower(${t.name}->>'en')`, t.id),
  ],
)

/** The logo of a seller's company in a year. Once `left_at` is set it is no longer shown, and its files are removed at night. */
export const miceLogo = pgTable(
  'mice_logo',
  {
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    year: year(),
    picture_id: uuid()
      .notNull()
      .references(() => picture.id),
    left_at: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.year] }),
    index('mice_logo_left').on(t.left_at).where(sql`${t.left_at} is not null`),
  ],
)

/** A session of the conference. `taken` counts the taken seats; the database refuses more than there are. */
export const miceSession = pgTable(
  'mice_session',
  {
    id: id(),
    year: year(),
    /** A day in Seoul, and times of that day as HH:MM. */
    day: text().notNull(),
    starts: text().notNull(),
    ends: text().notNull(),
    hall: text().notNull(),
    track: text().$type<MiceSession['track']>().notNull(),
    title: jsonb().$type<Texts>().notNull(),
    summary: jsonb().$type<Texts>().notNull(),
    speakers: jsonb().$type<MiceSession['speakers']>().notNull(),
    languages: text().array().notNull(),
    seats: integer().notNull(),
    taken: integer().notNull().default(0),
    version: integer().notNull().default(0),
  },
  (t) => [
    index('mice_session_time').on(t.year, t.day, t.starts),
    check('mice_session_order', sql`${t.starts} < ${t.ends}`),
    check('mice_session_seats', sql`${t.taken} between 0 and ${t.seats}`),
  ],
)

/** What the desk searches in of a badge, as its index has it. */
export const personWords = (of: Record<'number' | 'name_latin' | 'organization', SQLWrapper>): SQL =>
  sql`lower(${of.number} || ' ' || ${of.name_latin} || ' ' || ${of.organization})`

/** A participant of a year with the content of their badge; the row exists while they have a role. */
export const micePerson = pgTable(
  'mice_person',
  {
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    year: year(),
    number: text().notNull(),
    name_latin: text().notNull(),
    organization: text().notNull(),
    position: text().notNull(),
    country: text().notNull(),
    /** Whether a scan of the badge passes on contact details, and since when. */
    agree_leads: boolean().notNull(),
    leads_at: instant().notNull(),
    agreed_rules_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.year] }),
    uniqueIndex('mice_person_number').on(t.number),
    index('mice_person_year').on(t.year, t.number, t.account_id),
    index('mice_person_words').using('gin', sql`${personWords(t)} gin_trgm_ops`),
  ],
)

/** A role of a person with its answers. */
export const micePersonRole = pgTable(
  'mice_role',
  {
    account_id: uuid().notNull(),
    year: integer().notNull(),
    role: text().$type<MiceRole>().notNull(),
    answers: jsonb().$type<MiceAnswers[MiceRole]>().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.year, t.role] }),
    index('mice_role_taken').on(t.year, t.role, t.account_id),
    foreignKey({
      name: 'mice_role_person',
      columns: [t.account_id, t.year],
      foreignColumns: [micePerson.account_id, micePerson.year],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
)

/**
 * A buyer's application to be hosted; its reason is in the answers of the role. A declined one outlives the registration, so that
 * registering again does not ask again.
 */
export const miceHosting = pgTable(
  'mice_hosting',
  {
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    year: year(),
    state: text().$type<HostingState>().notNull(),
    note: text().notNull().default(''),
    asked_at: instant().notNull(),
    decided_at: instant(),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.year] }), index('mice_hosting_state').on(t.year, t.state, t.asked_at)],
)

/** A seat of a session, or a place on its waiting list, which is ordered by `asked`. */
export const miceSeat = pgTable(
  'mice_seat',
  {
    session_id: uuid()
      .notNull()
      .references(() => miceSession.id),
    account_id: uuid().notNull(),
    year: integer().notNull(),
    state: text().$type<'seat' | 'waiting'>().notNull(),
    asked: bigserial({ mode: 'number' }).notNull(),
    /** When it moved up from the waiting list; null once its holder has been mailed. */
    moved_at: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.session_id, t.account_id] }),
    index('mice_seat_account').on(t.account_id, t.year),
    index('mice_seat_waiting').on(t.session_id, t.asked).where(sql`${t.state} = 'waiting'`),
    index('mice_seat_moved').on(t.moved_at).where(sql`${t.moved_at} is not null`),
    foreignKey({
      name: 'mice_seat_person',
      columns: [t.account_id, t.year],
      foreignColumns: [micePerson.account_id, micePerson.year],
    }).onUpdate('cascade'),
  ],
)

/** A company that a member has saved. */
export const miceSaved = pgTable(
  'mice_saved',
  {
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    company_id: uuid()
      .notNull()
      .references(() => miceCompany.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.company_id] })],
)

/**
 * A person whom a member has put on a list and who has yet to confirm. Once `declined_at` is set, or the person was removed after
 * being mailed (no name), only the address stays, so that it is not mailed more often about that year's fair.
 */
export const miceInvitation = pgTable(
  'mice_invitation',
  {
    id: id(),
    year: year(),
    inviter_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    name_latin: text().notNull(),
    organization: text().notNull(),
    position: text().notNull(),
    country: text().notNull(),
    lang: text().$type<Lang>().notNull(),
    role: text().$type<GroupRole>().notNull(),
    answers: jsonb().$type<MiceAnswers[GroupRole]>().notNull(),
    token_hash: bytes().unique(),
    expires_at: instant().notNull(),
    /** The number of queued emails, and the time of the last one. */
    mails: integer().notNull().default(0),
    mailed_at: instant(),
    /** The account that registered with it. */
    account_id: uuid().references(() => account.id, { onDelete: 'cascade' }),
    confirmed_at: instant(),
    declined_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('mice_invitation_inviter').on(t.inviter_id, t.year, t.email),
    index('mice_invitation_email').on(t.year, t.email),
    index('mice_invitation_account').on(t.account_id),
    index('mice_invitation_expiry').on(t.expires_at),
  ],
)

/** The private address at which calendars read a member's sessions; only its hash is stored. */
export const miceFeed = pgTable('mice_feed', {
  account_id: uuid()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  token_hash: bytes().notNull().unique(),
  created_at: createdAt(),
})
