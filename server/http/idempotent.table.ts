import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, instant } from '#server/db/columns'

/** Stored answers to writes that cost something, so that a repeated request is harmless. */
export const idempotency = pgTable(
  'idempotency',
  {
    caller: text().notNull(),
    key: text().notNull(),
    endpoint: text().notNull(),
    body_hash: bytes().notNull(),
    /**
     * Null while the work is under way; 202 once it has committed and an outside service is being called; 200 when all is done.
     */
    status: integer(),
    answer: jsonb(),
    /** The lease of the request doing the work, and when it expires unless renewed, by the clock of the database. */
    lease: uuid(),
    leased_until: instant().notNull().default(sql`now() + interval '2 minutes'`),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.caller, t.key] }), index('idempotency_age').on(t.created_at)],
)
