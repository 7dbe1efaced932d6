import { catalog, ProductId } from './catalog'
import { endpoint } from './endpoint'
import { z } from './zod'

const at = '/api/v1/admin/products/:productId/preview'
const desk = { auth: 'admin', roles: ['operator'], params: z.object({ productId: ProductId }) } as const

/**
 * What the shop's product page asks for, as it would be answered if the product were on sale: for the preview at the operators'
 * desk. Each refuses with 404 for a product of another site.
 */
export const productPreview = {
  detail: endpoint({ method: 'get', path: at, ...desk, query: catalog.detail.query, data: catalog.detail.data }),
  availability: endpoint({
    method: 'get',
    path: `${at}/availability`,
    ...desk,
    query: catalog.availability.query,
    data: catalog.availability.data,
  }),
  slots: endpoint({
    method: 'get',
    path: `${at}/slots`,
    ...desk,
    query: catalog.slots.query,
    data: catalog.slots.data,
  }),
}
