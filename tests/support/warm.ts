import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { type Connection, connect } from '#server/db/connect'

/** A database reused by consecutive tests, on connections that stay open. */
export interface Warm {
  name: string
  url: string
  connection: Connection
  /** The fingerprint of its schema when it was cloned. */
  shape: string
  uses: number
}

/** Deletes leave dead rows behind; an occasional clone costs less than vacuuming. */
const usesAtMost = 200

/** Milliseconds for pending work to finish: work still running then will not end on its own. */
const usualPatience = 5_000

const emptied = async (client: pg.ClientBase) =>
  (await client.query<{ shape: string }>({ name: 'emptied', text: 'select test.emptied() as shape' })).rows[0]?.shape ??
  ''

/** Opens connections to a fresh clone. */
export async function warmDatabase({ name, url }: Pick<Warm, 'name' | 'url'>): Promise<Warm> {
  const connection = connect(url)
  const client = await connection.pool.connect()
  try {
    return { name, url, connection, shape: await emptied(client), uses: 0 }
  } finally {
    client.release()
  }
}

/** The pool for a single test: once `isOver` returns true it refuses, like a closed pool. */
export function poolUntil(pool: pg.Pool, isOver: () => boolean): pg.Pool {
  return new Proxy(pool, {
    get(target, key) {
      if ((key === 'connect' || key === 'query') && isOver()) {
        throw new Error('The test that asks the database is over')
      }
      return Reflect.get(target, key, target)
    },
  })
}

async function until(isSo: () => boolean | Promise<boolean>, patience: number): Promise<boolean> {
  for (const end = performance.now() + patience; performance.now() < end; await wait(2)) if (await isSo()) return true
  return false
}

const isQuiet = ({ idleCount, totalCount, waitingCount }: pg.Pool) => waitingCount === 0 && idleCount === totalCount

/** Other connections to the database. */
const strangers = `select concat(application_name, ': ', query) as doing from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> all($1)`

type Pooled = pg.PoolClient & { processID: number }

/**
 * Empties a database after a test, on all its connections. Returns whether the next test can use it: not if its schema was
 * changed, or it was used often. Throws with the work that the test has left running.
 */
export async function empty(
  { connection: { pool }, shape, uses }: Warm,
  patience: number = usualPatience,
): Promise<boolean> {
  if (!(await until(() => isQuiet(pool), patience)))
    throw new Error('A query or transaction of this test was left open')
  const clients = (await Promise.all(
    Array.from({ length: Math.max(1, pool.totalCount) }, () => pool.connect()),
  )) as Pooled[]
  try {
    const [first] = clients
    if (!first) return false
    await Promise.all(
      clients.map((client) => client.query('reset all; select pg_advisory_unlock_all(); unlisten *; discard temp')),
    )
    const pids = clients.map(({ processID }) => processID)
    let left: string[] = []
    const alone = await until(async () => {
      left = (await first.query<{ doing: string }>(strangers, [pids])).rows.map(({ doing }) => doing)
      return left.length === 0
    }, patience)
    if (!alone) throw new Error(`This test has left a connection open – ${left.join(', ')}`)
    return (await emptied(first)) === shape && uses < usesAtMost
  } finally {
    for (const client of clients) client.release()
  }
}
