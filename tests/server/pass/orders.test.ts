import { beforeEach, describe, expect, test } from 'vitest'
import { booking } from '#contract/booking'
import { passOrders } from '#contract/pass/order'
import { voucher } from '#contract/voucher'
import { expireHolds } from '#server/modules/booking/hold.service'
import { pass } from '#server/modules/pass-orders/passes.table'
import { gateKeys, verifyTicket } from '#server/ticket'
import {
  ask,
  balanceAtToss,
  cancel,
  deposit,
  goTo,
  quote,
  refundAccount,
  withReason,
} from '#tests/support/cancellations'
import { giveCoupon } from '#tests/support/coupons'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { approved, aShop, confirm, type Shop, submit } from '#tests/support/orders'
import {
  anAffiliate,
  aPaidPass,
  aReadyPassOrder,
  aScan,
  holdPasses,
  ownPasses,
  paidPasses,
  passesOnSale,
  passStaffAt,
  scanAt,
} from '#tests/support/pass'

let shop: Shop
let member: Person
const query = { lang: 'en' } as const
const as = ({ token }: Person) => ({ token })
const orders = async (who: Person) => (await shop.call(passOrders.orders, { query }, as(who))).data

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
  await passesOnSale(shop.deps)
})

describe('buying passes (product §4)', () => {
  test('one order has a booking for each pass, and its price is that of each person', async () => {
    const { data } = await holdPasses(shop, member, { type: 'hours_24', adults: 2, children: 1 })
    expect(data).toMatchObject({
      status: 'draft',
      amount_won: 80_000,
      next_step: 'benefits',
      email: expect.any(String),
    })
    expect(data.bookings.map(({ option_name, amount_won }) => [option_name, amount_won])).toEqual([
      ['Adult', 30_000],
      ['Adult', 30_000],
      ['Child (7–18)', 20_000],
    ])
    expect(await ownPasses(shop, member)).toEqual([])
  })

  test.each([
    [{ adults: 0, children: 0 }, 'pass.nobody'],
    [{ adults: 6, children: 5 }, 'pass.tooManyPasses'],
  ])('%j are refused at their field', async (request, code) => {
    expect((await holdPasses(shop, member, request)).refusal).toMatchObject({ code, field: 'adults' })
  })

  test('a type that is not on sale is not found', async () => {
    expect((await holdPasses(shop, member, { type: 'visits_5' })).status).toBe(404)
  })

  test('an earlier hold is released, and an order that is not paid in time is too', async () => {
    const first = await holdPasses(shop, member)
    await holdPasses(shop, member)
    expect((await shop.call(booking.order, { params: { id: first.data.id }, query }, as(member))).data.status).toBe(
      'cancelled',
    )
    expect((await orders(member)).map(({ status }) => status)).toEqual(['draft'])
    shop.deps.clock.advance({ minutes: 31 })
    expect(await expireHolds(shop.deps)).toBe(1)
    expect(await orders(member)).toEqual([])
  })

  test('a coupon for tours is not for passes', async () => {
    const coupon = await giveCoupon(shop, member, { percent: 20, categories: ['tours'], combines: true })
    const { data } = await holdPasses(shop, member)
    const params = { id: data.id }
    const { data: choice } = await shop.call(booking.benefitChoice, { params, query }, as(member))
    expect(choice.coupons.filter(({ usable }) => usable).map(({ id }) => id)).not.toContain(coupon)
    const body = { coupon_ids: [coupon], points: 0 }
    const { refusal } = await shop.call(booking.benefits, { params, query, body }, as(member))
    expect(refusal.code).toBe('booking.couponProduct')
  })

  test('a coupon is deducted, and travelers and luggage are not asked for', async () => {
    const coupon = await giveCoupon(shop, member)
    const { data } = await holdPasses(shop, member)
    const params = { id: data.id }
    const { data: choice } = await shop.call(booking.benefitChoice, { params, query }, as(member))
    expect(choice.coupons.map(({ id, usable }) => [id, usable])).toContainEqual([coupon, true])
    const body = { coupon_ids: [coupon], points: 0 }
    const { data: cheaper } = await shop.call(booking.benefits, { params, query, body }, as(member))
    expect(cheaper.amount_won).toBeLessThan(data.amount_won)
    expect(cheaper.next_step).toBeNull()
    const extras = data.bookings.map(({ id }) => ({
      ...{ booking_id: id, luggage_count: 9, arrival_flight: '', departure_address: '' },
      ...{ destination_address: '', request: '' },
    }))
    const offered = await shop.call(booking.extras, { params, query, body: { bookings: extras } }, as(member))
    expect(offered.refusal.code).toBe('pass.noTrip')
  })

  test('paid by card they exist immediately, each with a code signed by our keys and 180 days to begin', async () => {
    const [one, two] = await paidPasses(shop, member, { type: 'visits_3', adults: 1, children: 1 })
    expect(new Set([one?.person, two?.person])).toEqual(new Set(['adult', 'child']))
    expect(one).toMatchObject({
      type: 'visits_3',
      visits_left: 3,
      started_at: null,
      valid_until: '2027-08-29',
      visits: [],
    })
    const ticket = verifyTicket(gateKeys(shop.deps.settings.TICKET_KEYS), one?.code ?? '')
    expect(ticket).toMatchObject({ reservation_number: one?.number, product_id: 'seoulite-pass', date: '2027-08-29' })
    expect(await orders(member)).toMatchObject([
      { status: 'paid', passes: [{ status: 'confirmed' }, { status: 'confirmed' }] },
    ])
    await shop.deps.jobs.drain(shop.deps)
    const mail = shop.deps.mails.find(({ subject }) => subject.startsWith('Payment completed'))
    expect(mail?.text).toContain('Your passes are ready')
    expect(mail?.text).not.toMatch(/Departure|Travelers|Meeting point|operator/)
  })

  test('by transfer they exist after the deposit, and until then the order shows where to send the money', async () => {
    const order = await aReadyPassOrder(shop, member)
    await submit(shop, member, order, { payment_method: 'transfer', account_holder: 'Sua Han' })
    expect(await orders(member)).toMatchObject([
      { status: 'awaiting_deposit', bank_transfer: { depositor: 'Sua Han', account_number: expect.any(String) } },
    ])
    expect(await ownPasses(shop, member)).toEqual([])
    await deposit(shop, await anOperator(shop), order.id, order.amount_won)
    expect(await ownPasses(shop, member)).toHaveLength(1)
  })

  test('a payment that is confirmed twice creates them once', async () => {
    const order = await aReadyPassOrder(shop, member)
    await submit(shop, member, order)
    const paid = await approved(shop, order)
    await Promise.all([confirm(shop, paid), confirm(shop, paid)])
    await confirm(shop, paid)
    expect(await shop.deps.db.$count(pass)).toBe(1)
  })

  test('they are not trips: not among the reservations, and without a voucher', async () => {
    const own = await aPaidPass(shop, member)
    const list = await shop.call(booking.list, { query: { ...query, page: 1, per_page: 10 } }, as(member))
    expect(list.data.total).toBe(0)
    const shown = await shop.call(voucher.show, { params: { id: own.booking_id }, query }, as(member))
    expect(shown.status).toBe(404)
  })

  test('other members do not see them', async () => {
    await aPaidPass(shop, member)
    const other = await aMember(shop.deps)
    expect([await ownPasses(shop, other), await orders(other)]).toEqual([[], []])
  })
})

