import { eq, isNotNull, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { booking as contract } from '#contract/booking'
import { cancellation } from '#contract/cancellation'
import { seedCoupons } from '#server/modules/benefits/benefits.seed'
import { memberCoupon, pointEntry } from '#server/modules/benefits/benefits.table'
import { expirePoints } from '#server/modules/benefits/points.service'
import { welcome } from '#server/modules/benefits/welcome.service'
import { bookingEvent, order as orderTable } from '#server/modules/booking/booking.table'
import { expireHolds } from '#server/modules/booking/hold.service'
import { refund } from '#server/modules/cancellation/refund.table'
import { departure } from '#server/modules/catalog/catalog.table'
import { payment } from '#server/modules/payment/payment.table'
import { addDays, instantInSeoul } from '#server/ports/clock'
import {
  aDepositedOrder,
  anOperator,
  aPaidOrder,
  aReadyOrderOf,
  ask,
  aTour,
  aTransferOrder,
  balanceAtToss,
  benefitsOf,
  bookingOf,
  cancel,
  daysBefore,
  goTo,
  operate,
  payByCard,
  quote,
  refundAccount,
} from '#tests/support/cancellations'
import { aMember, type Person, type TestProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { aDraft, aKey, anApprovedOrder, aShop, confirm, type Shop, seen, submit } from '#tests/support/orders'

let shop: Shop
let member: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
  tour = await aTour(shop)
})
afterEach(() => expectInvariants(shop.deps.db))

const detail = async (id: string) =>
  (await shop.call(contract.detail, { params: { id }, query: { lang: 'en' } }, { token: member.token })).data
const taken = async () => {
  const rows = await shop.deps.db.select().from(departure)
  return rows.reduce((sum, { held, confirmed }) => sum + held + confirmed, 0)
}
const ledgerSum = async () => {
  const rows = await shop.deps.db.select().from(pointEntry).where(eq(pointEntry.account_id, member.id))
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}
async function mailsSent() {
  await shop.deps.jobs.drain(shop.deps)
  return shop.deps.mails.map(({ subject }) => subject)
}
async function withBenefits(tours: readonly TestProduct[], points: number) {
  await seedCoupons(shop.deps)
  await welcome(shop.deps, shop.deps.db, member.id)
  const [held] = await shop.deps.db.select().from(memberCoupon).where(eq(memberCoupon.account_id, member.id))
  return aReadyOrderOf(shop, member, tours, { coupon_id: held?.id ?? null, points })
}

