import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { Refusal } from '#server/refusal'
import { departure } from './catalog.table'

/** A departure by its natural key: an option, a Seoul day, a start time. */
export interface DepartureKey {
  option_id: string
  date: string
  start_time: string
}

/** Returns one text per departure, for use in maps. */
export const keyOf = ({ option_id, date, start_time }: DepartureKey): string => `${option_id} ${date} ${start_time}`

/** A change of a departure's seats: positive numbers take seats, negative ones release them. */
export interface SeatMove {
  departure_id: string
  held: number
  confirmed: number
}

/** Moves seats, all or none; throws `Refusal(409, 'booking.soldOut')` if one departure has too few. */
export type MoveSeats = (tx: Db, moves: readonly SeatMove[]) => Promise<void>

/** Returns the ledger rows of these departures; a departure without a reservation has none. */
export const ledgerOf = (db: Db, keys: readonly DepartureKey[]) =>
  db
    .select()
    .from(departure)
    .where(
      sql`(${departure.option_id}, ${departure.date}, ${departure.start_time}) in (${sql.join(
        keys.map((key) => sql`(${key.option_id}::uuid, ${key.date}::date, ${key.start_time})`),
        sql`, `,
      )})`,
    )

/** Returns the keys of the ledger's departures, by id. */
export async function departureKeys(db: Db, ids: readonly string[]): Promise<Map<string, DepartureKey>> {
  const rows = await db
    .select()
    .from(departure)
    .where(inArray(departure.id, [...ids]))
  return new Map(rows.map(({ id, option_id, date, start_time }) => [id, { option_id, date, start_time }]))
}

/** Ensures that the ledger has a row for each departure; returns their ids by `keyOf`. */
export async function openDepartures(
  db: Db,
  requested: readonly (DepartureKey & { capacity: number })[],
): Promise<Map<string, string>> {
  const rows = requested
    .map(({ option_id, date, start_time, capacity }) => ({ option_id, date, start_time, capacity }))
    // Always in the same order, so that two callers that open the same departures do not deadlock.
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const ids = async () => new Map((await ledgerOf(db, rows)).map((row) => [keyOf(row), row.id]))
  const existing = await ids()
  const missing = rows.filter((row) => !existing.has(keyOf(row)))
  if (missing.length === 0) return existing
  await db.insert(departure).values(missing).onConflictDoNothing()
  return ids()
}

/** Sums the moves of each departure, always in the same order, so that no two transactions deadlock. */
function netted(moves: readonly SeatMove[]): SeatMove[] {
  const byDeparture = new Map<string, SeatMove>()
  for (const { departure_id, held, confirmed } of moves) {
    const sum = byDeparture.get(departure_id) ?? { departure_id, held: 0, confirmed: 0 }
    byDeparture.set(departure_id, { departure_id, held: sum.held + held, confirmed: sum.confirmed + confirmed })
  }
  return [...byDeparture.values()].toSorted((a, b) => (a.departure_id < b.departure_id ? -1 : 1))
}

/**
 * The only way to move seats: one conditional update per departure, `held + confirmed` never above the capacity (product §4).
 * Must run inside the transaction that writes what the seats are for.
 */
export const moveSeats: MoveSeats = async (tx, moves) => {
  for (const { departure_id, held, confirmed } of netted(moves)) {
    if (held === 0 && confirmed === 0) continue
    const taken = held + confirmed
    const [moved] = await tx
      .update(departure)
      .set({ held: sql`${departure.held} + ${held}`, confirmed: sql`${departure.confirmed} + ${confirmed}` })
      .where(
        and(
          eq(departure.id, departure_id),
          taken > 0 ? sql`${departure.held} + ${departure.confirmed} + ${taken} <= ${departure.capacity}` : undefined,
        ),
      )
      .returning({ id: departure.id })
    if (!moved) throw new Refusal(409, 'booking.soldOut')
  }
}
