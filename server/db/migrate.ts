import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { checkDatabase, connectionProblem } from '#server/db/check'
import { locks } from '#server/db/locks'
import { StartProblem } from '#server/problem'
import { root } from '#server/root'

/**
 * Timestamp of the last migration of the start, into which all earlier ones were joined: a database whose newest migration is
 * older cannot be upgraded.
 */
const start = 1_795_738_971_086

/** Throws `StartProblem` for a database that was begun before the migrations were joined. */
async function checkBeginning(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  )
  if (!tables[0]?.there) return
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  )
  const newest = rows[0]?.newest
  if (newest && Number(newest) < start)
    throw new StartProblem(
      'This database was made by a version whose tables cannot be brought on. Start with an empty one.',
    )
}

/**
 * Checks the database and applies all migrations. Any number of servers can do so concurrently: one works, the others wait for
 * its lock and find nothing left to do. Throws `StartProblem` for a database that the product cannot use.
 */
export async function migrate(url: string): Promise<void> {
  // A connection of its own: the lock belongs to the connection, and a pool could run the next query on another.
  const client = new pg.Client({
    connectionString: url,
    application_name: 'naru migrations',
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw connectionProblem(error as Error)
  }
  try {
    await client.query('select pg_advisory_lock($1)', [locks.migrations])
    await checkDatabase(client)
    await checkBeginning(client)
    await applyMigrations(drizzle(client), { migrationsFolder: path.join(root, 'server/db/migrations') })
  } finally {
    await client.end()
  }
}
