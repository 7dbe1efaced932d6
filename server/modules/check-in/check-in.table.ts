import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Verdict } from '#contract/check-in-rules'
import type { scanActs } from '#contract/check-in-scan'
import type { Site } from '#contract/sites/sites'
import { bytes, createdAt, id, instant, type Texts } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { booking } from '#server/modules/booking/booking.table'
import { product } from '#server/modules/catalog/catalog.table'

/** An entrance of a tour. */
export const gate = pgTable(
  'gate',
  {
    id: id(),
    site: text().$type<Site>().notNull(),
    tour_id: text()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: jsonb().$type<Texts>().notNull(),
  },
  (t) => [index('gate_site').on(t.site, t.tour_id, t.position)],
)

/** Which staff work at which gate; supervisors work everywhere and need no row (product §6). */
export const gateAssignment = pgTable(
  'gate_assignment',
  {
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    gate_id: uuid()
      .notNull()
      .references(() => gate.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.gate_id] })],
)

/** A device during one shift at one gate. Its counter is that of its last scan. */
export const gateDevice = pgTable(
  'gate_device',
  {
    id: id(),
    account_id: uuid()
      .notNull()
      .references(() => account.id),
    gate_id: uuid()
      .notNull()
      .references(() => gate.id),
    day: date({ mode: 'string' }).notNull(),
    name: text().notNull(),
    /** The point of its public key, as in a JWK. */
    key_x: text().notNull(),
    key_y: text().notNull(),
    /** The session that enrolled it: signing out ends the shift. */
    session: bytes(),
    created_at: createdAt(),
    shift_ends_at: instant().notNull(),
    ended_at: instant(),
  },
  (t) => [index('gate_device_day').on(t.day), index('gate_device_shift').on(t.shift_ends_at)],
)

/**
 * One sequence for everything the stream sends. Drawn while the lock of the site's day is held, so that it also follows the
 * order of commits.
 */
export const gateSeq = pgSequence('gate_seq')
const seq = () => bigint({ mode: 'number' }).notNull().default(sql`nextval('gate_seq')`)

/** The devices' logs. Append only: the people that a line adds or removes are stored in the line (product §4). */
export const checkInScan = pgTable(
  'check_in_scan',
  {
    id: id(),
    seq: seq(),
    site: text().$type<Site>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    tour_id: text().notNull(),
    /** For an undo, the gate of the scan it reverts, whose counts it lowers. */
    gate_id: uuid()
      .notNull()
      .references(() => gate.id),
    device_id: uuid()
      .notNull()
      .references(() => gateDevice.id),
    counter: integer().notNull(),
    /** Whether the server decided while the people waited; otherwise the device had decided offline. */
    live: boolean().notNull(),
    /** By the device's clock. */
    at: instant().notNull(),
    received_at: instant().notNull(),
    /** The account whose session sent it. */
    account_id: uuid()
      .notNull()
      .references(() => account.id),
    act: text().$type<(typeof scanActs)[number]>().notNull(),
    /** Null if no booking of ours was meant. */
    booking_id: uuid().references(() => booking.id),
    reservation_number: text().notNull(),
    people: integer().notNull(),
    verdict: text().$type<Verdict>().notNull(),
    judged: text().$type<Verdict>().notNull(),
    conflict: boolean()
      .notNull()
      .generatedAlwaysAs(sql`act = 'admit' and verdict = 'admitted' and judged <> 'admitted'`),
    /** The number of people this line admits; negative for an undo. */
    admits: integer().notNull(),
    /** The number of refused scans this line adds. */
    refuses: integer().notNull(),
    undoes_device: uuid(),
    undoes_counter: integer(),
    /** SHA-256 of the signed text, and the signature: they prove the origin of a line later without storing the code. */
    line_hash: bytes().notNull(),
    signature: bytes().notNull(),
  },
  (t) => [
    uniqueIndex('check_in_scan_once').on(t.device_id, t.counter, t.live),
    index('check_in_scan_day').on(t.site, t.day, t.seq),
    index('check_in_scan_gate').on(t.gate_id, t.day, t.seq),
    index('check_in_scan_booking').on(t.booking_id, t.seq),
    index('check_in_scan_undoes').on(t.undoes_device, t.undoes_counter).where(sql`${t.undoes_device} is not null`),
    index('check_in_scan_conflict').on(t.site, t.day, t.seq).where(sql`${t.conflict}`),
    check('check_in_scan_counter', sql`${t.counter} > 0`),
  ],
)

/** Codes revoked or restored on the day of their tour, as the stream sends them. Append only. */
export const gateRevocation = pgTable(
  'gate_revocation',
  {
    seq: seq().primaryKey(),
    site: text().$type<Site>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    tour_id: text().notNull(),
    booking_id: uuid()
      .notNull()
      .references(() => booking.id),
    revoked: boolean().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    index('gate_revocation_day').on(t.site, t.day, t.seq),
    index('gate_revocation_booking').on(t.booking_id, t.seq),
  ],
)
