import type { Hono } from 'hono'
import type { Version } from '#server/version'
import type { Env } from './env'

/** Mounts GET /version.json, a plain file that must not be cached (product §7). */
export function mountVersion(app: Hono<Env>, version: Version): void {
  app.get('/version.json', (c) => {
    c.header('Cache-Control', 'no-store')
    return c.json({ version: version.version, date: version.date })
  })
}
