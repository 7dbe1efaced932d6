import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that have come and are not answered yet. */
export interface InFlight {
  /** On one connection: browsers and proxies wait for an answer before they send the next. */
  connection: number
  /** On all of them. */
  all: number
}

export const usualInFlight: InFlight = { connection: 8, all: 1_000 }

/** They say whether the process lives: a rush must not make a working server look dead. */
const probes = new Set(['/healthz', '/readyz'])

/**
 * Lets only so many requests through at once. A connection that brings more before it is answered, by HTTP pipelining, is
 * ended, because Node would begin every request of a packet at once; beyond the bound of all connections the answer is 503.
 */
export function boundInFlight(
  listener: RequestListener,
  { connection, all }: InFlight = usualInFlight,
): RequestListener {
  const perSocket = new WeakMap<Socket, number>()
  let total = 0
  return (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    // What came in the same packet as the request for which the connection was ended.
    if (socket.destroyed) return
    const here = (perSocket.get(socket) ?? 0) + 1
    if (here > connection) return void socket.destroy()
    perSocket.set(socket, here)
    total++
    response.once('close', () => {
      perSocket.set(socket, (perSocket.get(socket) ?? 1) - 1)
      total--
    })
    if (total <= all || probes.has(request.url ?? '')) return listener(request, response)
    response.writeHead(503, { 'Retry-After': '5', Connection: 'close', 'Content-Length': '0' }).end()
  }
}
