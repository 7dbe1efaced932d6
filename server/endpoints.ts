import type { Mounted } from '#server/http/implement'
import { authRoutes, memberRoutes } from '#server/modules/accounts/accounts.routes'
import { catalogRoutes } from '#server/modules/catalog/catalog.routes'
import { settingsRoutes } from '#server/modules/settings/settings.routes'

/** Every endpoint of the product with its handler: one line a module. */
export const mounted: Mounted[] = [...settingsRoutes, ...authRoutes, ...memberRoutes, ...catalogRoutes]
