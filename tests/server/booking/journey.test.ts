import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { booking, cartOrder } from '#contract/booking'
import { cart } from '#contract/cart'
import { idempotency } from '#server/http/idempotent.table'
import { issueToken } from '#server/modules/accounts/session.service'
import { bookingEvent } from '#server/modules/booking/booking.table'
import { departure } from '#server/modules/catalog/catalog.table'
import { openConnections } from '#tests/support/database'
import { aMember, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import {
  aDraft,
  aKey,
  anApprovedOrder,
  aReadyOrder,
  aShop,
  confirm,
  inCart,
  reserve,
  type Shop,
  seen,
  submit,
} from '#tests/support/orders'

let shop: Shop
let member: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
  tour = await aProduct(shop.deps, { capacity: 10 })
})
afterEach(() => expectInvariants(shop.deps.db))

const seats = async () => {
  const [row] = await shop.deps.db.select().from(departure).where(eq(departure.option_id, tour.optionId))
  return row && { held: row.held, confirmed: row.confirmed }
}

describe('a reservation from cart to paid (product §4)', () => {
  it('holds its seats, is paid, and turns them into taken seats and its bookings into requested ones', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    expect(await seats()).toEqual({ held: 2, confirmed: 0 })
    const { data } = await confirm(shop, confirmation)
    expect(data).toEqual({ ok: true, code: 'payment.done', message: 'Payment completed.' })
    const after = await seen(shop, member, order.id)
    expect([after.status, after.hold_expires_at, after.bookings[0]?.status]).toEqual(['paid', null, 'requested'])
    expect(after.paid_at).not.toBeNull()
    expect(await seats()).toEqual({ held: 0, confirmed: 2 })
  })

  it('keeps the line in the cart until the order is paid', async () => {
    const count = async () => (await shop.call(cart.count, {}, { token: member.token })).data.total
    const { confirmation } = await anApprovedOrder(shop, member, tour)
    expect(await count()).toBe(1)
    await confirm(shop, confirmation)
    expect(await count()).toBe(0)
  })

  it('keeps in the cart what was added to the line since then', async () => {
    const { confirmation } = await anApprovedOrder(shop, member, tour)
    await inCart(shop, member, tour, { adult: 3 })
    await confirm(shop, confirmation)
    const { data } = await shop.call(cart.list, { query: { lang: 'en' } }, { token: member.token })
    expect(data[0]?.options.map(({ quantity }) => quantity)).toEqual([3])
  })

  it('mails that the payment is complete, once', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    await confirm(shop, confirmation)
    await confirm(shop, confirmation)
    await shop.deps.jobs.drain(shop.deps)
    expect(shop.deps.mails.map(({ to }) => to)).toEqual(['maya@people.test'])
    expect(shop.deps.mails[0]?.text).toContain(order.id)
  })

  it('logs every change of a booking: actor, from, to, reason', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    await confirm(shop, confirmation)
    const rows = await shop.deps.db
      .select()
      .from(bookingEvent)
      .where(eq(bookingEvent.booking_id, order.bookings[0]?.id ?? ''))
      .orderBy(bookingEvent.seq)
    expect(rows.map(({ actor, from, to }) => ({ actor, from, to }))).toEqual([
      { actor: member.id, from: null, to: 'pending' },
      { actor: 'payment', from: 'pending', to: 'requested' },
    ])
  })

  it('stores a passport number sealed and shows it masked', async () => {
    const order = await aReadyOrder(shop, member, tour)
    expect(order.passport_number).toBe('A•••••567')
  })
})

