import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { checkDatabase, connectionProblem } from '#server/db/check'
import { locks } from '#server/db/locks'
import { root } from '#server/root'

/**
 * Checks the database and brings it to the newest migration. Any number of servers may do so at once: one works, the others wait for
 * its lock and find nothing left to do. Throws `StartProblem` for a database that cannot carry the product.
 */
export async function migrate(url: string): Promise<void> {
  // A connection of its own: the lock belongs to the connection, and a pool would hand the next query to another.
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
    await applyMigrations(drizzle(client), { migrationsFolder: path.join(root, 'server/db/migrations') })
  } finally {
    await client.end()
  }
}
