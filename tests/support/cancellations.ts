import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { booking } from '#contract/booking'
import { type CancelRequest, cancellation } from '#contract/cancellation'
import type { CancellationTier } from '#contract/catalog'
import { instantInSeoul } from '#contract/days'
import { desk } from '#contract/desk'
import type { Booking, Order } from '#contract/order'
import { localTossPayment } from '#server/demo/toss/local-toss.table'
import { account } from '#server/modules/accounts/accounts.table'
import { issueToken } from '#server/modules/accounts/session.service'
import { memberCoupon } from '#server/modules/benefits/benefits.table'
import { pointsBalance } from '#server/modules/benefits/points.service'
import { departure, product } from '#server/modules/catalog/catalog.table'
import { aProduct, type Person, type ProductFields, type TestProduct } from '#tests/support/factories'
import {
  aKey,
  approved,
  aReadyOrder,
  type Benefits,
  confirm,
  filled,
  inCart,
  reserve,
  type Shop,
  submit,
} from '#tests/support/orders'

/** The rules of the demo products, as customary for package travel in Korea. */
export const usualTiers: CancellationTier[] = [
  { days_before: 30, refund_percent: 100 },
  { days_before: 20, refund_percent: 90 },
  { days_before: 10, refund_percent: 85 },
  { days_before: 8, refund_percent: 80 },
  { days_before: 1, refund_percent: 70 },
  { days_before: 0, refund_percent: 50 },
]

/** A product with cancellation rules; its departure is a month ahead. */
export async function aTour(
  { deps }: Shop,
  { tiers = usualTiers, ...fields }: ProductFields & { tiers?: CancellationTier[] } = {},
): Promise<TestProduct> {
  const tour = await aProduct(deps, fields)
  await deps.db.update(product).set({ cancellation: tiers }).where(eq(product.id, tour.id))
  return tour
}

/** An order of several products, with every step filled in. */
export async function aReadyOrderOf(
  shop: Shop,
  person: Person,
  tours: readonly TestProduct[],
  benefits: Partial<Benefits> = {},
): Promise<Order> {
  const lines: string[] = []
  for (const tour of tours) lines.push(await inCart(shop, person, tour))
  const { data, refusal } = await reserve(shop, person, ...lines)
  if (!data) throw new Error(refusal.code)
  return filled(shop, person, data, benefits)
}

/** Submits an order and pays it by card. */
export async function payByCard(shop: Shop, person: Person, order: Order): Promise<Order> {
  expect((await submit(shop, person, order)).status).toBe(200)
  expect((await confirm(shop, await approved(shop, order))).data.ok).toBe(true)
  return order
}

/** An order of these products that was paid by card. */
export const aPaidOrder = async (
  shop: Shop,
  person: Person,
  tours: readonly TestProduct[],
  benefits?: Partial<Benefits>,
): Promise<Order> => payByCard(shop, person, await aReadyOrderOf(shop, person, tours, benefits))

/** An order waiting for its deposit. */
export async function aTransferOrder(shop: Shop, person: Person, tour: TestProduct): Promise<Order> {
  const order = await aReadyOrder(shop, person, tour)
  const { status } = await submit(shop, person, order, { payment_method: 'transfer', account_holder: 'M Lind' })
  expect(status).toBe(200)
  return order
}

export const deposit = (shop: Shop, operator: Person, id: string, amount_won: number) =>
  shop.call(
    desk.deposit,
    { params: { id }, query: { lang: 'en' }, body: { amount_won } },
    { token: operator.token, headers: aKey() },
  )

/** An order whose deposit has arrived. */
export async function aDepositedOrder(shop: Shop, person: Person, operator: Person, tour: TestProduct): Promise<Order> {
  const order = await aTransferOrder(shop, person, tour)
  expect((await deposit(shop, operator, order.id, order.amount_won)).status).toBe(200)
  return order
}

/** The order's only booking, or that of a product. */
export const bookingOf = (order: Order, tour?: Pick<TestProduct, 'id'>): string => {
  const found = tour ? order.bookings.find(({ product_id }) => product_id === tour.id) : order.bookings[0]
  if (!found) throw new Error('The order has no such booking')
  return found.id
}