describe('reserving', () => {
  it('returns the same order when the request is repeated with its key', async () => {
    const line = await inCart(shop, member, tour)
    const headers = aKey()
    const ask = () =>
      shop.call(
        cartOrder.reserve,
        { query: { lang: 'en' }, body: { cart_item_ids: [line] } },
        { token: member.token, headers },
      )
    const first = await ask()
    const second = await ask()
    expect(second.data.id).toBe(first.data.id)
    expect(await seats()).toEqual({ held: 2, confirmed: 0 })
    expect(await shop.deps.db.$count(idempotency)).toBe(1)
  })

  it('returns the same order to a double click with two parallel requests', async () => {
    const line = await inCart(shop, member, tour)
    const headers = aKey()
    await openConnections(shop.deps.db)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        shop.call(
          cartOrder.reserve,
          { query: { lang: 'en' }, body: { cart_item_ids: [line] } },
          { token: member.token, headers },
        ),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  })

  it('refuses a key that was sent with other lines', async () => {
    const [one, two] = [await inCart(shop, member, tour), await inCart(shop, member, await aProduct(shop.deps))]
    const headers = aKey()
    const ask = (...cart_item_ids: string[]) =>
      shop.call(cartOrder.reserve, { query: { lang: 'en' }, body: { cart_item_ids } }, { token: member.token, headers })
    await ask(one)
    expect((await ask(two)).refusal.code).toBe('general.idempotencyReused')
  })

  it('gives up the earlier draft of the same line, so that one member never holds the last seats twice', async () => {
    const last = await aProduct(shop.deps, { capacity: 2 })
    const line = await inCart(shop, member, last)
    const first = await reserve(shop, member, line)
    const second = await reserve(shop, member, line)
    expect([first.status, second.status]).toEqual([200, 200])
    const earlier = await seen(shop, member, first.data.id)
    expect([earlier.status, earlier.bookings[0]?.cancel_reason]).toEqual(['cancelled', 'superseded'])
  })

  it('leaves one draft when the same member reserves the same line many times in parallel', async () => {
    const last = await aProduct(shop.deps, { capacity: 2 })
    const line = await inCart(shop, member, last)
    const answers = await Promise.all(Array.from({ length: 8 }, () => reserve(shop, member, line)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const orders = await Promise.all(answers.map(({ data }) => seen(shop, member, data.id)))
    expect(orders.filter(({ status }) => status === 'draft')).toHaveLength(1)
  })

  it('holds all departures of an order or none', async () => {
    const other = await aProduct(shop.deps, { capacity: 2 })
    await aDraft(shop, await aMember(shop.deps), other)
    const [one, two] = [await inCart(shop, member, tour), await lineOfSoldOut(other)]
    const { status, refusal } = await reserve(shop, member, one, two)
    expect([status, refusal.code]).toEqual([409, 'booking.soldOut'])
    expect((await seats())?.held ?? 0).toBe(0)
  })

  /** A line that was added while there were seats. */
  async function lineOfSoldOut(product: TestProduct) {
    await shop.deps.db.update(departure).set({ held: 0 }).where(eq(departure.option_id, product.optionId))
    const line = await inCart(shop, member, product)
    await shop.deps.db.update(departure).set({ held: 2 }).where(eq(departure.option_id, product.optionId))
    return line
  }

  it('reports another member’s line as not found', async () => {
    const line = await inCart(shop, await aMember(shop.deps), tour)
    const { status } = await reserve(shop, member, line)
    expect(status).toBe(404)
  })

  it('refuses a departure that has become today’s (product §5)', async () => {
    const line = await inCart(shop, member, tour)
    shop.deps.clock.advance({ days: 30 })
    const token = await issueToken(shop.deps.db, shop.deps.clock.now(), member.id, 'member')
    const { refusal } = await reserve(shop, { ...member, token }, line)
    expect(refusal.code).toBe('booking.sameDay')
  })
})

describe('another member’s order', () => {
  it('is not found by any call that names it', async () => {
    const order = await aReadyOrder(shop, await aMember(shop.deps), tour)
    const { token } = member
    const at = { params: { id: order.id }, query: { lang: 'en' as const } }
    const answers = [
      await shop.call(booking.order, at, { token }),
      await shop.call(booking.benefitChoice, at, { token }),
      await shop.call(booking.benefits, { ...at, body: { coupon_ids: [], points: 0 } }, { token }),
      await shop.call(booking.extras, { ...at, body: { bookings: [] } }, { token }),
      await submit(shop, member, order),
      await shop.call(booking.abandon, { params: { id: order.id } }, { token }),
      await shop.call(
        booking.detail,
        { params: { id: order.bookings[0]?.id ?? '' }, query: { lang: 'en' } },
        { token },
      ),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  })
})
