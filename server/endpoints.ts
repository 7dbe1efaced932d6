import type { Mounted } from '#server/http/implement'
import { catalogRoutes } from '#server/modules/catalog/catalog.routes'

/** Every endpoint of the product with its handler: one line a module. */
export const mounted: Mounted[] = [...catalogRoutes]
