import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { LeadResult, NextStep } from '#contract/mice/lead'
import { id, instant } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { miceCompany } from '#server/modules/mice/mice.table'

const company_id = () =>
  uuid()
    .notNull()
    .references(() => miceCompany.id, { onDelete: 'cascade' })

/** Who scans for an exhibitor besides the member who ordered its booth, by email address; the account need not exist. */
export const miceStaff = pgTable('mice_staff', { id: id(), company_id: company_id(), email: text().notNull() }, (t) => [
  uniqueIndex('mice_staff_one').on(t.company_id, t.email),
  index('mice_staff_email').on(t.email),
])

/** A visitor as an exhibitor sees them: the details agreed to when the badge was scanned, and the notes of its staff. */
export const miceLead = pgTable(
  'mice_lead',
  {
    id: id(),
    company_id: company_id(),
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    name_latin: text().notNull(),
    organization: text().notNull(),
    email: text().notNull(),
    words: text().notNull(),
    stars: integer().notNull(),
    next_step: text().$type<NextStep>().notNull(),
    scanned_at: instant().notNull(),
    staff_id: uuid().references(() => account.id, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex('mice_lead_one').on(t.company_id, t.account_id),
    index('mice_lead_scanned').on(t.company_id, t.scanned_at, t.id),
    index('mice_lead_account').on(t.account_id),
    index('mice_lead_staff').on(t.staff_id),
    check('mice_lead_stars', sql`${t.stars} between 0 and 5`),
  ],
)

/** Scans of badges by exhibitors, also those that passed on nothing, with the id that the device assigned. */
export const miceLeadScan = pgTable(
  'mice_lead_scan',
  {
    id: uuid().primaryKey(),
    company_id: company_id(),
    /** The holder of the badge. */
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    staff_id: uuid().references(() => account.id, { onDelete: 'set null' }),
    result: text().$type<LeadResult>().notNull(),
    at: instant().notNull(),
    received_at: instant().notNull(),
  },
  (t) => [
    index('mice_lead_scan_company').on(t.company_id),
    index('mice_lead_scan_staff').on(t.staff_id),
    index('mice_lead_scan_account').on(t.account_id, t.company_id, t.at),
  ],
)
