import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { MergeKind } from '#contract/members-merge'
import type { MergePair, MergePart } from '#server/ports/merging'
import type { Db } from './connect'

interface Moved {
  kind: MergeKind | null
  table: PgTable
  /** The column that refers to the account. */
  column: AnyColumn
  /** Columns that, together with the account, exist once: a row stays if the remaining account has one with the same values. */
  same?: readonly AnyColumn[]
  /** Further rows that stay, without being counted. */
  unless?: (pair: MergePair) => SQL
}

const joined = (parts: SQL[], by: SQL): SQL => sql.join(parts, by)

/** The columns that distinguish rows of one account: the primary key without the account. */
function keyColumns(table: PgTable, column: AnyColumn): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  const all = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
  return all.filter(({ name }) => name !== column.name)
}

/**
 * A part of a merge that moves rows by changing the column that refers to the account (`MergePart`). Rows are journaled by their
 * primary key.
 */
export function movedRows({ kind, table, column, same, unless }: Moved): MergePart {
  const { name } = getTableConfig(table)
  const owner = sql.identifier(column.name)
  const key = joined(
    keyColumns(table, column).map((each) => sql`${each}::text`),
    sql` || ' ' || `,
  )
  const equal = (same ?? []).map((each) => sql`own.${sql.identifier(each.name)} = ${each}`)
  /** Whether an account has a row with the same values. */
  const isTwinOf = (id: string) =>
    same
      ? sql`exists (select from ${table} own where own.${owner} = ${id} and ${joined(equal, sql` and `)})`
      : sql`false`
  const isOf = (pair: MergePair) =>
    sql`${column} = ${pair.other} and ${unless ? sql`not (${unless(pair)})` : sql`true`}`
  const keysOf = async (db: Db, query: SQL) => (await db.execute<{ key: string; twin: boolean }>(query)).rows
  return {
    column: `${name}.${column.name}`,
    kind,
    ...(same && { leavesTwins: true }),
    async look({ db }, pair) {
      const rows = await keysOf(
        db,
        sql`select ${key} as key, ${isTwinOf(pair.remaining)} as twin from ${table} where ${isOf(pair)} order by 1`,
      )
      const keys = (twin: boolean) => rows.filter((row) => row.twin === twin).map((row) => row.key)
      return { moving: keys(false), staying: keys(true) }
    },
    async move({ db }, pair) {
      const rows = await keysOf(
        db,
        sql`update ${table} set ${owner} = ${pair.remaining}
          where ${isOf(pair)} and not ${isTwinOf(pair.remaining)} returning ${key} as key`,
      )
      return rows.map((row) => row.key)
    },
    async giveBack({ db }, { remaining, other, keys }) {
      // A request under way during the merge can have written the same for the other account since.
      const rows = await keysOf(
        db,
        sql`update ${table} set ${owner} = ${other}
          where ${column} = ${remaining} and ${key} = any(${sql.param([...keys])}::text[])
            and not ${isTwinOf(other)} returning ${key} as key`,
      )
      return rows.length
    },
  }
}
