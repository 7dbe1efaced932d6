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

/** The built client's pages over the test's own shop. */
export interface Site {
  shop: Shop
  app: Hono<Env>
  /** Forgets the cached pages. */
  purge(): void
  /** The calls made by rendering since the last look, as `GET /path`. */
  calls(): string[]
  /** The response a browser gets, in `language` unless the headers say otherwise. */
  get(url: string, headers?: Record<string, string>): Promise<Response>
}

/** Overrides of a site's defaults. */
interface SiteOptions extends PageBounds, Pick<PageOptions, 'turn'> {
  shop?: Shop
  client?: Client
}

/** Serves the pages; `client` replaces the built one. Only the newest site renders. */
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
