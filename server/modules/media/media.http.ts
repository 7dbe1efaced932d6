import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import type { FileType } from '#server/decoder/job'
import type { Deps } from '#server/deps'
import type { Env } from '#server/http/env'
import { Refusal } from '#server/refusal'
import { variantOf } from './variant.service'

/** A variant of a picture and nothing else that storage holds. */
const variant = /^\/media\/((?:[a-z0-9-]+\/)*[a-z0-9-]+)-(\d{2,4})\.(avif|webp)$/
const forever = 'public, max-age=31536000, immutable'
const briefly = 'public, max-age=3600'

/** Mounts GET /media/…: pictures, for everybody. Uploaded documents lie elsewhere in storage and are not reached from here. */
export function mountMedia(app: Hono<Env>, deps: Pick<Deps, 'db' | 'storage' | 'log' | 'decoder'>): void {
  app.get('/media/*', async (c) => {
    const [, key, width, type] = variant.exec(c.req.path) ?? []
    const body = key ? await variantOf(deps, { key, width: Number(width), type: type as FileType }) : null
    if (!key || !body) throw new Refusal(404, 'general.notFound')
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    c.header('ETag', etag)
    // Keys below pictures/ name one picture for ever; the others name a place whose picture may be changed.
    c.header('Cache-Control', key.startsWith('pictures/') ? forever : briefly)
    const known = c.req.header('if-none-match') ?? ''
    if (known.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)) return c.body(null, 304)
    return c.body(new Uint8Array(body), 200, { 'Content-Type': `image/${type}` })
  })
}
