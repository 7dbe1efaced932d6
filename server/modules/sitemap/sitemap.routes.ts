import { sitemap } from '#contract/sitemap'
import { implement } from '#server/http/implement'
import { keepSnapshot } from './snapshot.service'

export const sitemapRoutes = implement(sitemap, {
  snapshot: async ({ body }, deps) => {
    const from = { origin: deps.header('origin'), host: deps.header('host'), site: deps.header('sec-fetch-site') }
    await keepSnapshot(deps, { ...from, ip: deps.ip }, body)
    return {}
  },
})
