import { ProductId } from './catalog'
import { Base } from './edited'
import { endpoint } from './endpoint'
import { Instant, Uuid } from './fields'
import { DeskProduct } from './product-desk'
import { ProductState } from './product-fields'
import { z } from './zod'

/** The parts of a product's editor: what a change names, and what can be restored alone. */
export const productParts = ['texts', 'facts', 'options', 'itinerary', 'cancellation'] as const
const Part = z.enum(productParts)
export type ProductPart = z.infer<typeof Part>

/** The fields of each part. Prices and their currency are one part, so that neither is restored without the other. */
export const fieldsOfPart = {
  texts: ['texts'],
  facts: ['category', 'region', 'duration_minutes', 'languages', 'min_travelers', 'min_travelers_reason', 'operator'],
  options: ['currency', 'options'],
  itinerary: ['itinerary'],
  cancellation: ['cancellation'],
} as const satisfies Record<ProductPart, readonly (keyof ProductState)[]>

/** The most changes of a product that are kept; older ones are removed. */
export const keptChanges = 50

/** One save of a product that changed something. */
const changed = {
  id: Uuid,
  /** The version that it made. */
  version: z.number(),
  at: Instant,
  by: z.string(),
  parts: z.array(Part),
} as const
export const ProductChange = z.object(changed)
export type ProductChange = z.infer<typeof ProductChange>

/** The change with the product before and after it. */
export const ProductChangeDetail = z.object({ ...changed, before: ProductState, after: ProductState })
export type ProductChangeDetail = z.infer<typeof ProductChangeDetail>

const at = '/api/v1/admin/products/:productId/history'
const One = z.object({ productId: ProductId })
const OfChange = z.object({ productId: ProductId, id: Uuid })
const desk = { auth: 'admin', roles: ['operator'] } as const

/** The former states of products at the desk, and their return (product §4). */
export const productHistory = {
  /** The newest changes, newest first, with the current version of the product. */
  list: endpoint({
    method: 'get',
    path: at,
    ...desk,
    params: One,
    data: z.object({ version: z.number(), items: z.array(ProductChange) }),
  }),
  change: endpoint({ method: 'get', path: `${at}/:id`, ...desk, params: OfChange, data: ProductChangeDetail }),
  /**
   * Saves parts of the product as they were before a change, by the rules of any save. Options added since then stay, closed.
   * Refuses with 409 `desk.changed` if there is a newer version, and naming the part as its field, `product.incomplete` if the
   * product is on sale and would lack a requirement, `product.unrestorable` if the part breaks a rule of today, and
   * `product.dayPricesCurrency` if it has another currency than prices of days to come.
   */
  restore: endpoint({
    method: 'post',
    path: `${at}/:id/restore`,
    ...desk,
    params: OfChange,
    body: z.strictObject({
      base: Base,
      parts: z
        .array(Part)
        .check(z.minLength(1, 'validation.required'), z.maxLength(productParts.length, 'validation.tooMany')),
    }),
    data: DeskProduct,
    limit: 'write',
    edits: true,
  }),
}
