import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

interface Rows<R> {
  as(alias: string): SQLWrapper
  readonly _: { readonly result: R }
}

/**
 * All rows of a query as one value, so that a list comes along with the row it belongs to and costs no statement of its
 * own. Columns keep the names they have in the database, and values are what JSON has: no instants and no bytes.
 */
export const jsonRows = <R>(query: Rows<R>): SQL<R> =>
  sql<R>`(select coalesce(json_agg(item), '[]') from ${query.as('item')})`
