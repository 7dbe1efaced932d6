import { catalog } from '#contract/catalog'
import { networksOf } from '#server/http/address'
import { implement } from '#server/http/implement'
import { availability, slotsOf } from './availability.service'
import { countProducts } from './counts.service'
import { productDetail, relatedProducts } from './detail.service'
import { searchProducts } from './search.service'

export const catalogRoutes = implement(catalog, {
  list: ({ query }, deps) => searchProducts(deps, query),
  counts: ({ query }, { db }) => countProducts(db, query.lang),
  detail: async ({ params, query }, { db, clock, views, ip, header }) => {
    const found = await productDetail(db, clock, params.productId, query.lang)
    views.note(found.id, { network: networksOf(ip).near, header })
    return found
  },
  related: ({ params, query }, { db }) => relatedProducts(db, params.productId, query.lang),
  availability: ({ params, query }, { db, clock }) => availability(db, clock, params.productId, query),
  slots: ({ params, query }, { db, clock }) => slotsOf(db, clock, params.productId, query.date),
})
