import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cancellation } from '#contract/cancellation'
import { instantInSeoul } from '#contract/days'
import { desk } from '#contract/desk'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { expireHolds } from '#server/modules/booking/hold.service'
import { departure } from '#server/modules/catalog/catalog.table'
import { listDesk } from '#server/modules/desk/list.service'
import { payment } from '#server/modules/payment/payment.table'
import {
  aDepositedOrder,
  aPaidOrder,
  aTour,
  aTransferOrder,
  balanceAtToss,
  bookingOf,
  cancel,
  daysBefore,
  deposit,
  goTo,
  operate,
  refundAccount,
  withReason,
} from '#tests/support/cancellations'
import { numbersOf } from '#tests/support/counts'
import { aMember, anAccount, anOperator, type Person, type TestProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { aDraft, aKey, aShop, type Shop, seen } from '#tests/support/orders'
import { countQueries } from '#tests/support/queries'

let shop: Shop
let member: Person
let operator: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
  operator = await anOperator(shop)
  tour = await aTour(shop, { capacity: 4 })
})
afterEach(() => expectInvariants(shop.deps.db))

const audited = async () => (await shop.deps.db.select().from(auditEvent).orderBy(auditEvent.at)).map(({ act }) => act)
const look = (id: string, person = operator) =>
  shop.call(desk.detail, { params: { id }, query: { lang: 'en' } }, { token: person.token })
const list = (query: object = {}) =>
  shop.call(desk.list, { query: { lang: 'en', ...query } }, { token: operator.token })
async function lastMail() {
  await shop.deps.jobs.drain(shop.deps)
  return shop.deps.mails.at(-1)
}

describe('the desk (product §6)', () => {
  it('is for operators: reviewers, gate staff and supervisors are refused', async () => {
    const routes = Object.values(desk)
    expect(routes.length).toBeGreaterThan(8)
    for (const role of ['reviewer', 'gate-staff', 'supervisor'] as const) {
      const { token } = await anAccount(shop.deps, { area: 'admin', role })
      for (const endpoint of routes) {
        const at = endpoint.path.includes('/orders/') ? 'NR270302-ABCDEFGHJK' : member.id
        const answer = await shop.app.request(endpoint.path.replace(':id', at), {
          method: endpoint.method.toUpperCase(),
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...aKey() },
          ...(endpoint.method === 'post' && { body: '{}' }),
        })
        expect([endpoint.path, answer.status]).toEqual([endpoint.path, 403])
      }
    }
  })

  it('responds with 404 for unknown bookings and orders', async () => {
    const none = '3f0c7a52-5a33-4d6c-9a4e-1d1f6a2b7c11'
    const answers = [
      await look(none),
      await operate(shop, operator, 'confirm', none),
      await operate(shop, operator, 'refundSent', none),
      await operate(shop, operator, 'refundRetry', none),
      await withReason(shop, operator, 'cancel', none),
      await withReason(shop, operator, 'decline', none),
      await deposit(shop, operator, 'NR270302-ABCDEFGHJK', 1),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect(await audited()).toEqual([])
  })
})

describe('the list of bookings', () => {
  it('searches by number, member, product name, status, product and day', async () => {
    const paid = await aPaidOrder(shop, member, [tour])
    const waiting = await aTransferOrder(
      shop,
      await aMember(shop.deps),
      await aTour(shop, { name: { en: '100% Sea', ko: '바다' } }),
    )
    await aDraft(shop, await aMember(shop.deps), tour)
    const found = async (query: object) => (await list(query)).data.items.map(({ order_id }) => order_id)
    expect(await found({})).toEqual(expect.arrayContaining([paid.id, waiting.id]))
    expect(await found({})).toHaveLength(2)
    expect(await found({ q: paid.bookings[0]?.reservation_number })).toEqual([paid.id])
    expect(await found({ q: paid.id.toLowerCase() })).toEqual([paid.id])
    expect(await found({ q: 'maya' })).toHaveLength(2)
    expect(await found({ q: '바다' })).toEqual([waiting.id])
    expect(await found({ q: '100%' })).toEqual([waiting.id])
    expect(await found({ q: '%' })).toEqual([waiting.id])
    expect(await found({ status: 'waiting' })).toEqual([waiting.id])
    expect(await found({ product_id: tour.id })).toEqual([paid.id])
    expect(await found({ date: '2030-01-01' })).toEqual([])
    const one = (await list({ per_page: 1 })).data
    expect([one.total.count, one.items.length]).toEqual([2, 1])
    expect(numbersOf(one.counts)).toMatchObject({ requested: 1, waiting: 1, confirmed: 0 })
    const two = (await list({ per_page: 1, cursor: one.next })).data
    expect([two.items[0]?.id === one.items[0]?.id, two.next]).toEqual([false, null])
    expect(await found({ q: paid.email })).toContain(paid.id)
    expect(await found({ q: paid.contact.replace(/(\d{4})$/, '-$1') })).toContain(paid.id)
    expect(await found({ site: 'apec' })).toEqual([])
    expect(await found({ sort: 'date' })).toHaveLength(2)
  })

  it('sends as many queries for many bookings as for one', async () => {
    const count = async () =>
      (await countQueries(() => listDesk(shop.deps.db, { per_page: 50, sort: '-created_at', lang: 'en' }))).queries
    await aPaidOrder(shop, member, [tour])
    const one = await count()
    for (let more = 0; more < 3; more++) await aPaidOrder(shop, await aMember(shop.deps), [await aTour(shop)])
    expect(await count()).toBe(one)
  })
})

