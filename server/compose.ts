import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Connection } from '#server/db/connect'
import type { ViteDev } from '#server/http/vite-dev'
import type { Lifecycle } from '#server/lifecycle'
import type { Log } from '#server/log'
import type { PassportKey, Settings } from '#server/settings'
import type { Version } from '#server/version'

/** What a running process has to offer: an open, migrated database, and its life. */
export interface Base extends Connection {
  settings: Settings
  log: Log
  version: Version
  passportKeys: readonly PassportKey[]
  life: Lifecycle
  /** The client's development server, in `npm run dev` only. */
  vite: ViteDev | undefined
}

/** Puts the product together: the outside world by the settings, demo data, jobs, and the app over them. */
export async function compose({ db, life, version }: Base): Promise<{ fetch: (request: Request) => unknown }> {
  const app = new Hono()
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    if (life.stopping.aborted) return c.text('stopping', 503)
    return db.execute(sql`select 1`).then(
      () => c.text('ready'),
      () => c.text('database', 503),
    )
  })
  app.get('/version.json', (c) => c.json(version))
  return app
}
