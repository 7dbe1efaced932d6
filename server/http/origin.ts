import type { Context, MiddlewareHandler } from 'hono'
import type { Endpoint } from '#contract/endpoint'
import { Refusal } from '#server/refusal'
import type { Settings } from '#server/settings'
import type { Env } from './env'

/**
 * Refuses what a page of another site could send from a visitor's browser: a body not declared as JSON, which is all a form can
 * send (415), and an unauthenticated write that the browser marks as cross-site (403). A request with a token does not come from
 * such a page.
 */
export function refuseForeign({ method, auth, files, body }: Endpoint, { req }: Context): void {
  if (method === 'get') return
  if (auth === 'none' && req.header('sec-fetch-site') === 'cross-site') throw new Refusal(403, 'general.forbidden')
  if (!body) return
  const type = req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  const isForm = files !== undefined && type === 'multipart/form-data'
  if (type !== 'application/json' && !isForm) throw new Refusal(415, 'general.mediaType')
}

/** The names of this machine itself. */
const ours = /^(?:localhost|(?:[\w-]+\.)+localhost|127\.0\.0\.1|\[::1\])$/i

/**
 * Admits only requests that address the server by its own name: a page on another name that was made to resolve to this machine
 * must not reach the mailbox and the local replacements of services.
 */
export const ownHostOnly =
  ({ APP_URL }: Pick<Settings, 'APP_URL'>): MiddlewareHandler<Env> =>
  async (c, next) => {
    const { hostname } = new URL(c.req.url)
    if (!ours.test(hostname) && hostname !== new URL(APP_URL).hostname) throw new Refusal(403, 'general.ownHost')
    await next()
  }
