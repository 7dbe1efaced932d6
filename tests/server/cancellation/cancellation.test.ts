import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cancellation } from '#contract/cancellation'
import { instantInSeoul } from '#contract/days'
import { bookingEvent } from '#server/modules/booking/booking.table'
import { refund } from '#server/modules/cancellation/refund.table'
import { payment } from '#server/modules/payment/payment.table'
import {
  aPaidOrder,
  ask,
  aTour,
  balanceAtToss,
  bookingOf,
  cancel,
  daysBefore,
  goTo,
  mailsSent,
  quote,
  refundAccount,
  seatsTaken,
  seenBooking,
} from '#tests/support/cancellations'
import { aMember, type Person, type TestProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { aKey, anApprovedOrder, aShop, confirm, type Shop, seen } from '#tests/support/orders'

let shop: Shop
let member: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
  tour = await aTour(shop)
})
afterEach(() => expectInvariants(shop.deps.db))

describe('the quote of a paid booking (product §4)', () => {
  it('shows the rule for the refund, its end, and adds up line by line', async () => {
    const order = await aPaidOrder(shop, member, [tour])
    await daysBefore(shop, tour, 12, member)
    const { data } = await quote(shop, member, bookingOf(order))
    expect(data).toMatchObject({
      kind: 'paid',
      status: 'requested',
      tier: { days_before: 10, refund_percent: 85 },
      paid_won: 120_000,
      refund_won: 102_000,
      fee_won: 18_000,
      refund_points: 0,
      lost_points: 0,
      coupons: [],
      refund_to: 'card',
      together: [],
    })
    expect(data.valid_until).toBe(new Date(instantInSeoul(tour.date).getTime() - 9 * 86_400_000).toISOString())
    expect(data.tiers.map(({ refund_percent }) => refund_percent)).toEqual([100, 90, 85, 80, 70, 50])
    expect(data.tiers.at(-1)?.until).toBe(instantInSeoul(tour.date, tour.start_time).toISOString())
    expect(data.lines.map(({ kind, amount_won }) => [kind, amount_won])).toEqual([
      ['paid', 120_000],
      ['fee', -18_000],
      ['refund', 102_000],
    ])
    expect(data.lines[1]?.label).toBe('Cancellation fee, 15% (85% refunded 10 days or more before departure)')
    const korean = (await quote(shop, member, bookingOf(order), 'ko')).data
    expect(korean.lines[1]?.label).toBe('취소 수수료 15% (출발 10일 전까지 85% 환불)')
  })

  it('changes at midnight in Seoul, and an earlier quote is then refused', async () => {
    const order = await aPaidOrder(shop, member, [tour])
    await daysBefore(shop, tour, 9, member)
    shop.deps.clock.advance({ seconds: -1 })
    const before = (await quote(shop, member, bookingOf(order))).data
    shop.deps.clock.advance({ seconds: 1 })
    const stale = await ask(shop, member, bookingOf(order), { refund_won: before.refund_won })
    expect([stale.status, stale.refusal.code]).toEqual([409, 'booking.quoteChanged'])
    const now = (await quote(shop, member, bookingOf(order))).data
    expect([before.refund_won, now.refund_won]).toEqual([102_000, 96_000])
    expect((await seenBooking(shop, member, bookingOf(order))).status).toBe('requested')
  })

  it('is refused to another member, and so is the cancellation', async () => {
    const order = await aPaidOrder(shop, member, [tour])
    const other = await aMember(shop.deps)
    const answers = [
      await quote(shop, other, bookingOf(order)),
      await ask(shop, other, bookingOf(order), { refund_won: 120_000 }),
      await shop.call(
        cancellation.refundAccount,
        { params: { id: bookingOf(order) }, query: { lang: 'en' }, body: refundAccount },
        { token: other.token },
      ),
    ]
    expect(answers.map(({ status, refusal }) => [status, refusal.code])).toEqual(
      answers.map(() => [404, 'booking.notFound']),
    )
  })

  it('is refused once the departure has begun', async () => {
    const order = await aPaidOrder(shop, member, [tour])
    await goTo(shop, instantInSeoul(tour.date, tour.start_time), member)
    const answers = [await quote(shop, member, bookingOf(order)), await ask(shop, member, bookingOf(order), {})]
    expect(answers.map(({ status, refusal }) => [status, refusal.code])).toEqual(
      answers.map(() => [409, 'booking.departed']),
    )
  })
})

