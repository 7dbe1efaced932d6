import { Band, ProductId } from './catalog'
import { endpoint } from './endpoint'
import { AnyLangQuery, Day, TimeOfDay, TravelDay, Uuid } from './fields'
import { Picture } from './media'
import { Amount, Currency } from './money'
import { z } from './zod'

/** Most persons of one band on one cart line. */
export const maxQuantity = 99

/** Why a line can no longer be reserved; such a line stays in the cart, marked and out of the total. */
export const cartStatuses = ['available', 'expired', 'sold_out', 'closed'] as const

const Quantity = z
  .number()
  .check(z.int('validation.number'), z.gte(1, 'validation.travelers'), z.lte(maxQuantity, 'validation.tooMany'))

/** One band of one departure, as added to the cart. */
export const CartChoice = z.strictObject({
  option_id: Uuid,
  date: TravelDay,
  start_time: TimeOfDay,
  band: Band,
  quantity: Quantity,
})
export type CartChoice = z.infer<typeof CartChoice>

/** One band of one departure in the cart (product §3). */
export const CartOption = z.object({
  quantity: z.number(),
  currency: Currency,
  band: Band,
  ProductOption: z.object({
    id: Uuid,
    name: z.string(),
    option_start_date: Day,
    option_end_date: Day,
    price: Amount,
  }),
})
export type CartOption = z.infer<typeof CartOption>

/** One departure of one product with its travelers (product §3). */
export const CartItem = z.object({
  id: Uuid,
  product_id: ProductId,
  product_name: z.string(),
  picture: Picture,
  date: Day,
  start_time: TimeOfDay,
  min_travelers: z.number(),
  status: z.enum(cartStatuses),
  seats_left: z.number(),
  /** The total when it was added, if it differs from today's. */
  price_before: z.nullable(Amount),
  options: z.array(CartOption),
})
export type CartItem = z.infer<typeof CartItem>

const ItemParams = z.object({ id: Uuid })

export const cart = {
  list: endpoint({ method: 'get', path: '/api/v1/cart', auth: 'member', query: AnyLangQuery, data: z.array(CartItem) }),
  count: endpoint({ method: 'get', path: '/api/v1/cart/count', auth: 'member', data: z.object({ total: z.number() }) }),
  /** Merges lines of the same departure. `member_id` must be the session's. All choices name one departure. */
  add: endpoint({
    method: 'post',
    path: '/api/v1/cart',
    auth: 'member',
    body: z.strictObject({
      member_id: z.optional(Uuid),
      product_id: ProductId,
      options: z.array(CartChoice).check(z.minLength(1, 'validation.option'), z.maxLength(20, 'validation.tooMany')),
    }),
    data: z.object({ id: Uuid, total: z.number() }),
  }),
  /** Sets the quantities of a line; bands that are not named are removed. */
  change: endpoint({
    method: 'put',
    path: '/api/v1/cart/:id',
    auth: 'member',
    params: ItemParams,
    body: z.strictObject({
      quantities: z
        .array(z.strictObject({ option_id: Uuid, band: Band, quantity: Quantity }))
        .check(z.minLength(1, 'validation.travelers'), z.maxLength(20, 'validation.tooMany')),
    }),
    data: z.object({ total: z.number() }),
  }),
  remove: endpoint({
    method: 'delete',
    path: '/api/v1/cart/:id',
    auth: 'member',
    params: ItemParams,
    data: z.object({ total: z.number() }),
  }),
}
