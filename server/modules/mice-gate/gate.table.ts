import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { DeviceResult, GateResult } from '#contract/mice/gate'
import { bytes, id, instant } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { miceEdition, miceSession } from '#server/modules/mice/mice.table'

/** Scans of badges at the doors of the fair, also refused ones, with the id that the device assigned. */
export const miceGateScan = pgTable(
  'mice_gate_scan',
  {
    id: uuid().primaryKey(),
    year: integer()
      .notNull()
      .references(() => miceEdition.year),
    /** The day of the scan in Seoul. */
    day: date({ mode: 'string' }).notNull(),
    /** Null at the entrance. */
    session_id: uuid().references(() => miceSession.id, { onDelete: 'cascade' }),
    place: text().notNull(),
    staff_id: uuid()
      .notNull()
      .references(() => account.id),
    /** The holder of the badge; null if it is not a badge of this fair, or the account was closed. */
    account_id: uuid().references(() => account.id, { onDelete: 'set null' }),
    result: text().$type<GateResult>().notNull(),
    /** The device's result while offline. */
    told: text().$type<DeviceResult>(),
    at: instant().notNull(),
    received_at: instant().notNull(),
  },
  (t) => [
    // With all that the counts of the doors read.
    index('mice_gate_scan_day').on(t.year, t.day, t.session_id, t.result, t.told, t.at),
    index('mice_gate_scan_account').on(t.account_id, t.session_id, t.day),
    // If two devices scan a badge concurrently, only one admits it.
    uniqueIndex('mice_gate_entered')
      .on(t.account_id, t.day)
      .where(sql`${t.result} = 'valid' and ${t.session_id} is null`),
    // Per day as well: an admission in a rehearsal is not one of the session.
    uniqueIndex('mice_gate_seated')
      .on(t.account_id, t.session_id, t.day)
      .where(sql`${t.result} = 'valid' and ${t.session_id} is not null`),
  ],
)

/** A device at which visitors check themselves in; only the hash of its token is stored. */
export const miceStand = pgTable(
  'mice_stand',
  {
    id: id(),
    year: integer()
      .notNull()
      .references(() => miceEdition.year),
    place: text().notNull(),
    staff_id: uuid()
      .notNull()
      .references(() => account.id),
    token_hash: bytes().notNull().unique(),
    opened_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (t) => [index('mice_stand_expiry').on(t.expires_at)],
)
