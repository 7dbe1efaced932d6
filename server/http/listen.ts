import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { StartProblem } from '#server/problem'
import { boundConnections } from './connections'
import { boundInFlight, type Listener } from './in-flight'
import { endSlowBodies, type Pace, usualPace } from './slow-bodies'
import { inTurns } from './turns'

/** In milliseconds; longer than the idle time of usual proxies, so that this server never closes a connection that they reuse. */
const keepAlive = 65_000
/** How long requests under way can take to end once the server stops, in milliseconds. */
const drainTime = 10_000

/** Options of a server; `hops` is how many proxies in front are trusted to name the client. */
export interface HttpOptions {
  pace?: Pace
  hops?: number
}

/**
 * Creates a server that is not listening yet. It ends requests whose headers or bodies trickle in, and responses that the client
 * does not read, and it bounds what one connection and one network send concurrently.
 */
export function createHttpServer(listener: Listener, { pace = usualPace, hops = 0 }: HttpOptions = {}): Server {
  const server = createServer(
    {
      keepAliveTimeout: keepAlive,
      headersTimeout: Math.min(keepAlive + 1000, pace.whole),
      requestTimeout: pace.whole,
      connectionsCheckingInterval: pace.look,
    },
    boundInFlight(inTurns(listener), undefined, hops),
  )
  server.setTimeout(pace.still)
  if (hops === 0) boundConnections(server)
  endSlowBodies(server, pace)
  return server
}

/** Starts to listen. Resolves with the port. Throws `StartProblem` when the port cannot be used. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const problems: Record<string, string> = {
        EADDRINUSE: `Port ${port} is already in use: stop the program that uses it, or set PORT.`,
        EACCES: `Port ${port} may not be used by this user: set PORT to one above 1023.`,
        EADDRNOTAVAIL: `HOST ${host} is not an address of this computer.`,
        ENOTFOUND: `HOST ${host} is not known.`,
      }
      const problem = problems[error.code ?? '']
      reject(problem ? new StartProblem(problem) : error)
    })
    // Without a host Node listens on both families, or on IPv4 alone where IPv6 is not available.
    server.listen({ port, host: host === '::' ? undefined : host }, () =>
      resolve((server.address() as AddressInfo).port),
    )
  })
}

/**
 * Continues to answer for `delay` milliseconds, so that load balancers notice and switch to another server. Every response closes
 * its connection: one that is closed while idle may have a request on its way.
 */
export async function takeLeave(server: Server, delay: number): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  await pause(delay)
}

/** Stops accepting, lets the requests under way end, and cuts off those that take longer than ten seconds. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // A kept-alive connection becomes idle only after its last response, and would then delay the end.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), drainTime)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}