describe('the deposit of an order', () => {
  it('makes it paid: seats are taken for good, the member is told, and the operator is logged', async () => {
    const order = await aTransferOrder(shop, member, tour)
    const { status, data } = await deposit(shop, operator, order.id, order.amount_won)
    expect([status, data.order.status, data.order.bookings[0]?.status]).toEqual([200, 'paid', 'requested'])
    expect((await lastMail())?.subject).toContain('Payment completed')
    const [row] = await shop.deps.db.select().from(payment)
    expect([row?.method, row?.status, row?.amount_won]).toEqual(['transfer', 'done', order.amount_won])
    expect(await audited()).toEqual(['order.deposit'])
    const { data: shown } = await look(bookingOf(order))
    expect(shown.depositor).toBe('M Lind')
    expect(shown.payment).toMatchObject({ method: 'transfer', amount_won: 120_000, refunded_won: 0 })
    expect(shown.events.map(({ actor, actor_name, to }) => [actor, actor_name, to])).toEqual([
      ['member', 'Test Person', 'pending'],
      ['member', 'Test Person', 'waiting'],
      ['operator', 'Desk Person', 'requested'],
    ])
  })

  it('of another amount is refused with both figures', async () => {
    const order = await aTransferOrder(shop, member, tour)
    const { status, refusal } = await deposit(shop, operator, order.id, 12_000)
    expect([status, refusal.code, refusal.field]).toEqual([409, 'desk.depositMismatch', 'amount_won'])
    expect(refusal.message).toBe('The deposit does not match: ₩120,000 is due, ₩12,000 was entered.')
    expect((await seen(shop, member, order.id)).status).toBe('awaiting_deposit')
  })

  it('counts once however often it is confirmed in parallel', async () => {
    const order = await aTransferOrder(shop, member, tour)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => deposit(shop, operator, order.id, order.amount_won)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await shop.deps.db.$count(payment)).toBe(1)
  })

  it('that arrives late takes the seats again first', async () => {
    const order = await aTransferOrder(shop, member, tour)
    await goTo(shop, new Date(shop.deps.clock.now().getTime() + 4 * 86_400_000), operator)
    await expireHolds(shop.deps)
    expect((await seen(shop, member, order.id)).status).toBe('expired')
    expect((await deposit(shop, operator, order.id, order.amount_won)).data.order.status).toBe('paid')
    const [row] = await shop.deps.db.select().from(departure)
    expect([row?.held, row?.confirmed]).toEqual([0, 2])
  })

  it('that arrives late is refused when the seats are gone, or the departure has begun', async () => {
    const order = await aTransferOrder(shop, member, tour)
    await goTo(shop, new Date(shop.deps.clock.now().getTime() + 4 * 86_400_000), operator)
    await expireHolds(shop.deps)
    const others = [await aMember(shop.deps), await aMember(shop.deps)]
    for (const other of others) await aPaidOrder(shop, other, [tour])
    const late = await deposit(shop, operator, order.id, order.amount_won)
    expect([late.status, late.refusal.code]).toEqual([409, 'booking.soldOut'])
    await goTo(shop, instantInSeoul(tour.date, tour.start_time), operator)
    const afterStart = await deposit(shop, operator, order.id, order.amount_won)
    expect(afterStart.refusal.code).toBe('booking.departed')
    expect(await audited()).toEqual([])
  })

  it('is not awaited for a card order, a draft, or an abandoned order', async () => {
    const card = await aPaidOrder(shop, member, [tour])
    const draft = await aDraft(shop, member, await aTour(shop))
    const given = await aTransferOrder(shop, member, await aTour(shop))
    await cancel(shop, member, bookingOf(given))
    for (const order of [card, draft, given]) {
      const { refusal } = await deposit(shop, operator, order.id, order.amount_won)
      expect(refusal.code).toBe('desk.noDepositDue')
    }
  })
})

