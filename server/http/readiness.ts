import type { Hono } from 'hono'
import type { Db } from '#server/db/connect'
import type { Env } from './env'

/** The state of the process that `/readyz` reports. */
export interface Readiness {
  ready: boolean
  /** The database over a connection of its own: a rush must not make a server look dead that works. */
  db?: Db
}

/**
 * The database is asked again once its answer is a second old. Until that is three seconds old no request waits for the next: in a
 * rush it comes late, and a working server would look slow.
 */
const freshMs = 1_000
const goodMs = 3_000

/**
 * Mounts `/healthz`, which answers while the process lives, and `/readyz`, which asks the database too: 503 where that does not
 * answer or the process is stopping. Requests that come while the database is being asked share its answer. An answer that did not come
 * counts at once.
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
    // A request that does not wait does not learn it; the next one does.
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
