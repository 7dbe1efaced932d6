import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartProblem } from '#server/problem'

function socketOf(name: string) {
  const key = `naru-${createHash('sha256').update(name).digest('hex').slice(0, 24)}`
  if (process.platform === 'linux') return `\0${key}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${key}` : path.join(tmpdir(), `${key}.sock`)
}

const listen = (at: string) =>
  new Promise<Server | undefined>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(at, () => resolve(server))
  })

const isDeserted = (at: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(at)
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true))
    socket.once('close', () => socket.destroy())
  })

/**
 * Runs `work` while no other process of this computer runs any under the same name. The lock is a listening socket, because the
 * system releases that when a process is killed, which it does not do with a lock file.
 */
export async function withHostLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const at = socketOf(name)
  let server = await listen(at)
  for (let tries = 0; !server; tries++) {
    if (tries > 1800)
      throw new StartProblem(`Another start has been busy with ${name} for three minutes: stop it first.`)
    // Only where the socket is a file can one be left behind.
    if (at.startsWith('/') && (await isDeserted(at))) await rm(at, { force: true })
    await pause(100)
    server = await listen(at)
  }
  try {
    return await work()
  } finally {
    server.close()
  }
}
