import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { addressOf, networksOf } from './address'
import { counts, sharesOf } from './shares'

/** Bounds on requests that have arrived and are not answered yet, or whose work continues. */
export interface InFlight {
  /** On one connection: browsers and proxies wait for an answer before they send the next. */
  connection: number
  /** Of one network; a /48 has twice as many. */
  network: number
  /** Of all clients. */
  all: number
  /**
   * How long work can continue after the client has disconnected, in ms. Work that takes longer is assumed never to end, and
   * loses its place.
   */
  leftWork: number
}

export const usualInFlight: InFlight = { connection: 8, network: 200, all: 1_000, leftWork: 120_000 }

/** Answers a request; a returned promise resolves when the work ends. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

/** They report whether the process is alive: a rush must not make a working server look dead. */
export const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** When a connection closes, Node notifies only the first of its requests: files of the others would stay open forever. */
function closeAll(responses: ReadonlySet<ServerResponse>): void {
  for (const response of responses) {
    if (response.socket) continue
    response.destroy()
    response.emit('close')
  }
}

/**
 * Limits the number of concurrent requests. A connection that sends more before it is answered, by HTTP pipelining, is closed,
 * because Node would start every request of a packet immediately. Beyond the share of a network and the overall bound the answer
 * is 503. A place is free once the request is answered or the client has disconnected, and its work has ended or was given up:
 * work of a client that disconnects still counts. `hops` proxies are trusted to name the client.
 */
export function boundInFlight(
  listener: Listener,
  { connection, network, all, leftWork }: InFlight = usualInFlight,
  hops = 0,
): (request: IncomingMessage, response: ServerResponse) => void {
  const connections = new WeakMap<Socket, Set<ServerResponse>>()
  const networks = counts()
  let total = 0

  function responsesOn(socket: Socket): Set<ServerResponse> {
    const existing = connections.get(socket)
    if (existing) return existing
    const responses = new Set<ServerResponse>()
    connections.set(socket, responses)
    socket.once('close', () => closeAll(responses))
    return responses
  }

  return (request, response) => {
    const { socket, headers } = request
    // A request that arrived in the same packet as the one for which the connection was closed.
    if (socket.destroyed) return
    const responses = responsesOn(socket)
    if (responses.size >= connection) return void socket.destroy()
    const forwarded = headers['x-forwarded-for']?.toString()
    const shares = sharesOf(networksOf(addressOf(forwarded, socket.remoteAddress, hops)), network)
    const hasRoom = total < all && networks.haveRoom(shares)
    responses.add(response)
    networks.add(shares, 1)
    total++
    const closed = new Promise<void>((resolve) => {
      response.once('close', () => {
        responses.delete(response)
        resolve()
      })
    })
    const work =
      hasRoom || probes.has(request.url ?? '')
        ? listener(request, response)
        : response.writeHead(503, { 'Retry-After': '5', Connection: 'close', 'Content-Length': '0' }).end()
    const leave = () => {
      networks.add(shares, -1)
      total--
    }
    void closed.then(() => endOf(work, leftWork)).then(leave)
  }
}

/** Resolves when work has ended in any way, or after `patience` ms. */
function endOf(work: unknown, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience).unref()
    void Promise.allSettled([work]).then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
