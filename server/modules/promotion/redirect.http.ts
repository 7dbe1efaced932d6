import type { Hono } from 'hono'
import type { Deps } from '#server/deps'
import type { Env } from '#server/http/env'
import { followLink } from './promotion.service'

/** Mounts `/redirect?to=…&code=…`: redirects to an allowed target; for anything else the client's page explains. */
export function mountRedirect(app: Hono<Env>, deps: Pick<Deps, 'db' | 'clock' | 'settings'>): void {
  app.get('/redirect', async (c, next) => {
    const { to = '', code = '' } = c.req.query()
    // A HEAD request, as sent by mail scanners to check the link, does not count as a click.
    const target = await followLink(deps, { to, code: c.req.method === 'HEAD' ? '' : code })
    if (!target) return next()
    c.header('Cache-Control', 'no-store')
    return c.redirect(target, 302)
  })
}
