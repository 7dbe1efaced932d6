import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Hono } from 'hono'
import type { Endpoint } from '#contract/endpoint'
import type { Env } from './env'
import { openApi } from './openapi'
import { accepts } from './page-request'

const folder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const files: Record<string, string> = { 'swagger-ui-bundle.js': 'text/javascript', 'swagger-ui.css': 'text/css' }

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Naru API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="api"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/init.js"></script>
  </body>
</html>
`

const init = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true, validatorUrl: null, tryItOutEnabled: true })`

// The library writes its own style elements; nothing else runs on this page.
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** Returns the file as it is and compressed. Done once: each compression would take a tenth of a second. */
async function packed(plain: Buffer) {
  return { plain: new Uint8Array(plain), zipped: new Uint8Array(await promisify(gzip)(plain)) }
}

/** Mounts a file that is read and compressed at its first request. */
function mountPacked(app: Hono<Env>, path: string, read: () => Promise<Buffer>, headers: Record<string, string>): void {
  let made: ReturnType<typeof packed> | undefined
  app.get(path, async (c) => {
    made ??= read().then(packed)
    const { plain, zipped } = await made.catch((error: unknown) => {
      // The next request tries again.
      made = undefined
      throw error
    })
    const takesGzip = accepts(c, 'gzip')
    if (takesGzip) c.header('Content-Encoding', 'gzip')
    c.header('Vary', 'Accept-Encoding')
    return c.body(takesGzip ? zipped : plain, 200, headers)
  })
}

/** Mounts /api/openapi.json, made from the contract, and /api/docs, a page to read and try it. */
export function mountDocs(app: Hono<Env>, endpoints: readonly Endpoint[], version: string): void {
  const document = async () => Buffer.from(JSON.stringify(openApi(endpoints, version)))
  mountPacked(app, '/api/openapi.json', document, { 'Content-Type': 'application/json' })
  app.get('/api/docs', (c) => c.html(page, 200, { 'Content-Security-Policy': policy }))
  app.get('/api/docs/init.js', (c) => c.body(init, 200, { 'Content-Type': 'text/javascript' }))
  for (const [file, type] of Object.entries(files))
    mountPacked(app, `/api/docs/${file}`, () => readFile(path.join(folder, file)), {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=86400',
    })
}
