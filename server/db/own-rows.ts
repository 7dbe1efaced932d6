import { type AnyColumn, inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connect'

export type Row = Record<string, unknown>

/** Returns the rows of a table whose column holds one of these ids; without ids, no query is made. */
export const ownRows = async (db: Db, table: PgTable, column: AnyColumn, ids: readonly string[]): Promise<Row[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(table)
        .where(inArray(column, [...ids]))

/** Returns the ids of such rows. */
export const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => String(id))
