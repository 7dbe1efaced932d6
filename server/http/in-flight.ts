import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { addressOf, networksOf } from './address'
import { counts, sharesOf } from './shares'

/** Requests that have come and are not answered yet, or whose work goes on. */
export interface InFlight {
  /** On one connection: browsers and proxies wait for an answer before they send the next. */
  connection: number
  /** Of one network; a /48 has twice as many. */
  network: number
  /** Of everybody. */
  all: number
  /** How long work may go on after the client has gone, in ms: what takes longer never ends, and keeps its place no more. */
  leftWork: number
}

export const usualInFlight: InFlight = { connection: 8, network: 200, all: 1_000, leftWork: 120_000 }

/** Answers a request; a promise ends with the work. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

/** They say whether the process lives: a rush must not make a working server look dead. */
const probes = new Set(['/healthz', '/readyz'])

/** Of several requests on a connection Node notifies only the first when it closes: files of the others would stay open for ever. */
function tellAll(answers: ReadonlySet<ServerResponse>): void {
  for (const response of answers) {
    if (response.socket) continue
    response.destroy()
    response.emit('close')
  }
}

/**
 * Lets only so many requests through at once. A connection that brings more before it is answered, by HTTP pipelining, is
 * ended, because Node would begin every request of a packet at once; beyond the share of a network and the bound of all the
 * answer is 503. A place is free once the request is answered, or the client has gone, and its work is done or has been given
 * up: whoever asks and goes has what he asked for counted. `hops` proxies are trusted to say who asks.
 */
export function boundInFlight(
  listener: Listener,
  { connection, network, all, leftWork }: InFlight = usualInFlight,
  hops = 0,
): (request: IncomingMessage, response: ServerResponse) => void {
  const connections = new WeakMap<Socket, Set<ServerResponse>>()
  const networks = counts()
  let total = 0

  function answersOn(socket: Socket): Set<ServerResponse> {
    const known = connections.get(socket)
    if (known) return known
    const answers = new Set<ServerResponse>()
    connections.set(socket, answers)
    socket.once('close', () => tellAll(answers))
    return answers
  }

  return (request, response) => {
    const { socket, headers } = request
    // What came in the same packet as the request for which the connection was ended.
    if (socket.destroyed) return
    const answers = answersOn(socket)
    if (answers.size >= connection) return void socket.destroy()
    const forwarded = headers['x-forwarded-for']?.toString()
    const shares = sharesOf(networksOf(addressOf(forwarded, socket.remoteAddress, hops)), network)
    const hasRoom = total < all && networks.haveRoom(shares)
    answers.add(response)
    networks.add(shares, 1)
    total++
    const closed = new Promise<void>((resolve) => {
      response.once('close', () => {
        answers.delete(response)
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

/** Resolves when work has ended in whatever way, or has gone on for so many ms more. */
function endOf(work: unknown, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience).unref()
    void Promise.allSettled([work]).then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
