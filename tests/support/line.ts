import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A network line to a database. */
export interface Line {
  /** The address of the database, through this line. */
  url: string
  /** From now on nothing sent on the open connections arrives, without an error; new connections work. */
  goDead(): void
  /**
   * Holds up the next commit of a transaction that has sent this text: the commit has arrived or not, and its confirmation never
   * does. Resolves at that point.
   */
  holdCommit(after: string, how: 'arrived' | 'not sent'): Promise<void>
}

/** A commit as a client sends it. */
const commit = 'commit\0'

/** A line to the database at that address, for the duration of one test. */
export async function aLine(url: string): Promise<Line> {
  const { hostname, port } = new URL(url)
  const living = new Set<Socket>()
  const sockets = new Set<Socket>()
  let held: { after: string; how: 'arrived' | 'not sent'; done: () => void } | undefined
  const pass = (from: Socket, to: Socket, isHeld: (chunk: Buffer) => boolean) => {
    living.add(from)
    sockets.add(from)
    from.on('data', (chunk) => {
      if (!isHeld(chunk) && living.has(from)) to.write(chunk)
    })
    from.on('error', () => {})
    from.on('close', () => to.destroy())
  }
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    let isMeant = false
    let onBreak: (() => void) | undefined
    pass(near, far, (chunk) => {
      if (!held) return false
      isMeant ||= chunk.includes(held.after)
      if (!isMeant || !chunk.includes(commit)) return false
      const { how, done } = held
      held = undefined
      living.delete(near)
      if (how === 'arrived') {
        far.write(chunk)
        onBreak = done
      } else done()
      return true
    })
    // The line breaks where the database confirms a commit that has arrived.
    pass(far, near, () => {
      onBreak?.()
      return onBreak !== undefined
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const own = { hostname: '127.0.0.1', port: String((server.address() as AddressInfo).port) }
  return {
    url: Object.assign(new URL(url), own).href,
    goDead: () => living.clear(),
    holdCommit: (after, how) =>
      new Promise((done) => {
        held = { after, how, done }
      }),
  }
}
