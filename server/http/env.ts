import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'

/** What the server adds to a request. */
interface Bindings extends HttpBindings {
  /** The request is made by a page that the server renders itself: its visitor has been counted already. */
  inProcess: true
}

/** Context that every request carries through hono. */
export interface Env {
  Bindings: Partial<Bindings>
  Variables: {
    requestId: string
    log: Logger
    ip: string
    /** Returns a folder for the files of a request that can have some. Throws 503 when too many arrive concurrently. */
    incoming: () => Promise<string>
  }
}
