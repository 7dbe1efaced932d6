import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { type PgDatabase, PgTransaction } from 'drizzle-orm/pg-core'
import pg from 'pg'

/** The database, or a transaction on it: services take either and cannot tell. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

/** An open connection pool and the database over it. */
export interface Connection {
  db: Db
  pool: pg.Pool
  /** Waits for the queries under way, then closes every connection. */
  close(): Promise<void>
}

/** How `connect` opens the pool. Times are in milliseconds. */
export interface ConnectOptions {
  /** Connections at most. */
  max?: number
  statementTimeout?: number
  applicationName?: string
  /** Called when an idle connection breaks; the pool goes on with new ones. */
  onError?: (error: Error) => void
}

/** Opens a pool on a PostgreSQL address. Connects with the first query, not here. */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const { max = 10, statementTimeout = 10_000, applicationName = 'naru', onError = () => {} } = options
  const pool = new pg.Pool({
    connectionString: url,
    application_name: applicationName,
    max,
    keepAlive: true,
    // Waiting in line for a free connection counts as well: a rush must become a queue, not errors.
    connectionTimeoutMillis: 20_000,
    statement_timeout: statementTimeout,
    // The client gives up a little later than the server, for a server that no longer answers at all.
    query_timeout: statementTimeout + 2_000,
    idle_in_transaction_session_timeout: statementTimeout * 3,
    // Short questions of many people at once: to start workers for one of them costs more than it saves (measured: 90 ms against 10).
    options: '-c max_parallel_workers_per_gather=0 -c jit=off',
  })
  pool.on('error', onError)
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

/** The PostgreSQL error behind whatever was thrown, if there is one: drizzle wraps it. */
export function databaseError(error: unknown): pg.DatabaseError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof pg.DatabaseError) return at
  return undefined
}

/** Classes and codes of PostgreSQL, and codes of the network, that say nothing about the query. */
const away = /^(08|53|57P0)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/
const awayMessage = /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout)/

/** Whether something failed only because the database could not be reached or had no connection to give. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown }
    if ((typeof code === 'string' && away.test(code)) || awayMessage.test(at.message)) return true
  }
  return false
}

/** Whether an error says that a row would be there twice, by this constraint if one is named. */
export function uniqueViolation(error: unknown, constraint?: string): boolean {
  const cause = databaseError(error)
  return cause?.code === '23505' && (constraint === undefined || cause.constraint === constraint)
}

/** Whether somebody sent a character that no text column can hold: the one with the number zero. */
export const isUnstorableText = (error: unknown): boolean =>
  ['22021', '22P05'].includes(databaseError(error)?.code ?? '')

const serializationFailure = '40001'
const deadlock = '40P01'

/**
 * Runs `fn` in a transaction and returns its result; when PostgreSQL chose it as the victim of a conflict it runs again, three
 * times in all, so `fn` must do nothing outside the database. Within a transaction it becomes a savepoint and is not
 * run again, because only the whole can be.
 */
export async function transaction<T>(db: Db, fn: (tx: Db) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction(fn)
    } catch (error) {
      const code = databaseError(error)?.code
      if (db instanceof PgTransaction || tries === 3 || (code !== serializationFailure && code !== deadlock))
        throw error
    }
  }
}
