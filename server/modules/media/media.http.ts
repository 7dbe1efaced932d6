import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import type { Db } from '#server/db/connect'
import type { FileType } from '#server/decoder/job'
import type { Deps } from '#server/deps'
import type { Env } from '#server/http/env'
import { Refusal } from '#server/refusal'
import { isPass } from './pass.service'
import { variantOf } from './variant.service'

/** The path of a variant of a picture, with or without a pass; no other file in storage matches. */
const variant =
  /^\/media\/(?:pass\/([0-9a-z]{1,12})\.([\w-]{22})\/)?((?:[a-z0-9-]+\/){0,3}[a-z0-9-]+)-(\d{2,4})\.(avif|webp)$/
const forever = 'public, max-age=31536000, immutable'
const briefly = 'public, max-age=3600'
/** A hidden photo of a user must disappear everywhere: no cache in between can keep showing it. */
const privately = 'private, max-age=600'
const notKept = 'private, no-store'

/** Whether a picture is a user's photo or withheld; null for our own. */
export type PictureState = (db: Db, key: string) => Promise<'photo' | 'withheld' | null>

type ServiceDeps = Pick<Deps, 'db' | 'storage' | 'log' | 'decoder' | 'settings' | 'clock'>

/**
 * Mounts GET /media/…: pictures for everyone, and withheld ones for the holder of a pass. Uploaded documents are stored elsewhere
 * and cannot be reached from here.
 */
export function mountMedia(app: Hono<Env>, deps: ServiceDeps, stateOf: PictureState): void {
  app.get('/media/*', async (c) => {
    const [, until, signature, key, width, type] = variant.exec(c.req.path) ?? []
    const state = key ? await stateOf(deps.db, key) : null
    const isShown = state !== 'withheld' || isPass(deps, key ?? '', until ?? '', signature ?? '')
    const body = key && isShown ? await variantOf(deps, { key, width: Number(width), type: type as FileType }) : null
    if (!key || !body) throw new Refusal(404, 'general.notFound')
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    c.header('ETag', etag)
    // A key below pictures/ always names the same picture; other keys name a place whose picture can change.
    const ours = key.startsWith('pictures/') ? forever : briefly
    c.header('Cache-Control', state === 'withheld' ? notKept : state === 'photo' ? privately : ours)
    const etags = c.req.header('if-none-match') ?? ''
    if (etags.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)) return c.body(null, 304)
    return c.body(new Uint8Array(body), 200, { 'Content-Type': `image/${type}` })
  })
}
