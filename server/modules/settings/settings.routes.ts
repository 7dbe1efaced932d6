import { settings } from '#contract/settings'
import { implement } from '#server/http/implement'
import { keepSnapshot } from '#server/modules/sitemap/snapshot.service'
import { findMenu, listCommon, listMenus, listMeta } from './settings.service'

export const settingsRoutes = implement(settings, {
  common: ({ query }, { db }) => listCommon(db, query.type),
  meta: ({ query }, deps) => listMeta(deps, query.type),
  menus: ({ query }, { db, lang }) => listMenus(db, query.lang ?? lang),
  menu: ({ params, query }, { db, lang }) => findMenu(db, params.id, query.lang ?? lang),
  sitemap: async ({ body }, deps) => {
    const from = { origin: deps.header('origin'), host: deps.header('host'), site: deps.header('sec-fetch-site') }
    await keepSnapshot(deps, from, body)
    return {}
  },
})