describe('the quote of a paid booking (product §4)', () => {
  it('says by which rule what comes back, until when that holds, and adds up line by line', async () => {
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
      coupon: 'none',
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

  it('changes at midnight in Seoul, and what was seen before is then refused', async () => {
    const order = await aPaidOrder(shop, member, [tour])
    await daysBefore(shop, tour, 9, member)
    shop.deps.clock.advance({ seconds: -1 })
    const before = (await quote(shop, member, bookingOf(order))).data
    shop.deps.clock.advance({ seconds: 1 })
    const stale = await ask(shop, member, bookingOf(order), { refund_won: before.refund_won })
    expect([stale.status, stale.refusal.code]).toEqual([409, 'booking.quoteChanged'])
    const now = (await quote(shop, member, bookingOf(order))).data
    expect([before.refund_won, now.refund_won]).toEqual([102_000, 96_000])
    expect((await detail(bookingOf(order))).booking.status).toBe('requested')
  })

  it('is refused for somebody else, and so is the cancellation', async () => {
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

describe('cancelling what was paid by card', () => {
  it('gives the money back at once, frees the seats and tells the person (product §4)', async () => {
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
    expect([await balanceAtToss(shop, order.id), await taken()]).toEqual([18_000, 0])
    const [paid] = await shop.deps.db.select().from(payment)
    expect([paid?.status, paid?.refunded_won]).toEqual(['partly_refunded', 102_000])
    expect((await mailsSent()).at(-1)).toContain('Cancelled')
    expect(shop.deps.mails.at(-1)?.text).toContain('Refund: ₩102,000')
    const events = await shop.deps.db.select().from(bookingEvent).orderBy(bookingEvent.seq)
    expect(events.map(({ to, reason }) => [to, reason]).slice(-2)).toEqual([
      ['cancel_requested', 'Ill'],
      ['cancelled', 'member'],
    ])
  })

  it('of an order with several bookings leaves the others as they are', async () => {
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

  it('that is asked for again is refused, and so is its quote', async () => {
    const order = await aPaidOrder(shop, member, [tour])
    await cancel(shop, member, bookingOf(order))
    const answers = [await quote(shop, member, bookingOf(order)), await ask(shop, member, bookingOf(order), {})]
    expect(answers.map(({ status, refusal }) => [status, refusal.code])).toEqual(
      answers.map(() => [409, 'booking.alreadyCancelled']),
    )
  })

  it('that is repeated with the same key answers the same and gives back once', async () => {
    const order = await aPaidOrder(shop, member, [tour])
    const headers = aKey()
    const first = await ask(shop, member, bookingOf(order), { refund_won: 120_000 }, headers)
    const second = await ask(shop, member, bookingOf(order), { refund_won: 120_000 }, headers)
    expect(first.status).toBe(200)
    expect(second.data).toEqual(first.data)
    expect(await shop.deps.db.$count(refund)).toBe(1)
    expect(await balanceAtToss(shop, order.id)).toBe(0)
  })

  it('brings nothing back where the rules say so, without asking the provider', async () => {
    const strict = await aTour(shop, { tiers: [{ days_before: 90, refund_percent: 100 }] })
    const order = await aPaidOrder(shop, member, [strict])
    const { data } = await quote(shop, member, bookingOf(order))
    expect([data.tier?.refund_percent, data.refund_won, data.refund_to]).toEqual([0, 0, 'none'])
    const { data: after } = await cancel(shop, member, bookingOf(order))
    expect([after.booking.status, after.booking.refund?.status]).toEqual(['cancelled', 'done'])
    expect(await balanceAtToss(shop, order.id)).toBe(120_000)
  })

  it('does not make the page that a payment returns to fail when it is loaded again', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    await confirm(shop, confirmation)
    await cancel(shop, member, bookingOf(order))
    expect((await confirm(shop, confirmation)).data).toMatchObject({ ok: true, code: 'payment.done' })
    expect((await seen(shop, member, order.id)).status).toBe('cancelled')
  })
})

describe('coupon and points', () => {
  it('come back whole while nothing is paid', async () => {
    const order = await withBenefits([tour], 2000)
    await submit(shop, member, order)
    const { data: before } = await quote(shop, member, bookingOf(order))
    expect([before.kind, before.coupon, before.refund_points]).toEqual(['unpaid', 'returned', 2000])
    await cancel(shop, member, bookingOf(order))
    expect(await benefitsOf(shop, member)).toEqual({ coupon: null, points: 3000 })
  })

  it('of a paid order: the coupon only with the last booking and nothing kept, the points by their share', async () => {
    const second = await aTour(shop, { price: 30_000 })
    const order = await withBenefits([tour, second], 3000)
    await payByCard(shop, member, order)
    const first = (await quote(shop, member, bookingOf(order, tour))).data
    expect([first.coupon, first.refund_points]).toEqual(['kept_used', 2000])
    await cancel(shop, member, bookingOf(order, tour))
    expect(await benefitsOf(shop, member)).toEqual({ coupon: order.id, points: 2000 })
    const last = (await quote(shop, member, bookingOf(order, second))).data
    expect([last.coupon, last.refund_points]).toEqual(['returned', 1000])
    await cancel(shop, member, bookingOf(order, second))
    expect(await benefitsOf(shop, member)).toEqual({ coupon: null, points: 3000 })
    expect(await balanceAtToss(shop, order.id)).toBe(0)
  })
})

describe('points that come back', () => {
  it('keep the date on which they run out, and get 30 days where that has passed', async () => {
    const order = await withBenefits([tour], 2000)
    await payByCard(shop, member, order)
    await shop.deps.db
      .update(pointEntry)
      .set({ expires_at: instantInSeoul(addDays(tour.date, -5)) })
      .where(eq(pointEntry.reason, 'welcome'))
    await daysBefore(shop, tour, 2, member)
    const { data } = await cancel(shop, member, bookingOf(order))
    expect(data.booking.refund).toMatchObject({ percent: 70, points: 1400 })
    expect((await benefitsOf(shop, member)).points).toBe(1400)
    shop.deps.clock.advance({ days: 30 })
    expect((await benefitsOf(shop, member)).points).toBe(0)
    await expirePoints(shop.deps.db, shop.deps.clock.now())
    expect(await ledgerSum()).toBe(0)
  })

  it('come from the lots that last longest, each with its own date, and never twice', async () => {
    const second = await aTour(shop)
    await shop.deps.db.insert(pointEntry).values({
      account_id: member.id,
      amount: 1000,
      reason: 'granted',
      at: shop.deps.clock.now(),
      expires_at: instantInSeoul(addDays(tour.date, 10)),
    })
    const order = await withBenefits([tour, second], 2000)
    await payByCard(shop, member, order)
    await cancel(shop, member, bookingOf(order, tour))
    await cancel(shop, member, bookingOf(order, second))
    const back = await shop.deps.db
      .select()
      .from(pointEntry)
      .where(isNotNull(pointEntry.booking_id))
      .orderBy(pointEntry.seq)
    const granted = instantInSeoul(addDays(tour.date, 10))
    expect(back.map(({ amount, expires_at }) => [amount, expires_at?.getTime() === granted.getTime()])).toEqual([
      [1000, false],
      [1000, true],
    ])
    expect((await benefitsOf(shop, member)).points).toBe(4000)
  })
})

describe('cancelling what is not paid', () => {
  it('ends at once, with the other bookings of its order, as the quote says (product §4)', async () => {
    const second = await aTour(shop)
    const order = await aReadyOrderOf(shop, member, [tour, second])
    await submit(shop, member, order)
    const { data } = await quote(shop, member, bookingOf(order, tour))
    expect(data).toMatchObject({ kind: 'unpaid', tier: null, tiers: [], valid_until: null, refund_to: 'none' })
    const other = order.bookings.find(({ product_id }) => product_id === second.id)
    expect(data.together).toEqual([
      { reservation_number: other?.reservation_number, product_name: other?.product_name },
    ])
    expect(data.lines.map(({ kind }) => kind)).toEqual(['unpaid', 'together'])
    const { data: after } = await cancel(shop, member, bookingOf(order, tour))
    expect([after.order.status, after.booking.status, after.booking.refund]).toEqual(['cancelled', 'cancelled', null])
    expect(after.order.bookings.every(({ status }) => status === 'cancelled')).toBe(true)
    expect(await taken()).toBe(0)
  })

  it('works for a draft and for a transfer, whose person is told that nothing was charged', async () => {
    const draft = await aDraft(shop, member, tour)
    expect((await cancel(shop, member, bookingOf(draft))).data.order.status).toBe('cancelled')
    const order = await aTransferOrder(shop, member, tour)
    expect((await cancel(shop, member, bookingOf(order))).data.order.status).toBe('cancelled')
    await mailsSent()
    expect(shop.deps.mails.at(-1)?.text).toContain('Nothing was charged')
  })

  it('is refused when its time has run out, and while a payment is being confirmed', async () => {
    const { order } = await anApprovedOrder(shop, member, tour)
    await shop.deps.db.update(orderTable).set({ status: 'confirming' }).where(eq(orderTable.id, order.id))
    const busy = await quote(shop, member, bookingOf(order))
    expect([busy.status, busy.refusal.code]).toEqual([409, 'booking.paymentUnderWay'])
    await shop.deps.db.update(orderTable).set({ status: 'awaiting_payment' }).where(eq(orderTable.id, order.id))
    shop.deps.clock.advance({ minutes: 31 })
    await expireHolds(shop.deps)
    const late = await quote(shop, member, bookingOf(order))
    expect([late.status, late.refusal.code]).toEqual([409, 'booking.expired'])
  })
})

describe('cancelling what was paid by transfer', () => {
  let operator: Person
  beforeEach(async () => {
    operator = await anOperator(shop)
  })

  it('asks for the account first, and stays requested until the money was sent (product §4)', async () => {
    const order = await aDepositedOrder(shop, member, operator, tour)
    const id = bookingOf(order)
    const without = await ask(shop, member, id, { refund_won: 120_000 })
    expect([without.status, without.refusal.code, without.refusal.field]).toEqual([
      400,
      'booking.refundAccountRequired',
      'refund_account',
    ])
    const { data } = await cancel(shop, member, id)
    expect([data.booking.status, data.order.status]).toEqual(['cancel_requested', 'paid'])
    expect(data.booking.refund).toMatchObject({
      status: 'requested',
      to: 'account',
      account: 'Hana Bank 1••••••••••012',
    })
    expect(await taken()).toBe(2)
    expect((await quote(shop, member, id)).refusal.code).toBe('booking.cancelRequested')
    expect((await ask(shop, member, id, { refund_won: 120_000 })).refusal.code).toBe('booking.cancelRequested')
    await operate(shop, operator, 'refundSent', id)
    expect((await detail(id)).booking).toMatchObject({ status: 'cancelled', refund: { status: 'done' } })
    expect(await taken()).toBe(0)
    const subjects = await mailsSent()
    expect(subjects.slice(-2).map((subject) => subject.split(':')[0])).toEqual(['Cancellation requested', 'Cancelled'])
  })

  it('keeps the account number sealed, and lets it be corrected until the money was sent', async () => {
    const order = await aDepositedOrder(shop, member, operator, tour)
    const id = bookingOf(order)
    await cancel(shop, member, id)
    const rows = await shop.deps.db.execute(sql`select * from refund`)
    expect(JSON.stringify(rows.rows)).not.toContain('789012')
    const correct = (account_number: string) =>
      shop.call(
        cancellation.refundAccount,
        { params: { id }, query: { lang: 'en' }, body: { ...refundAccount, account_number } },
        { token: member.token },
      )
    expect((await correct('not digits')).refusal.code).toBe('validation.accountNumber')
    expect((await correct('999888777')).data.booking.refund?.account).toBe('Hana Bank 9•••••777')
    await operate(shop, operator, 'refundSent', id)
    expect((await correct('999888777')).refusal.code).toBe('booking.refundClosed')
  })
})
