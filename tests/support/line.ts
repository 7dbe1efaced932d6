import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** The way to a database, as it leads through a network. */
export interface Line {
  /** Of the database at its other end. */
  url: string
  /** From now on nothing that is sent on the open connections arrives, and nobody says so; new ones work. */
  goDead(): void
}

/** A line to the database of that address, for the time of one test. */
export async function aLine(url: string): Promise<Line> {
  const { hostname, port } = new URL(url)
  const living = new Set<Socket>()
  const sockets = new Set<Socket>()
  const pass = (from: Socket, to: Socket) => {
    living.add(from)
    sockets.add(from)
    from.on('data', (chunk) => living.has(from) && to.write(chunk))
    from.on('error', () => {})
    from.on('close', () => to.destroy())
  }
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    pass(near, far)
    pass(far, near)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const own = { hostname: '127.0.0.1', port: String((server.address() as AddressInfo).port) }
  return { url: Object.assign(new URL(url), own).href, goDead: () => living.clear() }
}
