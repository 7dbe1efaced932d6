import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
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

interface StatusRow<S extends string> {
  status: S
  count: number
}

function countedIn<S extends string>(
  all: readonly S[],
  rows: readonly StatusRow<S>[],
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

type RowsOfStatus<S extends string> = (only: S) => Rows

const eachByRule = <S extends string>(all: readonly S[], rowsOf: RowsOfStatus<S>, exact?: CountQuery['exact']): SQL =>
  sql.join(
    all.map(
      (only) => sql`select ${only}::text as status, count(*)::int as count from ${some(rowsOf(only), exact)} found`,
    ),
    sql` union all `,
  )

const rowsByStatus = async <S extends string>(db: Db, counts: SQL): Promise<StatusRow<S>[]> =>
  (await db.execute<StatusRow<S> & Record<string, unknown>>(counts)).rows

/**
 * Returns the number of rows of each status, including zeros, and the total of the requested one, or of all. `rowsOf` is a query of
 * one column, the status, of all rows or of those of one status. One query, and one more for more than `countedRows` rows.
 */
export async function countByStatus<S extends string>(
  db: Db,
  all: readonly S[],
  rowsOf: (only?: S) => Rows,
  query: StatusCountQuery<S>,
): Promise<Counted<S>> {
  const { exact } = query
  const found = await rowsByStatus<S>(
    db,
    sql`select status, count(*)::int as count from ${some(rowsOf(), exact)} found (status) group by status`,
  )
  const isCut = !exact && found.reduce((sum, { count }) => sum + count, 0) > countedRows
  return countedIn(all, isCut ? await rowsByStatus<S>(db, eachByRule(all, rowsOf)) : found, query)
}

/**
 * `countByStatus` by a filter that has an index with the status below it: one plan counts all statuses, because planning each takes
 * as long as counting it. Without such an index that plan reads the whole table. `only` is an expression. One query.
 */
export const countByIndex = async <S extends string>(
  db: Db,
  all: readonly S[],
  rowsOf: (only: SQL<S>) => Rows,
  query: StatusCountQuery<S>,
): Promise<Counted<S>> => {
  const ofEach = some(rowsOf(sql<S>`each.status`), query.exact)
  const counts = sql`select each.status, (select count(*)::int from ${ofEach} found) as count
    from unnest(${sql.param([...all])}::text[]) each (status)`
  return countedIn(all, await rowsByStatus<S>(db, counts), query)
}

/** `countByStatus` where only the statuses of `ruled` can have rows, each found by an index. One query. */
export async function countRuled<S extends string>(
  db: Db,
  all: readonly S[],
  { ruled, rowsOf }: { ruled: readonly S[]; rowsOf: RowsOfStatus<S> },
  query: StatusCountQuery<S>,
): Promise<Counted<S>> {
  return countedIn(all, await rowsByStatus<S>(db, eachByRule(ruled, rowsOf, query.exact)), query)
}