describe('refunding passes (product §4)', () => {
  test('an unused pass is refunded in full, and the others stay', async () => {
    const [one, two] = await paidPasses(shop, member, { adults: 2 })
    if (!one || !two) throw new Error('two passes were bought')
    expect((await quote(shop, member, one.booking_id)).data).toMatchObject({ refund_won: 25_000, fee_won: 0 })
    await cancel(shop, member, one.booking_id)
    expect(await balanceAtToss(shop, one.order_id)).toBe(25_000)
    const left = await ownPasses(shop, member)
    expect(left.find(({ id }) => id === one.id)).toMatchObject({ code: null, returned_at: expect.any(String) })
    expect(left.find(({ id }) => id === two.id)).toMatchObject({ code: expect.any(String), returned_at: null })
  })

  test('until the last day on which it may be begun', async () => {
    const own = await aPaidPass(shop, member)
    await goTo(shop, new Date('2027-08-29T14:58:00Z'), member)
    expect((await quote(shop, member, own.booking_id)).data.refund_won).toBe(25_000)
    await goTo(shop, new Date('2027-08-29T15:00:00Z'), member)
    expect((await quote(shop, member, own.booking_id)).refusal.code).toBe('booking.departed')
    expect(await ownPasses(shop, member)).toMatchObject([{ code: null }])
  })

  test('a used pass stays, even for an operator', async () => {
    const affiliate = await anAffiliate(shop.deps)
    const own = await aPaidPass(shop, member)
    await scanAt(shop, await passStaffAt(shop, affiliate), affiliate, aScan(shop, own))
    expect((await quote(shop, member, own.booking_id)).refusal.code).toBe('pass.begun')
    const refused = await ask(shop, member, own.booking_id, { refund_won: 25_000 })
    expect(refused.refusal.code).toBe('pass.begun')
    expect(await ownPasses(shop, member)).toMatchObject([{ returned_at: null, code: expect.any(String) }])
  })

  test('an operator who declines a refund makes it valid again', async () => {
    const order = await aReadyPassOrder(shop, member)
    const operator = await anOperator(shop)
    await submit(shop, member, order, { payment_method: 'transfer', account_holder: 'Sua Han' })
    await deposit(shop, operator, order.id, order.amount_won)
    const [own] = await ownPasses(shop, member)
    await cancel(shop, member, own?.booking_id ?? '', { refund_account: refundAccount })
    expect(await ownPasses(shop, member)).toMatchObject([{ code: null }])
    await withReason(shop, operator, 'decline', own?.booking_id ?? '', 'The deposit was somebody else’s.')
    expect(await ownPasses(shop, member)).toMatchObject([{ returned_at: null, code: expect.any(String) }])
  })
})
