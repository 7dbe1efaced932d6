import { ProductCard, ProductId } from './catalog'
import { endpoint } from './endpoint'
import { Instant, Paged, Paging } from './fields'
import { Lang } from './languages'
import { z } from './zod'

/** Whether a wished product is available: `closed` is no longer on sale. */
export const wishStates = ['available', 'sold_out', 'closed'] as const
export type WishState = (typeof wishStates)[number]

/** Most products on a member's wishlist (product §9). */
export const mostWishes = 300

export const Wish = z.object({ product: ProductCard, state: z.enum(wishStates), added_at: Instant })
export type Wish = z.infer<typeof Wish>

const params = z.object({ productId: ProductId })
/** The result of a change: the new number of wishes. */
const Changed = z.object({ total: z.number() })

export const wishlist = {
  /** Latest first, with current price and availability. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/wishlist',
    auth: 'member',
    query: z.extend(Paging, { lang: Lang }),
    data: Paged(Wish),
  }),
  /** Ids that fill the hearts on a page. */
  ids: endpoint({
    method: 'get',
    path: '/api/v1/wishlist/ids',
    auth: 'member',
    data: z.object({ ids: z.array(ProductId) }),
  }),
  /** Adds a product; safe to repeat. Refuses with 404 `catalog.notFound` and 409 `wishlist.full`. */
  add: endpoint({
    method: 'put',
    path: '/api/v1/wishlist/:productId',
    auth: 'member',
    params,
    data: Changed,
    limit: 'write',
  }),
  remove: endpoint({
    method: 'delete',
    path: '/api/v1/wishlist/:productId',
    auth: 'member',
    params,
    data: Changed,
    limit: 'write',
  }),
}
