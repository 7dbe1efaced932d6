import { settings } from '#contract/settings'
import { implement } from '#server/http/implement'
import { findMenu, listCommon, listMenus, listMeta } from './settings.service'

export const settingsRoutes = implement(settings, {
  common: ({ query }, { db }) => listCommon(db, query.type),
  meta: ({ query }, deps) => listMeta(deps, query.type),
  menus: ({ query }, { db, lang }) => listMenus(db, query.lang ?? lang),
  menu: ({ params, query }, { db, lang }) => findMenu(db, params.id, query.lang ?? lang),
})
