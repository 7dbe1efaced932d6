import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { Refusal } from '#server/refusal'
import type { Settings } from '#server/settings'
import { networksOf } from './address'
import type { Env } from './env'
import { counts, sharesOf } from './shares'

/** Maximum bytes of a whole body with files. */
export const filesBytes = 24 * 1024 * 1024

/** How many bodies with files can arrive concurrently, in all and from one network. */
const atOnce = { all: 48, network: 12 } as const

/** Longer than any request can take, in milliseconds: older files were left behind by a server that died. */
const forgotten = 15 * 60_000

const folderOf = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>) => path.join(DATA_DIR, 'incoming')

/** Removes files of requests that were never answered because their server died. */
export async function sweepIncoming(settings: Pick<Settings, 'DATA_DIR'>, now: Date): Promise<void> {
  const folder = folderOf(settings)
  for (const name of await readdir(folder).catch(() => [])) {
    const at = path.join(folder, name)
    const { mtimeMs } = await stat(at).catch(() => ({ mtimeMs: now.getTime() }))
    if (now.getTime() - mtimeMs > forgotten) await rm(at, { recursive: true, force: true })
  }
}

/**
 * Provides a request that may have files with a folder for them, created on demand and removed when the request has been
 * answered, whatever the outcome. Refuses with 413 when the declared length is too large, and with 503 when too many bodies
 * arrive concurrently.
 */
export function incoming(settings: Pick<Settings, 'DATA_DIR'>): MiddlewareHandler<Env> {
  const senders = counts()
  let all = 0
  return async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) > filesBytes) throw new Refusal(413, 'general.tooLarge')
    const shares = sharesOf(networksOf(c.get('ip')), atOnce.network)
    let folder: Promise<string> | undefined
    c.set('incoming', () => {
      if (folder) return folder
      if (all >= atOnce.all || !senders.haveRoom(shares)) throw new Refusal(503, 'general.picturesBusy')
      all++
      senders.add(shares, 1)
      folder = mkdir(folderOf(settings), { recursive: true }).then(() =>
        mkdtemp(path.join(folderOf(settings), 'call-')),
      )
      return folder
    })
    try {
      await next()
    } finally {
      if (folder) {
        all--
        senders.add(shares, -1)
        await folder.then((made) => rm(made, { recursive: true, force: true })).catch(() => {})
      }
    }
  }
}
