import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { root } from '#server/root'
import type { Env } from './env'

const year = 'public, max-age=31536000, immutable'
const hour = 'public, max-age=3600'

/** The built client's files: hashed ones for ever, public ones for an hour; compressed twins are sent where they exist. */
export function assets(app: Hono<Env>): void {
  const dist = path.relative(process.cwd(), path.join(root, 'dist/client'))
  const files = serveStatic({
    root: dist || '.',
    precompressed: true,
    onFound: (file, c) => {
      c.header('Cache-Control', file.includes('/assets/') ? year : hour)
    },
  })
  app.get('/assets/*', files)
  // A file at the top, never the shell or Vite's manifest.
  app.get('/:file{[\\w-]+\\.(?!html$)[a-z0-9]+}', files)
  for (const folder of ['/icons/*', '/social/*']) app.get(folder, files)
}
