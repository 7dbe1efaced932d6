import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { MatchingFigures, MatchingRunRow, MatchingWeights } from '#contract/fair/matching'
import { createdAt, id, instant } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { fairEdition, fairSlot } from '#server/modules/fair/edition.table'
import { participant } from '#server/modules/fair/participant.table'
import type { Meeting } from './engine/input'
import type { Unplaced } from './engine/reasons'
import type { Share } from './engine/shares'

/** The weights of a year's matching; without a row, the usual weights. */
export const matchingSettings = pgTable('fair_matching_settings', {
  year: integer()
    .primaryKey()
    .references(() => fairEdition.year),
  weights: jsonb().$type<MatchingWeights>().notNull(),
  version: integer().notNull(),
})

/** A meeting that every run keeps where it is. */
export const matchingLock = pgTable(
  'fair_matching_lock',
  {
    year: integer()
      .notNull()
      .references(() => fairEdition.year),
    buyer_id: uuid()
      .notNull()
      .references(() => participant.id, { onDelete: 'cascade' }),
    seller_id: uuid()
      .notNull()
      .references(() => participant.id, { onDelete: 'cascade' }),
    slot_id: uuid()
      .notNull()
      .references(() => fairSlot.id),
  },
  (t) => [primaryKey({ columns: [t.buyer_id, t.seller_id] }), index('fair_matching_lock_year').on(t.year)],
)

/** The full result of a run. */
export interface RunResult {
  meetings: Meeting[]
  /** Those of them that existed before it, as `buyer seller`. */
  standing: string[]
  shares: Share[]
  unplaced: Unplaced[]
  figures: MatchingFigures
}

/** A meeting that a publication removed, stored so that it can be undone. */
export interface Withdrawn extends Meeting {
  run_id: string
  as: 'confirmed' | 'admin_matching'
}

/** A run of the matching; it has no effect on the fair until it is published. */
export const matchingRun = pgTable(
  'fair_matching_run',
  {
    id: id(),
    year: integer()
      .notNull()
      .references(() => fairEdition.year),
    mode: text().$type<MatchingRunRow['mode']>().notNull(),
    from_id: uuid(),
    status: text().$type<MatchingRunRow['status']>().notNull().default('queued'),
    stage: text().$type<MatchingRunRow['stage']>(),
    /** 0 to 1, within the stage. */
    done: real().notNull().default(0),
    failure: text().$type<MatchingRunRow['failure']>(),
    weights: jsonb().$type<MatchingWeights>().notNull(),
    value: integer(),
    bound: integer(),
    meetings: integer(),
    result: jsonb().$type<RunResult>(),
    asked_by: uuid()
      .notNull()
      .references(() => account.id),
    created_at: createdAt(),
    ended_at: instant(),
    published_at: instant(),
    published_as: text().$type<Withdrawn['as']>(),
    withdrawn: jsonb().$type<Withdrawn[]>().notNull().default([]),
  },
  (t) => [
    // One at a time, across all servers.
    uniqueIndex('fair_matching_run_at_work').on(t.year).where(sql`${t.status} in ('queued', 'running')`),
    index('fair_matching_run_list').on(t.year, t.created_at),
    check('fair_matching_run_bound', sql`${t.value} <= ${t.bound}`),
  ],
)
export type RunRow = typeof matchingRun.$inferSelect
