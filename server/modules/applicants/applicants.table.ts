import { isNull, sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { OrganizationKind } from '#contract/education/sections'
import { id, instant } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'

/** The applying organization of an account of the travel area, in addition to its own row. Deleted when the account is closed. */
export const applicant = pgTable(
  'applicant',
  {
    account_id: uuid()
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text().$type<OrganizationKind>().notNull(),
    organization: text().notNull(),
    organization_latin: text().notNull().default(''),
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
    /** The text in which the desk searches. */
    search: text().notNull().generatedAlwaysAs(sql`lower(organization || ' ' || organization_latin)`),
  },
  (t) => [
    index('applicant_name').on(sql`lower(${t.organization})`, t.account_id),
    index('applicant_country').on(t.country),
    index('applicant_search').using('gin', sql`${t.search} gin_trgm_ops`),
  ],
)

/** A period in which an account of the travel area was blocked: who blocked it, who unblocked it, and why. */
export const applicantBlock = pgTable(
  'applicant_block',
  {
    id: id(),
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    by: uuid()
      .notNull()
      .references(() => account.id),
    reason: text().notNull(),
    lifted_at: instant(),
    lifted_by: uuid().references(() => account.id),
    lifted_reason: text().notNull().default(''),
  },
  (t) => [
    index('applicant_block_account').on(t.account_id, t.at),
    uniqueIndex('applicant_block_now').on(t.account_id).where(isNull(t.lifted_at)),
  ],
)
