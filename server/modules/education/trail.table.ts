import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Act, ApplicationStatus, Mark } from '#contract/education/status'
import { bytes, instant } from '#server/db/columns'
import { application } from './education.table'

/** Who acts on an application: a role, or the clock. */
export type ActorKind = 'applicant' | 'reviewer' | 'chief' | 'clock'

/** What else an act records: a person's words, or an amount in won. */
export interface EventDetail {
  words?: string
  won?: number
  version?: number
  /** The account id of the person it is about. */
  person?: string
  /** Whether it followed from an account that was closed. */
  is_closing?: true
}

/**
 * The trail of all applications, one chain: each entry holds the hash of the one before. The database refuses to change or
 * remove any (product §4).
 */
export const trailEvent = pgTable(
  'education_event',
  {
    seq: bigint({ mode: 'number' }).primaryKey(),
    at: instant().notNull(),
    actor_kind: text().$type<ActorKind>().notNull(),
    actor_id: uuid(),
    application_id: uuid()
      .notNull()
      .references(() => application.id),
    act: text().$type<'create' | Act | Mark>().notNull(),
    before: text().$type<ApplicationStatus>(),
    after: text().$type<ApplicationStatus>().notNull(),
    detail: jsonb().$type<EventDetail>().notNull(),
    previous: bytes().notNull(),
    hash: bytes().notNull().unique(),
  },
  (t) => [index('education_event_application').on(t.application_id, t.seq)],
)
