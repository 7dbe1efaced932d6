import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { root } from '#server/root'
import type { Env } from './env'

const year = 'public, max-age=31536000, immutable'
/** The worker of a page can fetch from this origin only, and nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'"
const hour = 'public, max-age=3600'

/**
 * Serves the built client: hashed files are immutable, public ones cached for an hour; compressed copies are sent if they exist.
 */
export function assets(app: Hono<Env>): void {
  const dist = path.relative(process.cwd(), path.join(root, 'dist/client'))
  const files = serveStatic({
    root: dist || '.',
    precompressed: true,
    onFound: (file, c) => {
      c.header('Cache-Control', file.includes('/assets/') ? year : hour)
      if (/-worker\.js(?:\.\w+)?$/.test(file)) c.header('Content-Security-Policy', workerPolicy)
    },
  })
  app.get('/assets/*', files)
  // A file at the top, never the shell or Vite's manifest.
  app.get('/:file{[\\w-]+\\.(?!html$)[a-z0-9]+}', files)
  for (const folder of ['/icons/*', '/social/*']) app.get(folder, files)
}
