import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { Refusal } from '#server/refusal'
import type { Settings } from '#server/settings'
import type { Env } from './env'

/** Most bytes of a whole body that brings files. */
export const filesBytes = 24 * 1024 * 1024

/** How many bodies that bring files may come in at once, in all and from one address. */
const atOnce = { all: 48, address: 12 } as const

/** Longer than any request may take, in milliseconds: what is older was left behind by a server that died. */
const forgotten = 15 * 60_000

const folderOf = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>) => path.join(DATA_DIR, 'incoming')

/** Removes files of requests that a server did not live to answer. */
export async function sweepIncoming(settings: Pick<Settings, 'DATA_DIR'>, now: Date): Promise<void> {
  const folder = folderOf(settings)
  for (const name of await readdir(folder).catch(() => [])) {
    const at = path.join(folder, name)
    const { mtimeMs } = await stat(at).catch(() => ({ mtimeMs: now.getTime() }))
    if (now.getTime() - mtimeMs > forgotten) await rm(at, { recursive: true, force: true })
  }
}

/**
 * Gives a call that may bring files a folder for them, made when it is asked for and removed when the call has been answered,
 * however it ended. Refuses with 413 what says itself that it is too large, and with 503 when too many come in at once.
 */
export function incoming(settings: Pick<Settings, 'DATA_DIR'>): MiddlewareHandler<Env> {
  const addresses = new Map<string, number>()
  let all = 0
  const count = (ip: string, by: 1 | -1) => {
    const now = (addresses.get(ip) ?? 0) + by
    if (now > 0) addresses.set(ip, now)
    else addresses.delete(ip)
    all += by
  }
  return async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) > filesBytes) throw new Refusal(413, 'general.tooLarge')
    const ip = c.get('ip')
    let folder: Promise<string> | undefined
    c.set('incoming', () => {
      if (folder) return folder
      if (all >= atOnce.all || (addresses.get(ip) ?? 0) >= atOnce.address)
        throw new Refusal(503, 'general.picturesBusy')
      count(ip, 1)
      folder = mkdir(folderOf(settings), { recursive: true }).then(() =>
        mkdtemp(path.join(folderOf(settings), 'call-')),
      )
      return folder
    })
    try {
      await next()
    } finally {
      if (folder) {
        count(ip, -1)
        await folder.then((made) => rm(made, { recursive: true, force: true })).catch(() => {})
      }
    }
  }
}
