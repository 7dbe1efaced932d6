import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Db } from '#server/db/connect'
import type { ViteDev } from '#server/http/vite-dev'
import type { Log } from '#server/log'
import type { PassportKey, Settings } from '#server/settings'
import type { Version } from '#server/version'

/** What the product is built from; tests put in their own. */
export interface AppDeps {
  settings: Settings
  db: Db
  log: Log
  version: Version
  passportKeys: readonly PassportKey[]
  /** Aborted as soon as the server begins to stop: `/readyz` turns, streams end. */
  stopping: AbortSignal
  /** The development server of the client, in `npm run dev` only. */
  vite?: Pick<ViteDev, 'transformIndexHtml' | 'load'>
}

/** The whole product as one `fetch`. */
export function createApp({ db, stopping, version }: AppDeps) {
  const app = new Hono()
  app.get('/healthz', (context) => context.json({ ok: true }))
  app.get('/readyz', async (context) => {
    const ready =
      !stopping.aborted &&
      (await db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ))
    return context.json({ ready }, ready ? 200 : 503)
  })
  app.get('/version.json', (context) => context.json(version))
  return app
}
