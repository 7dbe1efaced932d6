import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { type PgDatabase, PgTransaction } from 'drizzle-orm/pg-core'
import pg from 'pg'

/** The database, or a transaction on it: services take either. */
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
  /** Maximum number of connections. */
  max?: number
  statementTimeout?: number
  /** How long a query waits for a connection. */
  connectionTimeout?: number
  applicationName?: string
  /** Called when an idle connection breaks; the pool continues with new ones. */
  onError?: (error: Error) => void
}

/**
 * For public reads: a separate pool, so that a rush of reads leaves the other connections to members who pay or sign in. A query
 * that takes too long is ended, and its request is answered 503.
 */
export const openReads = { max: 8, statementTimeout: 3_000 } as const satisfies ConnectOptions

/** For `/readyz`: a connection of its own that no rush can take. */
export const pulseReads = {
  max: 1,
  statementTimeout: 2_000,
  connectionTimeout: 3_000,
} as const satisfies ConnectOptions

/** Opens a pool on a PostgreSQL address. Connects with the first query, not here. */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const {
    max = 10,
    statementTimeout = 10_000,
    connectionTimeout = 20_000,
    applicationName = 'naru',
    onError = () => {},
  } = options
  const pool = new pg.Pool({
    connectionString: url,
    application_name: applicationName,
    max,
    keepAlive: true,
    // Includes waiting in line for a free connection: a rush must become a queue, not errors.
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: statementTimeout,
    // The client gives up a little later than the server, for a server that no longer answers at all.
    query_timeout: statementTimeout + 2_000,
    idle_in_transaction_session_timeout: statementTimeout * 3,
    // The server runs short queries for many people at the same time: starting workers for one of them costs more than it saves
    // (measured: 90 ms against 10).
    options: '-c max_parallel_workers_per_gather=0 -c jit=off',
  })
  pool.on('error', onError)
  // A connection that breaks while in use fails its query, which is reported; its unhandled event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

/** Returns the PostgreSQL error behind a thrown error, if there is one: drizzle wraps it. */
export function databaseError(error: unknown): pg.DatabaseError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof pg.DatabaseError) return at
  return undefined
}

/** PostgreSQL classes and codes, and network codes, that say nothing about the query; 57014 is a timeout. */
const away = /^(08|53|57P0|57014)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/
const awayMessage =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout)|is not queryable$/

/** Whether an error arose only because the database could not be reached, had no free connection, or took too long. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown }
    if ((typeof code === 'string' && away.test(code)) || awayMessage.test(at.message)) return true
  }
  return false
}

/** Whether an error reports a duplicate row, by this constraint if one is named. */
export function uniqueViolation(error: unknown, constraint?: string): boolean {
  const cause = databaseError(error)
  return cause?.code === '23505' && (constraint === undefined || cause.constraint === constraint)
}

/** Whether a row that other rows still refer to was to be deleted. */
export const isReferred = (error: unknown): boolean => databaseError(error)?.code === '23503'

/** Whether a request contained the one character that no text column can store: NUL. */
export const isUnstorableText = (error: unknown): boolean =>
  ['22021', '22P05'].includes(databaseError(error)?.code ?? '')

const serializationFailure = '40001'
const deadlock = '40P01'

const isWithin = (db: Db): boolean => db instanceof PgTransaction
const poolOf = (db: Db): pg.Pool => (db as Db & { $client: pg.Pool }).$client

/**
 * Runs a transaction on a connection of its own, which is returned to the pool only when it can still be used. Drizzle's own way
 * loses the connection permanently when the transaction cannot even begin, and returns one that hangs.
 */
async function onOwnConnection<T>(pool: pg.Pool, fn: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  const giveUp = (error: unknown): never => {
    if (!broken && error instanceof Error && isDatabaseAway(error)) {
      broken = error
      // Closing the connection ends the transaction: a rollback would wait for a response as long as the query did.
      client.release(error)
    }
    throw broken ?? error
  }
  try {
    return await drizzle(client).transaction((tx) => fn(tx).catch(giveUp))
  } catch (error) {
    return giveUp(error)
  } finally {
    if (!broken) client.release()
  }
}

/**
 * Runs `fn` in a transaction and returns its result. When PostgreSQL aborts it because of a conflict it is run again, up to three
 * times in all, so `fn` must do nothing outside the database. Within a transaction it becomes a savepoint and is not run again,
 * because only the whole transaction can be.
 */
export async function transaction<T>(db: Db, fn: (tx: Db) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await (isWithin(db) ? db.transaction(fn) : onOwnConnection(poolOf(db), fn))
    } catch (error) {
      const code = databaseError(error)?.code
      if (isWithin(db) || tries === 3 || (code !== serializationFailure && code !== deadlock)) throw error
    }
  }
}
