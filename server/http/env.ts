import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'

/** What comes with a request besides itself. */
interface Bindings extends HttpBindings {
  /** A page that is rendered here asks: whoever wants the page has been counted already. */
  inProcess: true
}

/** What every request carries through hono. */
export interface Env {
  Bindings: Partial<Bindings>
  Variables: {
    requestId: string
    log: Logger
    ip: string
    /** A folder for the files of a call that may bring some. Throws 503 when too many come in at once. */
    incoming: () => Promise<string>
  }
}
