import { randomInt, randomUUID } from 'node:crypto'
import type { booking } from '#contract/booking'
import type { Slot } from '#contract/catalog'
import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import type { Order } from '#contract/order'
import type { Submission } from '#contract/reservation'
import { localKeys } from '#server/demo/toss/local-toss.api'
import { address } from './address'
import { api } from './fixtures'
import type { Member } from './members'

/** A tour with two options; it has many departures, so that parallel tests do not take each other's seats. */
export const tour = 'gyeongbokgung-bukchon-morning-walk'

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const orders = '/api/v1/orders'

/** A random departure of a product one to two months ahead, with room for `seats`. */
async function someDeparture(product: string, seats: number): Promise<Slot & { date: string }> {
  const { days } = await api<{ days: { date: string; seats: number }[] }>(
    'GET',
    `/api/v1/products/${product}/availability?from=${day(28)}&to=${day(60)}`,
  )
  const open = days.filter((each) => each.seats >= seats)
  while (open.length > 0) {
    const [{ date } = { date: '' }] = open.splice(randomInt(open.length), 1)
    const slots = await api<Slot[]>('GET', `/api/v1/products/${product}/slots?date=${date}`)
    // The seats of a day may be spread over its departures.
    const slot = slots.find((each) => each.seats >= seats)
    if (slot) return { ...slot, date }
  }
  throw new Error(`no departure of ${product} has ${seats} seats`)
}

/** A departure as a cart line names it. */
export interface Place {
  product_id: string
  option_id: string
  date: string
  start_time: string
}

/** A departure of a product with room for two adults. */
export async function somePlace(product_id = tour): Promise<Place> {
  const { date, option_id, start_time } = await someDeparture(product_id, 2)
  return { product_id, option_id, date, start_time }
}

/** Two adults in the member's cart; returns the line's id. */
export async function inCart({ token }: Member, place?: Place): Promise<string> {
  const { product_id, ...departure } = place ?? (await somePlace())
  const options = [{ ...departure, band: 'adult', quantity: 2 }]
  const { id } = await api<{ id: string }>('POST', '/api/v1/cart', { token, body: { product_id, options } })
  return id
}

const travelersOf = ({ email }: Member, order: Order) => ({
  representative_name: 'Robin Park',
  email,
  contact: '01012345678',
  nationality: 'US',
  bookings: order.bookings.map(({ id, lines }) => ({
    booking_id: id,
    travelers: lines.flatMap(({ band, quantity }) =>
      Array.from({ length: quantity }, (_, at) => ({
        band,
        name: at === 0 ? 'PARK ROBIN' : 'LEE SAM',
        birthday: '1990-04-25',
        nationality: 'US',
      })),
    ),
  })),
})

const extrasOf = (order: Order) => ({
  bookings: order.bookings.map(({ id }) => ({
    booking_id: id,
    luggage_count: 0,
    arrival_flight: 'KE082',
    departure_address: '',
    destination_address: '',
    request: '',
  })),
})

/** An order with held seats and no input yet. */
export async function aDraft(member: Member, lang: Lang = 'en', place?: Place): Promise<Order> {
  const { token } = member
  return api('POST', `${orders}?lang=${lang}`, {
    token,
    key: randomUUID(),
    body: { cart_item_ids: [await inCart(member, place)] },
  })
}

/** An order with every step filled in: it waits at the payment step. */
export async function aReadyOrder(member: Member, lang?: Lang, place?: Place): Promise<Order> {
  const draft = await aDraft(member, lang, place)
  const put = (step: string, body: unknown) =>
    api<Order>('PUT', `${orders}/${draft.id}/${step}?lang=en`, { token: member.token, body })
  await put('travelers', travelersOf(member, draft))
  await put('extras', extrasOf(draft))
  return put('benefits', { coupon_ids: [], points: 0 })
}

/** Fixes the payment method and amount, as the button of the payment step does. */
export const submit = (
  { token }: Member,
  { id, amount_won }: Order,
  choice: Pick<Submission, 'payment_method' | 'account_holder'> = { payment_method: 'card' },
): Promise<Data<typeof booking.submit>> =>
  api('POST', `${orders}/${id}/submit?lang=en`, {
    token,
    key: randomUUID(),
    body: { ...choice, agree_terms: true, agree_privacy: true, amount_won },
  })

/** The order as its owner sees it now. */
export const seen = ({ token }: Member, { id }: Pick<Order, 'id'>): Promise<Order> =>
  api('GET', `${orders}/${id}?lang=en`, { token })

/** Approves a payment in the payment window; returns the address it leads back to. */
export async function approve(orderId: string, amount: number): Promise<URL> {
  const form = new FormData()
  const back = { successUrl: `${address}/tossSuccess`, failUrl: `${address}/tossFail` }
  const fields = { orderId, orderName: 'Tour', amount: String(amount), ...back, act: 'approve' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const { headers } = await fetch(`${address}/dev/toss/window`, {
    method: 'POST',
    headers: { Origin: address },
    body: form,
    redirect: 'manual',
  })
  return new URL(headers.get('location') ?? '')
}

/** The address that the payment window leads back to after an approval. */
export async function approvedAddress(member: Member, lang?: Lang): Promise<{ order: Order; landing: URL }> {
  const order = await aReadyOrder(member, lang)
  const { payment } = await submit(member, order)
  return { order, landing: await approve(order.id, payment?.amount ?? 0) }
}

/** Confirms an approved payment, as the page that the window leads back to does. */
export async function confirm(landing: URL): Promise<void> {
  const { paymentKey, orderId, amount } = Object.fromEntries(landing.searchParams)
  await api('POST', '/api/v1/payments/confirm', { body: { paymentKey, orderId, amount: Number(amount) } })
}

/** An order paid by card, and the address that identifies the payment to the provider. */
export async function aPaidOrder(member: Member, lang?: Lang): Promise<{ order: Order; landing: URL }> {
  const { order, landing } = await approvedAddress(member, lang)
  await confirm(landing)
  return { order, landing }
}

/** An order for two adults that waits for its deposit, on the given departure if any. */
export async function aTransferOrder(member: Member, lang?: Lang, place?: Place): Promise<Order> {
  const order = await aReadyOrder(member, lang, place)
  await submit(member, order, { payment_method: 'transfer', account_holder: 'Robin Park' })
  return order
}

/** What the payment provider knows about the payment in an address. */
export async function atProvider(
  landing: URL,
): Promise<{ status: string; totalAmount: number; balanceAmount: number }> {
  const answer = await fetch(`${address}/dev/toss/v1/payments/${landing.searchParams.get('paymentKey')}`, {
    headers: { Authorization: `Basic ${btoa(`${localKeys.secret}:`)}` },
  })
  return answer.json()
}

/** Makes the next confirmation of an order fail at the provider. */
export async function goWrong({ id }: Order, fault: string): Promise<void> {
  await fetch(`${address}/dev/toss/control`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ orderId: id, fault }),
  })
}

/** The provider notifies our server of the payment's status. */
export async function sendWebhook(landing: URL): Promise<void> {
  await fetch(`${address}/dev/toss/webhook/${landing.searchParams.get('paymentKey')}`, { method: 'POST' })
}