describe('canceling a card payment', () => {
  it('refunds immediately, releases the seats and tells the member (product §4)', async () => {
    const order = await aPaidOrder(shop, member, [tour])
    await daysBefore(shop, tour, 12, member)
    const { status, data } = await cancel(shop, member, bookingOf(order), { reason: 'Ill' })
    expect([status, data.booking.status, data.booking.cancel_reason, data.order.status]).toEqual([
      200,
      'cancelled',
      'member',
      'cancelled',
    ])
    expect(data.booking.refund).toMatchObject({ amount_won: 102_000, percent: 85, status: 'done', to: 'card' })
    expect([await balanceAtToss(shop, order.id), await seatsTaken(shop)]).toEqual([18_000, 0])
    const [paid] = await shop.deps.db.select().from(payment)
    expect([paid?.status, paid?.refunded_won]).toEqual(['partly_refunded', 102_000])
    expect((await mailsSent(shop)).at(-1)).toContain('Canceled')
    expect(shop.deps.mails.at(-1)?.text).toContain('Refund: ₩102,000')
    const events = await shop.deps.db.select().from(bookingEvent).orderBy(bookingEvent.seq)
    expect(events.map(({ to, reason }) => [to, reason]).slice(-2)).toEqual([
      ['cancel_requested', 'Ill'],
      ['cancelled', 'member'],
    ])
  })

  it('of an order with several bookings leaves the others unchanged', async () => {
    const second = await aTour(shop)
    const order = await aPaidOrder(shop, member, [tour, second])
    await cancel(shop, member, bookingOf(order, tour))
    const after = await seen(shop, member, order.id)
    expect([after.status, ...after.bookings.map(({ status }) => status).toSorted()]).toEqual([
      'paid',
      'cancelled',
      'requested',
    ])
    expect(await balanceAtToss(shop, order.id)).toBe(120_000)
    await cancel(shop, member, bookingOf(order, second))
    expect((await seen(shop, member, order.id)).status).toBe('cancelled')
    expect(await balanceAtToss(shop, order.id)).toBe(0)
  })

  it('that is requested again is refused, and so is its quote', async () => {
    const order = await aPaidOrder(shop, member, [tour])
    await cancel(shop, member, bookingOf(order))
    const answers = [await quote(shop, member, bookingOf(order)), await ask(shop, member, bookingOf(order), {})]
    expect(answers.map(({ status, refusal }) => [status, refusal.code])).toEqual(
      answers.map(() => [409, 'booking.alreadyCancelled']),
    )
  })

  it('that is repeated with the same key gets the same response and refunds once', async () => {
    const order = await aPaidOrder(shop, member, [tour])
    const headers = aKey()
    const first = await ask(shop, member, bookingOf(order), { refund_won: 120_000 }, headers)
    const second = await ask(shop, member, bookingOf(order), { refund_won: 120_000 }, headers)
    expect(first.status).toBe(200)
    expect(second.data).toEqual(first.data)
    expect(await shop.deps.db.$count(refund)).toBe(1)
    expect(await balanceAtToss(shop, order.id)).toBe(0)
  })

  it('refunds nothing where the rules say so, without calling the provider', async () => {
    const strict = await aTour(shop, { tiers: [{ days_before: 90, refund_percent: 100 }] })
    const order = await aPaidOrder(shop, member, [strict])
    const { data } = await quote(shop, member, bookingOf(order))
    expect([data.tier?.refund_percent, data.refund_won, data.refund_to]).toEqual([0, 0, 'none'])
    const { data: after } = await cancel(shop, member, bookingOf(order))
    expect([after.booking.status, after.booking.refund?.status]).toEqual(['cancelled', 'done'])
    expect(await balanceAtToss(shop, order.id)).toBe(120_000)
  })

  it('does not make the payment’s return page fail when it is reloaded', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    await confirm(shop, confirmation)
    await cancel(shop, member, bookingOf(order))
    expect((await confirm(shop, confirmation)).data).toMatchObject({ ok: true, code: 'payment.done' })
    expect((await seen(shop, member, order.id)).status).toBe('cancelled')
  })
})
