import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Category } from '#contract/catalog'
import { createdAt, id, instant, type Texts } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'

export type PointReason = 'welcome' | 'booking' | 'review' | 'used' | 'returned' | 'expired' | 'granted' | 'merged'

/** Append-only; the balance is the sum, and what is left of an entry is computed, never stored. One point is one won. */
export const pointEntry = pgTable(
  'point_entry',
  {
    id: id(),
    /** Sequence in which the ledger was written. */
    seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    account_id: uuid()
      .notNull()
      .references(() => account.id),
    amount: integer().notNull(),
    reason: text().$type<PointReason>().notNull(),
    /** The operator's reason for giving them or taking them back. */
    note: text().notNull().default(''),
    order_id: text(),
    /** The canceled booking whose share of the points was returned (product §4). */
    booking_id: uuid(),
    /** How often the order had claimed points before: a late payment claims returned points again. */
    round: integer().notNull().default(0),
    at: createdAt(),
    expires_at: instant(),
  },
  (t) => [
    index('point_entry_account').on(t.account_id, t.seq),
    uniqueIndex('point_entry_used_once')
      .on(t.order_id, t.reason, t.round)
      .where(sql`${t.order_id} is not null and ${t.booking_id} is null`),
    uniqueIndex('point_entry_refunded_once').on(t.booking_id, t.round).where(sql`${t.booking_id} is not null`),
    index('point_entry_granted').on(t.at, t.id).where(sql`${t.reason} = 'granted'`),
    check('point_entry_amount', sql`${t.amount} <> 0`),
  ],
)

export const coupon = pgTable(
  'coupon',
  {
    id: id(),
    code: text().notNull().unique(),
    name: jsonb().$type<Texts>().notNull(),
    percent: integer(),
    discount_won: integer(),
    max_discount_won: integer(),
    min_total_won: integer().notNull().default(0),
    /** The products or categories it is for, any of them; for everything if both are empty. */
    product_ids: text().array().notNull().default([]),
    categories: text().array().$type<Category[]>().notNull().default([]),
    /** Whether it combines with other coupons that do (`contract/stacking.ts`). */
    combines: boolean().notNull().default(false),
    /** Given to everyone who signs up. */
    on_signup: integer().notNull().default(0),
    /** Any member who knows the code can claim one, within the window if there is one. */
    claimable: boolean().notNull().default(false),
    claim_from: instant(),
    claim_until: instant(),
    /** How many can be claimed in total; null for unlimited. */
    quantity: integer(),
    /** How many were claimed. */
    issued: integer().notNull().default(0),
    valid_days: integer().notNull(),
    /** When it was stopped: no more are given, those already given stay valid. */
    stopped_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    check('coupon_kind', sql`(${t.percent} is null) <> (${t.discount_won} is null)`),
    check('coupon_percent', sql`${t.percent} is null or ${t.percent} between 1 and 100`),
    check('coupon_quantity', sql`${t.quantity} is null or ${t.issued} <= ${t.quantity}`),
    index('coupon_created').on(t.created_at, t.id),
    uniqueIndex('coupon_code_typed').on(sql`upper(${t.code})`),
  ],
)

/** A coupon held by a member: once per holder, used at most once. */
export const memberCoupon = pgTable(
  'member_coupon',
  {
    id: id(),
    coupon_id: uuid()
      .notNull()
      .references(() => coupon.id),
    account_id: uuid()
      .notNull()
      .references(() => account.id),
    issued_at: createdAt(),
    expires_at: instant().notNull(),
    /** The order that has claimed it; cleared when that order ends unpaid. */
    order_id: text(),
    used_at: instant(),
  },
  (t) => [
    uniqueIndex('member_coupon_once').on(t.coupon_id, t.account_id),
    index('member_coupon_account').on(t.account_id),
  ],
)

/** When a member was last emailed about expiring coupons and points. */
export const expiryNotice = pgTable('expiry_notice', {
  account_id: uuid()
    .primaryKey()
    .references(() => account.id),
  at: instant().notNull(),
})
