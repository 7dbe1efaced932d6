import { randomBytes } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { inject } from 'vitest'
import { type Connection, type ConnectOptions, connect, type Db } from '#server/db/connect'
import { atEnd } from '#tests/support/ending'
import { empty, poolUntil, type Warm, warmDatabase } from '#tests/support/warm'

/** A migrated and empty database on a real PostgreSQL. */
export interface TestDatabase extends Connection {
  url: string
}

/** Options of `ownDatabase` besides those of the connection. */
interface OwnDatabaseOptions extends ConnectOptions {
  /** The text after `create database`; without it the database is a clone of the migrated template. */
  createdWith?: string
}

let administrator: Promise<pg.Client> | undefined

async function administratorOf(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

/** Runs one statement as the administrator of the test run's PostgreSQL, on one connection per worker. */
export async function administer(statement: string): Promise<void> {
  administrator ??= administratorOf(inject('postgres').url)
  await (await administrator).query(statement)
}

async function create(createdWith?: string): Promise<{ name: string; url: string }> {
  const { url, clone, prefix } = inject('postgres')
  const name = prefix + randomBytes(6).toString('hex')
  await administer(`create database ${name} ${createdWith ?? clone}`)
  return { name, url: Object.assign(new URL(url), { pathname: `/${name}` }).href }
}

const drop = (name: string) => administer(`drop database ${name} with (force)`)

/**
 * A newly created database that is not reused, for tests that stop servers, run several of them, migrate, or open their pool in
 * another way. It is dropped at the end of the test that requested it, otherwise of the file.
 */
export async function ownDatabase({ createdWith, ...options }: OwnDatabaseOptions = {}): Promise<TestDatabase> {
  const { name, url } = await create(createdWith)
  const connection = connect(url, options)
  atEnd(async () => {
    await connection.close()
    await drop(name)
  })
  return { ...connection, url }
}

/** The worker's databases that no test is using. */
const free: Warm[] = []

async function giveBack(warm: Warm): Promise<void> {
  let isGood = false
  try {
    isGood = await empty(warm)
  } finally {
    if (isGood) free.push(warm)
    else {
      // Not awaited: an open connection would keep the pool from ending.
      warm.connection.close().catch(() => {})
      await drop(warm.name)
    }
  }
}

/**
 * One of the worker's databases, which are emptied after each test instead of created: that takes a tenth of the time. It is
 * returned at the end of the test that requested it, otherwise of the file; the test fails if it left a connection or a query
 * open.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const warm = free.pop() ?? (await warmDatabase(await create()))
  warm.uses++
  let isOver = false
  const close = async () => {
    if (isOver) return
    isOver = true
    await giveBack(warm)
  }
  atEnd(close)
  const pool = poolUntil(warm.connection.pool, () => isOver)
  return { db: drizzle(pool), pool, close, url: warm.url }
}

/** Opens the connections of the pool, so that queries started together also run together. */
export async function openConnections(db: Db, count = 10): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => db.execute('select 1')))
}

/** The number of queries that wait for a lock. */
export async function blockedQueries(db: Db): Promise<number> {
  const waiting = "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  return (await db.execute(waiting)).rows.length
}
