import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { OrganisationKind } from '#contract/education/sections'
import { account } from '#server/modules/accounts/accounts.table'

/** What an account of the travel area has beside its own row: the organisation that applies. Gone when the account is closed. */
export const applicant = pgTable('applicant', {
  account_id: uuid()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  kind: text().$type<OrganisationKind>().notNull(),
  organisation: text().notNull(),
  organisation_latin: text().notNull().default(''),
  /** ISO 3166-1 alpha-2. */
  country: text().notNull(),
})
