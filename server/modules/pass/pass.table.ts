import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Affiliate, AffiliateCategory, PersonPrices } from '#contract/pass/affiliate'
import type { District } from '#contract/pass/districts'
import type { Schedule } from '#contract/pass/opening'
import type { PassTypeName } from '#contract/pass/pass-type'
import type { PlanWish } from '#contract/pass/plan'
import { createdAt, id, instant, type Texts } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'

/** A place that admits the holders of the pass. */
export const passAffiliate = pgTable(
  'pass_affiliate',
  {
    id: id(),
    /** Public ones are visible to everyone; a hidden one no longer admits anyone. */
    state: text().$type<'draft' | 'public' | 'hidden'>().notNull(),
    category: text().$type<AffiliateCategory>().notNull(),
    district: text().$type<District>().notNull(),
    name: jsonb().$type<Texts>().notNull(),
    about: jsonb().$type<Texts>().notNull(),
    address: jsonb().$type<Texts>().notNull(),
    station: jsonb().$type<Affiliate['station']>().notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    schedule: jsonb().$type<Schedule>().notNull(),
    visit_minutes: integer().notNull(),
    regular_won: jsonb().$type<PersonPrices>().notNull(),
    benefit: jsonb().$type<Texts>().notNull(),
    saves_won: jsonb().$type<PersonPrices>().notNull(),
    times_per_pass: integer().notNull().default(1),
    reservation: jsonb().$type<Texts>(),
    version: integer().notNull().default(1),
    created_at: createdAt(),
  },
  (t) => [index('pass_affiliate_name').on(sql`lower(${t.name}->>'en')`, t.id)],
)

/** The prices of passes; a type without a row is not on sale. */
export const passPrice = pgTable('pass_price', {
  name: text().$type<PassTypeName>().primaryKey(),
  position: integer().notNull(),
  price_won: jsonb().$type<PersonPrices>().notNull(),
})

/** An affiliate that a member wishes to visit. */
export const passWish = pgTable(
  'pass_wish',
  {
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    affiliate_id: uuid()
      .notNull()
      .references(() => passAffiliate.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.affiliate_id] })],
)

/** A plan saved by a member. */
export const passPlan = pgTable(
  'pass_plan',
  {
    id: id(),
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    wish: jsonb().$type<PlanWish>().notNull(),
    changed_at: instant().notNull(),
  },
  (t) => [index('pass_plan_account').on(t.account_id, t.changed_at, t.id)],
)
