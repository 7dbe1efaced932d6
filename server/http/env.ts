import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'

/** What every request carries through hono. */
export interface Env {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    log: Logger
    ip: string
    /** A folder for the files of a call that may bring some. Throws 503 when too many come in at once. */
    incoming: () => Promise<string>
  }
}
