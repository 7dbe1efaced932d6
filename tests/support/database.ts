import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject, onTestFinished } from 'vitest'
import { type Connection, type ConnectOptions, connect, type Db } from '#server/db/connect'

/** A database of one's own, migrated and empty, on a real PostgreSQL. */
export interface TestDatabase extends Connection {
  url: string
}

/** Options of `testDatabase` beside those of the connection. */
export interface TestDatabaseOptions extends ConnectOptions {
  /** What follows `create database`; without it the database is a clone of the migrated template. */
  createdWith?: string
}

const open = new Set<() => Promise<void>>()
let administrator: Promise<pg.Client> | undefined
afterAll(async () => {
  for (const drop of open) await drop()
  await (await administrator)?.end()
  administrator = undefined
})

async function administratorOf(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

/** Runs one statement as the administrator of the test run's PostgreSQL, on one connection for a test file. */
export async function administer(statement: string): Promise<void> {
  administrator ??= administratorOf(inject('postgres').url)
  await (await administrator).query(statement)
}

/** A fresh database, dropped at the end of the test it was asked for in, or else of the file. */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { createdWith, ...connectOptions } = options
  const { url, clone, prefix } = inject('postgres')
  const name = prefix + randomBytes(6).toString('hex')
  await administer(`create database ${name} ${createdWith ?? clone}`)
  const own = Object.assign(new URL(url), { pathname: `/${name}` }).href
  const connection = connect(own, connectOptions)
  const drop = async () => {
    open.delete(drop)
    await connection.close()
    await administer(`drop database ${name} with (force)`)
  }
  open.add(drop)
  try {
    onTestFinished(drop)
  } catch {
    // Not in a test: it lives as long as the file.
  }
  return { ...connection, url: own }
}

/** Opens the connections of the pool, so that what starts together then also runs together. */
export async function openConnections(db: Db, count = 10): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => db.execute('select 1')))
}
