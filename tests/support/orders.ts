import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { booking, cartOrder } from '#contract/booking'
import { cart } from '#contract/cart'
import type { Band } from '#contract/catalog'
import type { Data } from '#contract/endpoint'
import type { Order } from '#contract/order'
import { payment } from '#contract/payment'
import { createApp } from '#server/app'
import { seedSettings } from '#server/demo/settings/settings.seed'
import { approve } from '#server/demo/toss/local-toss.api'
import { localPayments } from '#server/demo/toss/payments.local'
import { noLimits } from '#server/http/limits'
import { type TestApi, testApi } from '#tests/support/api'
import { type TestDatabase, testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import type { Person, TestProduct } from '#tests/support/factories'

/** The product with the local Toss, on an otherwise empty database. */
export interface Shop extends TestApi {
  deps: TestDeps
}

export async function aShop(database?: TestDatabase): Promise<Shop> {
  const deps = await testDeps(database ?? (await testDatabase()))
  deps.payments = localPayments(deps)
  await seedSettings(deps)
  return { deps, ...testApi(deps) }
}

/** A second server process over the same database: another app that shares nothing else. */
export const secondServer = ({ deps }: Shop) =>
  createApp({ ...deps, payments: localPayments(deps) }, { limits: noLimits, readiness: { ready: true } })

export const aKey = () => ({ 'Idempotency-Key': randomUUID() })

type Party = Partial<Record<Band, number>>

/** Puts a party on a product's departure into the member's cart; returns the line's id. */
export async function inCart(
  { call }: Shop,
  { token }: Person,
  { id, optionId, date, start_time }: TestProduct,
  party: Party = { adult: 2 },
): Promise<string> {
  const options = Object.entries(party).map(([band, quantity]) => ({
    option_id: optionId,
    date,
    start_time,
    band: band as Band,
    quantity,
  }))
  const { data, refusal } = await call(cart.add, { body: { product_id: id, options } }, { token })
  if (!data) throw new Error(refusal.code)
  return data.id
}

/** Reserves cart lines; returns the endpoint's response. */
export const reserve = ({ call }: Shop, { token }: Person, ...lines: string[]) =>
  call(cartOrder.reserve, { query: { lang: 'en' }, body: { cart_item_ids: lines } }, { token, headers: aKey() })

/** A draft of one product, its seats held. */
export async function aDraft(shop: Shop, person: Person, product: TestProduct, party?: Party): Promise<Order> {
  const { data, refusal } = await reserve(shop, person, await inCart(shop, person, product, party))
  if (!data) throw new Error(refusal.code)
  return data
}

/** A birthday for each band, on any day the tests' clock reaches. */
const birthdays: Record<Band, string> = {
  adult: '1990-04-25',
  youth: '2012-04-25',
  child: '2019-04-25',
  infant: '2026-04-25',
  senior: '1955-04-25',
}

/** The input of the first step for all travelers of an order. */
export const travelersFor = (order: Order) => ({
  representative_name: 'Maya Lind',
  email: 'maya@people.test',
  contact: '+46701234567',
  nationality: 'SE',
  passport_number: 'AA1234567',
  bookings: order.bookings.map(({ id, lines }) => ({
    booking_id: id,
    travelers: lines.flatMap(({ band, quantity }) =>
      Array.from({ length: quantity }, (_, at) => ({
        band,
        name: `Traveler ${band} ${at + 1}`,
        birthday: birthdays[band],
        nationality: 'SE',
      })),
    ),
  })),
})

/** The input of the second step; `luggage_count` pieces for each booking. */
export const extrasFor = (order: Order, luggage_count = 0) => ({
  bookings: order.bookings.map(({ id }) => ({
    booking_id: id,
    luggage_count,
    arrival_flight: 'KE902',
    departure_address: '',
    destination_address: '',
    request: '',
  })),
})

export interface Benefits {
  coupon_ids: string[]
  points: number
}

/** Fills in the first three steps. */
export async function filled(
  { call }: Shop,
  { token }: Person,
  order: Order,
  { luggage = 0, ...benefits }: Partial<Benefits> & { luggage?: number } = {},
): Promise<Order> {
  const at = { params: { id: order.id }, query: { lang: 'en' as const } }
  const steps = [
    await call(booking.travelers, { ...at, body: travelersFor(order) }, { token }),
    await call(booking.extras, { ...at, body: extrasFor(order, luggage) }, { token }),
    await call(booking.benefits, { ...at, body: { coupon_ids: [], points: 0, ...benefits } }, { token }),
  ]
  for (const { status, refusal } of steps) expect(status, refusal?.code).toBe(200)
  return steps[2]?.data as Order
}

/** A draft with every step filled in. */
export const aReadyOrder = async (
  shop: Shop,
  person: Person,
  product: TestProduct,
  { party, ...rest }: Parameters<typeof filled>[3] & { party?: Party } = {},
): Promise<Order> => filled(shop, person, await aDraft(shop, person, product, party), rest)

/** Submits an order; returns the endpoint's response. */
export const submit = (
  { call }: Shop,
  { token }: Person,
  order: Pick<Order, 'id' | 'amount_won'>,
  body: { payment_method?: 'card' | 'transfer'; account_holder?: string; amount_won?: number } = {},
) =>
  call(
    booking.submit,
    {
      params: { id: order.id },
      query: { lang: 'en' },
      body: {
        payment_method: 'card',
        agree_terms: true,
        agree_privacy: true,
        amount_won: order.amount_won,
        ...body,
      },
    },
    { token, headers: aKey() },
  )

/** What the payment window returns after an approval. */
export async function approved({ deps }: Shop, order: Pick<Order, 'id' | 'amount_won'>) {
  const paymentKey = await approve(deps, { order_id: order.id, order_name: 'Tour', amount: order.amount_won })
  return { paymentKey, orderId: order.id, amount: order.amount_won }
}

/** An order submitted for card payment and approved in the payment window, but not confirmed yet. */
export async function anApprovedOrder(shop: Shop, person: Person, product: TestProduct) {
  const order = await aReadyOrder(shop, person, product)
  const { status, refusal } = await submit(shop, person, order)
  expect(status, refusal?.code).toBe(200)
  return { order, confirmation: await approved(shop, order) }
}

export const confirm = ({ call }: Shop, body: { paymentKey: string; orderId: string; amount: number }) =>
  call(payment.confirm, { body })

/** The order as its owner sees it now. */
export async function seen({ call }: Shop, { token }: Person, id: string): Promise<Data<typeof booking.order>> {
  return (await call(booking.order, { params: { id }, query: { lang: 'en' } }, { token })).data
}
