import type { Hono } from 'hono'
import type { Db } from '#server/db/connect'
import type { Env } from './env'

/** The state of the process that `/readyz` tells. */
export interface Readiness {
  ready: boolean
  /** The database over a connection that nobody else waits for: a rush must not make a server look dead that works. */
  db?: Db
}

/**
 * For how long an answer of the database counts, in milliseconds: in a rush its next one waits for a turn of the event loop of
 * its own, and whoever asks would wait twice. One that did not come counts for nothing.
 */
const fresh = 1_000

/**
 * Mounts `/healthz`, which answers while the process lives, and `/readyz`, which asks the database too: 503 where that does not
 * answer or the process is stopping. Whoever asks while the database is being asked is told the same.
 */
export function mountReadiness(app: Hono<Env>, readiness: Readiness, db: Db, now = () => performance.now()): void {
  let asking: Promise<unknown> | undefined
  let answered = Number.NEGATIVE_INFINITY
  const ask = () => {
    if (now() - answered < fresh) return
    asking ??= (readiness.db ?? db)
      .execute('select 1')
      .then(() => {
        answered = now()
      })
      .finally(() => {
        asking = undefined
      })
    return asking
  }
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    if (!readiness.ready) return c.text('stopping', 503)
    try {
      await ask()
      return c.text('ready')
    } catch {
      return c.text('database', 503)
    }
  })
}