describe('an operator', () => {
  it('confirms a paid booking, once, and the member is told', async () => {
    const order = await aPaidOrder(shop, member, [tour])
    const { data } = await operate(shop, operator, 'confirm', bookingOf(order))
    expect(data.booking.status).toBe('confirmed')
    expect((await lastMail())?.subject).toContain('Confirmed')
    expect((await operate(shop, operator, 'confirm', bookingOf(order))).refusal.code).toBe('desk.notConfirmable')
    expect(await audited()).toEqual(['booking.confirm'])
  })

  it('declines a request: the booking returns to its former state, and the member is told why', async () => {
    const order = await aDepositedOrder(shop, member, operator, tour)
    await operate(shop, operator, 'confirm', bookingOf(order))
    await cancel(shop, member, bookingOf(order))
    const { data } = await withReason(shop, operator, 'decline', bookingOf(order), 'The guide is booked.')
    expect([data.booking.status, data.booking.refund]).toEqual(['confirmed', null])
    expect((await lastMail())?.text).toContain('The reason: The guide is booked.')
    const again = await withReason(shop, operator, 'decline', bookingOf(order))
    expect(again.refusal.code).toBe('desk.nothingRequested')
    expect((await cancel(shop, member, bookingOf(order))).data.booking.status).toBe('cancel_requested')
    expect(await audited()).toEqual(['order.deposit', 'booking.confirm', 'booking.decline'])
  })

  it('who cancels refunds everything, whatever the rules say and also after the departure', async () => {
    const order = await aPaidOrder(shop, member, [tour])
    await daysBefore(shop, tour, -1, member, operator)
    const { status, data } = await withReason(shop, operator, 'cancel', bookingOf(order))
    expect([status, data.booking.status, data.booking.cancel_reason]).toEqual([200, 'cancelled', 'operator'])
    expect(data.booking.refund).toMatchObject({ amount_won: 120_000, percent: 100, status: 'done' })
    expect(await balanceAtToss(shop, order.id)).toBe(0)
    expect((await lastMail())?.text).toContain('The boat is being repaired.')
    expect((await withReason(shop, operator, 'cancel', bookingOf(order))).refusal.code).toBe('booking.alreadyCancelled')
  })

  it('who cancels a transfer needs an account, which the member names afterwards', async () => {
    const order = await aDepositedOrder(shop, member, operator, tour)
    const { data } = await withReason(shop, operator, 'cancel', bookingOf(order))
    expect(data.booking).toMatchObject({ status: 'cancel_requested', refund: { to: 'account', account: '' } })
    expect((await lastMail())?.text).toContain('which account the refund should go to')
    const reveal = () => shop.call(desk.refundAccount, { params: { id: bookingOf(order) } }, { token: operator.token })
    expect((await reveal()).refusal.code).toBe('desk.noAccount')
    await shop.call(
      cancellation.refundAccount,
      { params: { id: bookingOf(order) }, query: { lang: 'en' }, body: refundAccount },
      { token: member.token },
    )
    expect((await reveal()).data).toEqual(refundAccount)
    expect((await audited()).filter((act) => act === 'refund.account')).toHaveLength(1)
    expect((await operate(shop, operator, 'refundSent', bookingOf(order))).data.booking.status).toBe('cancelled')
    expect((await operate(shop, operator, 'refundSent', bookingOf(order))).refusal.code).toBe('desk.noRefundDue')
  })

  it('who cancels a booking seen as unpaid does not refund a deposit that arrived since', async () => {
    const order = await aTransferOrder(shop, member, tour)
    const input = { params: { id: bookingOf(order) }, query: { lang: 'en' as const } }
    const quote = async () => (await shop.call(desk.quote, input, { token: operator.token })).data
    const cancelAs = ({ refund_won, refund_points }: { refund_won: number; refund_points: number }) =>
      shop.call(
        desk.cancel,
        { ...input, body: { reason: 'Asked for by phone.', seen: { refund_won, refund_points } } },
        { token: operator.token, headers: aKey() },
      )
    const before = await quote()
    await deposit(shop, operator, order.id, order.amount_won)
    expect((await cancelAs(before)).refusal.code).toBe('booking.quoteChanged')
    const after = await quote()
    expect([before.refund_won, after.refund_won]).toEqual([0, order.amount_won])
    expect((await cancelAs(after)).data.booking.status).toBe('cancel_requested')
  })

  it('who cancels an unpaid booking ends its order, and the member is told that nothing was charged', async () => {
    const order = await aTransferOrder(shop, member, tour)
    const { data } = await withReason(shop, operator, 'cancel', bookingOf(order))
    expect([data.order.status, data.booking.cancel_reason, data.booking.refund]).toEqual([
      'cancelled',
      'operator',
      null,
    ])
    const mail = await lastMail()
    expect(mail?.text).toContain('Nothing was charged')
    expect(mail?.text).toContain('The boat is being repaired.')
  })

  it('has every action logged with the number it was about', async () => {
    const order = await aPaidOrder(shop, member, [tour])
    await withReason(shop, operator, 'cancel', bookingOf(order))
    const [entry] = await shop.deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'booking.cancel'))
    expect(entry).toMatchObject({
      actor_id: operator.id,
      subject: order.bookings[0]?.reservation_number,
      detail: { refund_won: 120_000, reason: 'The boat is being repaired.' },
    })
  })
})
