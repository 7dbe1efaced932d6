import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'

/** What every request carries through hono. */
export interface Env {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; log: Logger; ip: string }
}
