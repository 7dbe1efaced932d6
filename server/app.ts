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
import { securityHeaders } from '#server/http/security'
import type { Limited } from '#server/limiter'
import { Refusal } from '#server/refusal'

/** The whole HTTP side of the product over the given world. Pages are mounted by `server/http/page.ts`. */
export function createApp(
  deps: Deps,
  options: {
    limits: Limits
    readiness: Readiness
    /** How often streams say that they are there, in milliseconds. */
    beat?: number
    /** Lets costly reads through; its own unless a test hands one in. */
    limited?: Limited
    /** Where answers of costly reads are kept; nowhere without it. */
    answers?: KeptAnswers
    /** Mounts what is no endpoint of the contract. */
    extend?: (app: Hono<Env>) => void
    /** Mounts what answers every address that nothing else does. */
    pages?: (app: Hono<Env>) => void
  },
): Hono<Env> {
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.set('log', deps.log)
    c.set(
      'ip',
      addressOf(c.req.header('x-forwarded-for'), c.env?.incoming?.socket?.remoteAddress, deps.settings.TRUST_PROXY),
    )
    c.header('X-Request-Id', requestId)
    // A host such as `xn--0`, or 1.2.3.4.5, which the HTTP side lets pass and nothing can read.
    if (!URL.canParse(c.req.url)) throw new Refusal(400, 'general.badRequest')
    const started = performance.now()
    await next()
    // The unread rest of a body would be taken for the next request.
    if (c.env?.incoming?.complete === false) c.header('Connection', 'close')
    // The pattern, never the address: addresses can carry tokens.
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
  // Before the pages, which would answer with one.
  app.all('/api/*', () => {
    throw new Refusal(404, 'general.notFound')
  })
  options.pages?.(app)
  app.notFound(() => {
    throw new Refusal(404, 'general.notFound')
  })
  return app
}