/** Sets the clock to midnight in Seoul `days` days before a departure, and signs these people in again. */
export async function daysBefore({ deps }: Shop, tour: TestProduct, days: number, ...people: Person[]): Promise<void> {
  await goTo({ deps }, new Date(instantInSeoul(tour.date).getTime() - days * 86_400_000), ...people)
}

/** Sets the clock, and signs these people in again: a token expires before the departure. */
export async function goTo({ deps }: Pick<Shop, 'deps'>, at: Date, ...people: Person[]): Promise<void> {
  deps.clock.set(at)
  for (const person of people) {
    const [row] = await deps.db.select({ area: account.area }).from(account).where(eq(account.id, person.id))
    person.token = await issueToken(deps.db, at, person.id, row?.area ?? 'member')
  }
}

export const quote = ({ call }: Shop, { token }: Person, id: string, lang: 'en' | 'ko' = 'en') =>
  call(cancellation.quote, { params: { id }, query: { lang } }, { token })

export const refundAccount = { bank: 'Hana Bank', account_number: '123-456-789012', account_holder: 'Maya Lind' }

/** Requests a cancellation with these figures. */
export const ask = (
  { call }: Shop,
  { token }: Person,
  id: string,
  body: Partial<CancelRequest>,
  headers: Record<string, string> = aKey(),
) =>
  call(
    cancellation.cancel,
    { params: { id }, query: { lang: 'en' }, body: { reason: '', refund_won: 0, refund_points: 0, ...body } },
    { token, headers },
  )

/** Cancels as a person does: gets the quote and confirms it. */
export async function cancel(shop: Shop, person: Person, id: string, body: Partial<CancelRequest> = {}) {
  const { data, refusal } = await quote(shop, person, id)
  if (!data) throw new Error(refusal.code)
  const { refund_won, refund_points, refund_to } = data
  const account = refund_to === 'account' ? { refund_account: refundAccount } : {}
  return ask(shop, person, id, { refund_won, refund_points, ...account, ...body })
}

type Act = 'confirm' | 'refundSent' | 'refundRetry'

/** An operator's act that needs no reason. */
export const operate = ({ call }: Shop, operator: Person, act: Act, id: string) =>
  call(desk[act], { params: { id }, query: { lang: 'en' } }, { token: operator.token, headers: aKey() })

/** An operator's act that needs a reason. */
export const withReason = (
  { call }: Shop,
  operator: Person,
  act: 'decline' | 'cancel',
  id: string,
  reason = 'The boat is being repaired.',
) =>
  call(
    desk[act],
    { params: { id }, query: { lang: 'en' }, body: { reason } },
    { token: operator.token, headers: aKey() },
  )

/** The remaining balance of an order's payment at the local Toss. */
export async function balanceAtToss({ deps }: Shop, orderId: string): Promise<number | undefined> {
  const [row] = await deps.db.select().from(localTossPayment).where(eq(localTossPayment.order_id, orderId))
  return row?.balance
}

/** The member's points, and the order that holds the welcome coupon. */
export async function benefitsOf({ deps }: Shop, person: Person) {
  const [held] = await deps.db.select().from(memberCoupon).where(eq(memberCoupon.account_id, person.id))
  return {
    coupon: held?.order_id ?? null,
    points: await pointsBalance(deps.db, deps.clock.now(), person.id),
  }
}

/** Seats held or taken by all bookings together. */
export async function seatsTaken({ deps }: Shop): Promise<number> {
  const rows = await deps.db.select().from(departure)
  return rows.reduce((sum, { held, confirmed }) => sum + held + confirmed, 0)
}

/** Sends all queued mails; returns the subjects of all mails so far. */
export async function mailsSent({ deps }: Shop): Promise<string[]> {
  await deps.jobs.drain(deps)
  return deps.mails.map(({ subject }) => subject)
}

/** The booking as its owner sees it now. */
export const seenBooking = async ({ call }: Shop, { token }: Person, id: string): Promise<Booking> =>
  (await call(booking.detail, { params: { id }, query: { lang: 'en' } }, { token })).data.booking
