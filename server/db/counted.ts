import { type SQLWrapper, sql } from 'drizzle-orm'
import { asCount, type Count, countedRows, sumOfCounts } from '#contract/desk-list'
import type { Db } from './connect'

/** A query of the rows to count, without a limit of its own. */
interface Rows extends SQLWrapper {
  limit(most: number): SQLWrapper
}

interface CountQuery {
  /** Counts all rows, however many there are. */
  exact?: '1' | undefined
}

/** Reads no more rows than are needed to know that there are more. */
const some = (rows: Rows, exact: CountQuery['exact']): SQLWrapper => (exact ? rows : rows.limit(countedRows + 1))

const shown = (count: number, exact: CountQuery['exact']): Count => (exact ? { count, more: false } : asCount(count))

/** Returns the number of rows of a query. One query. */
export async function countRows(db: Db, rows: Rows, { exact }: CountQuery = {}): Promise<Count> {
  const found = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${some(rows, exact)} found`)
  return shown(found.rows[0]?.count ?? 0, exact)
}

interface StatusCountQuery<S extends string> extends CountQuery {
  /** The status that the list is narrowed to. */
  status?: S | undefined
}

interface Counted<S extends string> {
  counts: Record<S, Count>
  total: Count
}

function countedIn<S extends string>(
  all: readonly S[],
  rows: readonly { status: S; count: number }[],
  { status, exact }: StatusCountQuery<S>,
): Counted<S> {
  const of = (key: S) => rows.find((row) => row.status === key)?.count ?? 0
  const counts = Object.fromEntries(all.map((each) => [each, shown(of(each), exact)])) as Record<S, Count>
  const statuses = status ? [status] : all
  const total = exact
    ? shown(
        statuses.reduce((sum, each) => sum + counts[each].count, 0),
        exact,
      )
    : sumOfCounts(statuses.map((each) => counts[each]))
  return { counts, total }
}

/** Returns what `countByStatus` does for a list of which these are all rows: a short list is not read a second time. */
export const countOfRows = <S extends string>(all: readonly S[], rows: readonly { status: S }[]): Counted<S> =>
  countedIn(
    all,
    all.map((status) => ({ status, count: rows.filter((row) => row.status === status).length })),
    {},
  )

/**
 * Returns the number of rows of each status, including zeros, and the total of the requested one, or of all. `rowsOf` is a query of
 * one column, the status, of all rows or of those of one status. One query, and one more for more than `countedRows` rows.
 */
export async function countByStatus<S extends string>(
  db: Db,
  all: readonly S[],
  rowsOf: (only?: S) => Rows,
  { status, exact }: StatusCountQuery<S>,
): Promise<Counted<S>> {
  type Found = { status: S; count: number }
  const first = await db.execute<Found>(
    sql`select status, count(*)::int as count from ${some(rowsOf(), exact)} found (status) group by status`,
  )
  let { rows } = first
  if (!exact && rows.reduce((sum, { count }) => sum + count, 0) > countedRows) {
    const each = all.map(
      (only) => sql`select ${only}::text as status, count(*)::int as count from ${some(rowsOf(only), exact)} found`,
    )
    const again = await db.execute<Found>(sql.join(each, sql` union all `))
    rows = again.rows
  }
  return countedIn(all, rows, { status, exact })
}
