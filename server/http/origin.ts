import type { Context, MiddlewareHandler } from 'hono'
import type { Endpoint } from '#contract/endpoint'
import { Refusal } from '#server/refusal'
import type { Settings } from '#server/settings'
import type { Env } from './env'

/**
 * Refuses what another site's page could send in somebody's browser: a body that is not said to be JSON, which a form cannot
 * say (415), and a write that the browser itself says came from another site (403). Who calls with a token is no such page.
 */
export function refuseForeign({ method, auth, files, body }: Endpoint, { req }: Context): void {
  if (method === 'get') return
  if (auth === 'none' && req.header('sec-fetch-site') === 'cross-site') throw new Refusal(403, 'general.forbidden')
  if (!body) return
  const type = req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  const isForm = files !== undefined && type === 'multipart/form-data'
  if (type !== 'application/json' && !isForm) throw new Refusal(415, 'general.mediaType')
}

/** What this machine calls itself. */
const ours = /^(?:localhost|(?:[\w-]+\.)+localhost|127\.0\.0\.1|\[::1\])$/i

/**
 * Lets only those in who call the server by its own name: mails of others and the stand-ins are no business of a page on
 * another name that was made to lead to this machine.
 */
export const ownHostOnly =
  ({ APP_URL }: Pick<Settings, 'APP_URL'>): MiddlewareHandler<Env> =>
  async (c, next) => {
    const { hostname } = new URL(c.req.url)
    if (!ours.test(hostname) && hostname !== new URL(APP_URL).hostname) throw new Refusal(403, 'general.ownHost')
    await next()
  }
