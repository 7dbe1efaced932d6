import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { DaySpan } from '#contract/days'
import { departure, product, productOption } from './catalog.table'

/**
 * Returns the days that a search asks for: one end alone means a single day, and days before `first`, the first day that can be
 * booked, are ignored (product §5). Null if no day is asked for, 'past' if none is left.
 */
export function requestedDays({ from, to }: { from?: string; to?: string }, first: string): DaySpan | 'past' | null {
  const start = from ?? to
  const end = to ?? from
  if (!start || !end) return null
  if (end < first) return 'past'
  return { from: start < first ? first : start, to: end }
}

/**
 * Matches products with `people` seats in one departure on one of the days. A departure without a reservation has no row in the
 * ledger and all its seats. Options are found by the product index, ledger rows by the departure key; `offset 0` keeps it a
 * subquery per product, evaluated only for the products read and only up to the first match.
 */
export const hasSeats = (
  { from, to }: Record<keyof DaySpan, string | Placeholder>,
  people: number | PgColumn | SQL,
): SQL => sql`exists (
  select from (
    select o.id, o.capacity, o.start_times, o.closed_weekdays, o.closed_days,
      greatest(o.option_start_date, ${from}::date) as first, least(o.option_end_date, ${to}::date) as last
    from ${productOption} o
    where o.product_id = ${product.id} and o.status = 'open'
      and o.option_end_date >= ${from}::date and o.option_start_date <= ${to}::date
  ) as runs
  cross join lateral (select runs.first + n as day from generate_series(0, runs.last - runs.first) as n) as days
  cross join lateral unnest(runs.start_times) as start_time
  where extract(dow from day)::int <> all (runs.closed_weekdays)
    and to_char(day, 'YYYY-MM-DD') <> all (runs.closed_days)
    and coalesce((
      select d.capacity - d.held - d.confirmed from ${departure} d
      where d.option_id = runs.id and d.date = day and d.start_time = start_time.start_time
    ), runs.capacity) >= ${people}
  offset 0
)`
