import { connect, type Db } from '#server/db/connect'
import { databaseVariable } from './address'

/**
 * Changes that only time or a crowd can cause, or that take long through the pages, are written into the database of the product
 * under test.
 */
export async function inDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const url = process.env[databaseVariable]
  if (!url) throw new Error(`${databaseVariable} must name the database of the product that is running.`)
  const connection = connect(url, { max: 1 })
  try {
    return await work(connection.db)
  } finally {
    await connection.close()
  }
}
