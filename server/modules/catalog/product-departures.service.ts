import { and, between, eq, inArray, sql } from 'drizzle-orm'
import { daysOf } from '#contract/days'
import type { Data } from '#contract/endpoint'
import type { productDesk } from '#contract/product-desk'
import type { Db } from '#server/db/connect'
import { departure, productOption } from './catalog.table'
import { listDayPrices, pricesOf } from './day-prices.service'
import { startTimesOn } from './departures.service'
import { findDeskProduct } from './product-desk.view.service'
import { type DepartureKey, keyOf } from './seats.service'

/**
 * Lists the departures of a range of days with their seats, and prices of the day if it has any: those that run, and those with
 * taken seats that do not. Four queries.
 */
export async function listDepartures(
  db: Db,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<Data<typeof productDesk.departures>> {
  await findDeskProduct(db, id)
  const options = await db
    .select()
    .from(productOption)
    .where(eq(productOption.product_id, id))
    .orderBy(productOption.position)
  const ids = options.map((option) => option.id)
  const ledger = ids.length === 0 ? [] : await ledgerOf(db, ids, from, to)
  const prices = await listDayPrices(db, ids, { from, to })
  const kept = new Map(ledger.map((row) => [`${row.option_id} ${row.date} ${row.start_time}`, row]))
  const items = options.flatMap((option) => {
    const own = prices.filter(({ option_id }) => option_id === option.id)
    return daysOf({ from, to }).flatMap((date) => {
      const running = option.status === 'open' ? startTimesOn(option, date) : []
      const taken = ledger
        .filter((row) => row.option_id === option.id && row.date === date && row.held + row.confirmed > 0)
        .map(({ start_time }) => start_time)
      return [...new Set([...running, ...taken])].toSorted().map((start_time) => {
        const row = kept.get(`${option.id} ${date} ${start_time}`)
        return {
          ...{ option_id: option.id, date, start_time },
          capacity: row?.capacity ?? option.capacity,
          held: row?.held ?? 0,
          confirmed: row?.confirmed ?? 0,
          runs: running.includes(start_time),
          prices: pricesOf(own, date),
        }
      })
    })
  })
  return { items }
}

const ledgerOf = (db: Db, options: readonly string[], from: string, to: string) =>
  db
    .select()
    .from(departure)
    .where(and(inArray(departure.option_id, [...options]), between(departure.date, from, to)))

/**
 * Sets the seats of departures, in the rows that sales take them from. Returns those that would get fewer than are taken at that
 * moment, and keep theirs.
 */
export async function setSeats(
  tx: Db,
  departures: readonly (DepartureKey & { capacity: number })[],
): Promise<DepartureKey[]> {
  if (departures.length === 0) return []
  // Always in the same order, so that two changes do not deadlock.
  const rows = departures.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const column = <T>(of: (row: (typeof rows)[number]) => T) => sql.param(rows.map(of))
  const { rows: set } = await tx.execute<{ key: string }>(sql`
    insert into ${departure} (option_id, date, start_time, capacity)
    select o, d, t, c from unnest(${column((row) => row.option_id)}::uuid[], ${column((row) => row.date)}::date[],
      ${column((row) => row.start_time)}::text[], ${column((row) => row.capacity)}::int[]) as given (o, d, t, c)
    on conflict (option_id, date, start_time) do update set capacity = excluded.capacity
    where ${departure.held} + ${departure.confirmed} <= excluded.capacity
    returning option_id || ' ' || date || ' ' || start_time as key`)
  const done = new Set(set.map(({ key }) => key))
  return rows.filter((row) => !done.has(keyOf(row)))
}
