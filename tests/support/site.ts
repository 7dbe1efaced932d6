import type { Hono } from 'hono'
import { createApp } from '#server/app'
import { fillDefaults } from '#server/db/defaults'
import type { Env } from '#server/http/env'
import { noLimits } from '#server/http/limits'
import { type PageBounds, pages } from '#server/http/page'
import { onEdit } from '#server/http/page-edits'
import type { PageOptions } from '#server/http/page-html'
import { builtClient, type Client } from '#server/http/shell'
import { aShop, type Shop } from '#tests/support/orders'

/** The built client's pages over a shop of the test's own. */
export interface Site {
  shop: Shop
  app: Hono<Env>
  /** Forgets the cached pages. */
  purge(): void
  /** Calls that rendering has made since the last look, as `GET /path`. */
  calls(): string[]
  /** What a browser gets, which speaks `language` unless it is told otherwise. */
  get(url: string, headers?: Record<string, string>): Promise<Response>
}

/** What is not as usual of a site. */
interface SiteOptions extends PageBounds, Pick<PageOptions, 'turn'> {
  shop?: Shop
  client?: Client
}

/** Serves the pages; `client` takes the place of what was built. The newest site's rendering is the one that works. */
export async function aSite({ shop, client = builtClient(), ...bounds }: SiteOptions = {}): Promise<Site> {
  const own = shop ?? (await aShop())
  await fillDefaults(own.deps)
  const nobody = { scripts: [], frames: [], connects: [] }
  const site = pages(own.deps, { client, version: 'first', hosts: nobody, ...bounds })
  own.deps.pages = site
  await onEdit(own.deps, site.purge)
  const app = createApp(own.deps, { limits: noLimits, readiness: { ready: true }, extend: site.mount })
  const calls: string[] = []
  await (await client.entry()).connectInProcess(async (input, init) => {
    const request = new Request(input, init)
    calls.push(`${request.method} ${new URL(request.url).pathname}`)
    return app.fetch(request, { inProcess: true })
  })
  return {
    shop: own,
    app,
    purge: site.purge,
    calls: () => calls.splice(0),
    get: async (url, headers = {}) =>
      app.fetch(
        new Request(new URL(url, own.deps.settings.APP_URL), { headers: { 'Accept-Language': 'en', ...headers } }),
      ),
  }
}
