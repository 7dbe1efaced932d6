import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { StartProblem } from '#server/problem'
import { boundConnections } from './connections'
import { boundInFlight, type Listener } from './in-flight'
import { endSlowBodies, type Pace, usualPace } from './slow-bodies'

/** Longer than the idle time of the usual proxies, so that it is never us who closes a connection they are about to use. */
const keepAlive = 65_000
/** How long requests under way may take to end once the server stops, in milliseconds. */
const drainTime = 10_000

/** What a server is made with; `hops` is how many proxies in front are trusted to say who asks. */
export interface HttpOptions {
  pace?: Pace
  hops?: number
}

/**
 * A server that answers nothing yet. Headers and bodies that trickle in are ended, and responses of which the client takes no byte;
 * what one connection and one network bring at once is bounded.
 */
export function createHttpServer(listener: Listener, { pace = usualPace, hops = 0 }: HttpOptions = {}): Server {
  const server = createServer(
    {
      keepAliveTimeout: keepAlive,
      headersTimeout: Math.min(keepAlive + 1000, pace.whole),
      requestTimeout: pace.whole,
      connectionsCheckingInterval: pace.look,
    },
    boundInFlight(listener, undefined, hops),
  )
  server.setTimeout(pace.still)
  if (hops === 0) boundConnections(server)
  endSlowBodies(server, pace)
  return server
}

/** Begins to listen; resolves with the port. Throws `StartProblem` when the port cannot be had. */
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
    // Without a host Node takes both families, or IPv4 alone where there is no other.
    server.listen({ port, host: host === '::' ? undefined : host }, () =>
      resolve((server.address() as AddressInfo).port),
    )
  })
}

/**
 * Goes on answering for so many milliseconds, so that whoever is in front finds out and turns to another server. Every
 * answer ends its connection: one that is closed while it is idle may have a request on its way.
 */
export async function takeLeave(server: Server, delay: number): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  await pause(delay)
}

/** Stops accepting, lets the requests under way end, and cuts off those that take longer than ten seconds. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // A connection kept alive becomes idle only after its last answer, and would then hold up the end.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), drainTime)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}
