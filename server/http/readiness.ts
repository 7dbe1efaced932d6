import type { Hono } from 'hono'
import type { Db } from '#server/db/connect'
import type { Env } from './env'

/** The state of the process that `/readyz` reports. */
export interface Readiness {
  ready: boolean
  /** The database over a connection of its own: a rush must not make a working server look dead. */
  db?: Db
}

/**
 * The database is checked again once its last response is a second old. No request waits for the next check until that response
 * is three seconds old: in a rush it is late, and a working server would look slow.
 */
const freshMs = 1_000
const goodMs = 3_000

/**
 * Mounts `/healthz`, which answers while the process is alive, and `/readyz`, which also checks the database: 503 where the
 * database does not respond or the process is stopping. Requests that arrive during a check share it. A failed check counts
 * immediately.
 */
export function mountReadiness(app: Hono<Env>, readiness: Readiness, db: Db, now = () => performance.now()): void {
  let asking: Promise<unknown> | undefined
  let answered = Number.NEGATIVE_INFINITY
  const ask = () =>
    (readiness.db ?? db)
      .execute('select 1')
      .then(
        () => {
          answered = now()
        },
        (error: unknown) => {
          answered = Number.NEGATIVE_INFINITY
          throw error
        },
      )
      .finally(() => {
        asking = undefined
      })
  const checked = async () => {
    const age = now() - answered
    if (age < freshMs) return
    asking ??= ask()
    if (age >= goodMs) await asking
    // A request that does not wait does not see a failure; the next one does.
    else asking.catch(() => {})
  }
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    if (!readiness.ready) return c.text('stopping', 503)
    try {
      await checked()
      return c.text('ready')
    } catch {
      return c.text('database', 503)
    }
  })
}
