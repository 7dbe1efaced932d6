import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

interface Rows<R> {
  as(alias: string): SQLWrapper
  readonly _: { readonly result: R }
}

/**
 * Returns all rows of a query as one value, so that a list is read together with the row it belongs to, without a statement of
 * its own. Columns keep their names in the database, and values are JSON: no instants and no bytes.
 */
export const jsonRows = <R>(query: Rows<R>): SQL<R> =>
  sql<R>`(select coalesce(json_agg(item), '[]') from ${query.as('item')})`
