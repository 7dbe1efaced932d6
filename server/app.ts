import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { Deps } from '#server/deps'
import { mounted } from '#server/endpoints'
import { addressOf } from '#server/http/address'
import type { KeptAnswers } from '#server/http/costly'
import type { Env } from '#server/http/env'
import { onError } from '#server/http/errors'
import type { Limits } from '#server/http/limits'
import { mount } from '#server/http/mount'
import { ownHostOnly } from '#server/http/origin'
import { mountReadiness, type Readiness } from '#server/http/readiness'
import { sharedRouter } from '#server/http/router'
import { securityHeaders } from '#server/http/security'
import type { Limited } from '#server/limiter'
import { Refusal } from '#server/refusal'

/** Builds the whole HTTP side of the product over `deps`. Pages are mounted by `server/http/page.ts`. */
export function createApp(
  deps: Deps,
  options: {
    limits: Limits
    readiness: Readiness
    /** How often streams send a heartbeat, in milliseconds. */
    beat?: number
    /** Limits costly reads; the app creates its own unless a test passes one. */
    limited?: Limited
    /** Where responses of costly reads are stored; without it they are not stored. */
    answers?: KeptAnswers
    /** Mounts routes that are not endpoints of the contract. */
    extend?: (app: Hono<Env>) => void
    /** Mounts the handler for every address that no other route matches. */
    pages?: (app: Hono<Env>) => void
  },
): Hono<Env> {
  const app = new Hono<Env>({ router: sharedRouter() })
  app.use(async (c, next) => {
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.set('log', deps.log)
    c.set(
      'ip',
      addressOf(c.req.header('x-forwarded-for'), c.env?.incoming?.socket?.remoteAddress, deps.settings.TRUST_PROXY),
    )
    c.header('X-Request-Id', requestId)
    // A host such as `xn--0` or 1.2.3.4.5 passes the HTTP layer, but cannot be parsed.
    if (!URL.canParse(c.req.url)) throw new Refusal(400, 'general.badRequest')
    const started = performance.now()
    await next()
    // The unread rest of a body would be read as the next request.
    if (c.env?.incoming?.complete === false) c.header('Connection', 'close')
    // The route pattern, never the address: addresses can carry tokens.
    deps.log.info(
      {
        request_id: requestId,
        method: c.req.method,
        route: c.req.routePath,
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    )
  })
  app.use(securityHeaders(deps.settings.NODE_ENV === 'production', deps.settings.FAIR_SLUG))
  app.onError(onError)

  mountReadiness(app, options.readiness, deps.db)
  app.use('/dev/*', ownHostOnly(deps.settings))
  mount(app, mounted, deps, options)
  options.extend?.(app)
  // Before the pages, which would answer with a page.
  app.all('/api/*', () => {
    throw new Refusal(404, 'general.notFound')
  })
  options.pages?.(app)
  app.notFound(() => {
    throw new Refusal(404, 'general.notFound')
  })
  return app
}
