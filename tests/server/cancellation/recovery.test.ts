import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { desk } from '#contract/desk'
import { payment as contract } from '#contract/payment'
import { setFault } from '#server/demo/toss/local-toss.api'
import { type Fault, localTossCancel, localTossPayment } from '#server/demo/toss/local-toss.table'
import { localPayments } from '#server/demo/toss/payments.local'
import { askRefund } from '#server/modules/cancellation/ask.service'
import { cancelBooking } from '#server/modules/cancellation/cancel.service'
import { reconcileRefunds } from '#server/modules/cancellation/reconcile.service'
import { refund } from '#server/modules/cancellation/refund.table'
import { setting } from '#server/modules/settings/settings.table'
import type { Payments } from '#server/ports/payments'
import { aPaidOrder, aTour, balanceAtToss, bookingOf, cancel, operate, withReason } from '#tests/support/cancellations'
import { aMember, anOperator, type Person, type TestProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { aShop, type Shop, seen } from '#tests/support/orders'

let shop: Shop
let member: Person
let operator: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
  operator = await anOperator(shop)
  tour = await aTour(shop)
})
afterEach(() => expectInvariants(shop.deps.db))

const fault = (id: string, kind: Fault, times?: number) => setFault(shop.deps.db, id, kind, times)
const givenBack = () => shop.deps.db.$count(localTossCancel)
const stateOf = async (orderId: string) => {
  const [booking] = (await seen(shop, member, orderId)).bookings
  return [booking?.status, booking?.refund?.status]
}
const whole = { reason: '', refund_won: 120_000, refund_points: 0 }
/** A server with another provider. */
const served = (payments: Payments) => ({ ...shop.deps, payments })
/** Cancels and, once that has committed, calls the provider. */
async function cancelled(
  context: ReturnType<typeof served>,
  ...all: Parameters<typeof cancelBooking> extends [unknown, ...infer R] ? R : never
) {
  const row = await cancelBooking(context, ...all)
  if (row) await askRefund(context, row)
}

describe('a provider that refuses', () => {
  it('leaves the request open, and the desk sees why', async () => {
    const order = await aPaidOrder(shop, member, [tour])
    await fault(order.id, 'decline')
    const { status, data } = await cancel(shop, member, bookingOf(order))
    expect([status, data.booking.status, data.booking.refund?.status]).toEqual([200, 'cancel_requested', 'failed'])
    expect(await balanceAtToss(shop, order.id)).toBe(120_000)
    const [row] = await shop.deps.db.select().from(refund)
    expect(row?.code).toBe('NOT_CANCELABLE_PAYMENT')
  })

  it('is emailed to the operators’ desk immediately, once for each refusal, and is in their list', async () => {
    const other = await aPaidOrder(shop, member, [await aTour(shop)])
    const order = await aPaidOrder(shop, member, [tour])
    await fault(order.id, 'decline', 2)
    await cancel(shop, member, bookingOf(order))
    const mails = async () => {
      await shop.deps.jobs.drain(shop.deps)
      return shop.deps.mails.filter(({ subject }) => subject.startsWith('Refund refused'))
    }
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.to).toBe('operator@naru.test')
    for (const part of [order.bookings[0]?.reservation_number, '₩120,000', 'NOT_CANCELABLE_PAYMENT', 'Maya Lind']) {
      expect(mail?.text).toContain(part)
    }
    await operate(shop, operator, 'refundRetry', bookingOf(order))
    expect(await mails()).toHaveLength(2)
    const list = async (query: object) =>
      (await shop.call(desk.list, { query: { lang: 'en', ...query } }, { token: operator.token })).data
    expect([(await list({})).total.count, (await list({})).failed_refunds]).toEqual([2, 1])
    const failed = await list({ refund: 'failed' })
    expect([failed.total.count, failed.items.map(({ id }) => id)]).toEqual([1, [bookingOf(order)]])
    expect(failed.items.map(({ id }) => id)).not.toContain(bookingOf(other))
    await operate(shop, operator, 'refundRetry', bookingOf(order))
    expect((await list({ refund: 'failed' })).failed_refunds).toBe(0)
  })

  it('is written to the log where no desk is configured, and no mail is sent', async () => {
    await shop.deps.db.delete(setting).where(eq(setting.key, 'desk'))
    const order = await aPaidOrder(shop, member, [tour])
    await fault(order.id, 'decline')
    await cancel(shop, member, bookingOf(order))
    await shop.deps.jobs.drain(shop.deps)
    expect(shop.deps.mails.filter(({ subject }) => subject.startsWith('Refund refused'))).toEqual([])
    expect(shop.deps.logged()).toContain('a refund was refused')
  })

  it('is called again by the desk, with another key, and then refunds once', async () => {
    const order = await aPaidOrder(shop, member, [tour])
    await fault(order.id, 'decline')
    await cancel(shop, member, bookingOf(order))
    const { data } = await operate(shop, operator, 'refundRetry', bookingOf(order))
    expect([data.booking.status, data.booking.refund?.status]).toEqual(['cancelled', 'done'])
    expect([await givenBack(), await balanceAtToss(shop, order.id)]).toEqual([1, 0])
    const again = await operate(shop, operator, 'refundRetry', bookingOf(order))
    expect(again.refusal.code).toBe('desk.noRefundDue')
  })

  it('can be bypassed by sending the money by hand', async () => {
    const order = await aPaidOrder(shop, member, [tour])
    await fault(order.id, 'decline')
    await cancel(shop, member, bookingOf(order))
    const { data } = await operate(shop, operator, 'refundSent', bookingOf(order))
    expect(data.booking.refund).toMatchObject({ status: 'done', to: 'account' })
    expect(await balanceAtToss(shop, order.id)).toBe(120_000)
  })

  it('after a refusal the request can be declined, and the member cancels again later', async () => {
    const order = await aPaidOrder(shop, member, [tour])
    await fault(order.id, 'decline')
    await cancel(shop, member, bookingOf(order))
    await withReason(shop, operator, 'decline', bookingOf(order))
    expect(await stateOf(order.id)).toEqual(['requested', undefined])
    await cancel(shop, member, bookingOf(order))
    expect(await stateOf(order.id)).toEqual(['cancelled', 'done'])
  })
})

describe('a lost response', () => {
  it('is looked up immediately: what the provider has refunded counts as done', async () => {
    const order = await aPaidOrder(shop, member, [tour])
    await fault(order.id, 'lose-reply')
    await cancel(shop, member, bookingOf(order))
    expect(await stateOf(order.id)).toEqual(['cancelled', 'done'])
    expect([await givenBack(), await balanceAtToss(shop, order.id)]).toEqual([1, 0])
  })

  it.each(['lose-request', 'provider-error'] as const)(
    'of a request that had no effect (%s) leaves it requested, and the reconciler finishes it once',
    async (kind) => {
      const order = await aPaidOrder(shop, member, [tour])
      await fault(order.id, kind)
      await cancel(shop, member, bookingOf(order))
      expect(await stateOf(order.id)).toEqual(['cancel_requested', 'processing'])
      expect(await reconcileRefunds(shop.deps)).toBe(0)
      shop.deps.clock.advance({ minutes: 2 })
      await Promise.all([reconcileRefunds(shop.deps), reconcileRefunds(served(localPayments(shop.deps)))])
      expect(await stateOf(order.id)).toEqual(['cancelled', 'done'])
      expect([await givenBack(), await balanceAtToss(shop, order.id)]).toEqual([1, 0])
      await shop.deps.jobs.drain(shop.deps)
      expect(shop.deps.mails.filter(({ subject }) => subject.startsWith('Canceled'))).toHaveLength(1)
    },
  )

  it('that comes after the refund, with an unreachable provider, refunds once when it is back', async () => {
    const order = await aPaidOrder(shop, member, [tour])
    const away: Payments = {
      ...shop.deps.payments,
      cancel: async (input) => {
        await shop.deps.payments.cancel(input)
        return { kind: 'unknown', code: 'NO_REPLY', message: '' }
      },
      get: async () => ({ kind: 'unknown', code: 'NO_REPLY', message: '' }),
    }
    await cancelled(served(away), member.id, bookingOf(order), whole)
    expect(await stateOf(order.id)).toEqual(['cancel_requested', 'processing'])
    shop.deps.clock.advance({ minutes: 2 })
    await reconcileRefunds(served(away))
    shop.deps.clock.advance({ minutes: 2 })
    await reconcileRefunds(shop.deps)
    expect(await stateOf(order.id)).toEqual(['cancelled', 'done'])
    expect([await givenBack(), await balanceAtToss(shop, order.id)]).toEqual([1, 0])
  })

  it('does not count the refund of another booking of the same payment as its own', async () => {
    const second = await aTour(shop)
    const order = await aPaidOrder(shop, member, [tour, second])
    await cancel(shop, member, bookingOf(order, second))
    await fault(order.id, 'lose-request')
    await cancel(shop, member, bookingOf(order, tour))
    expect(await balanceAtToss(shop, order.id)).toBe(120_000)
    shop.deps.clock.advance({ minutes: 2 })
    await reconcileRefunds(shop.deps)
    expect([await givenBack(), await balanceAtToss(shop, order.id)]).toEqual([2, 0])
  })

  it('of a request that arrives late, when the reconciler has retried, still refunds once', async () => {
    const order = await aPaidOrder(shop, member, [tour, await aTour(shop)])
    const late: Parameters<Payments['cancel']>[0][] = []
    const slow: Payments = {
      ...shop.deps.payments,
      cancel: async (input) => {
        late.push(input)
        return { kind: 'unknown', code: 'TIMEOUT', message: '' }
      },
    }
    await cancelled(served(slow), member.id, bookingOf(order, tour), whole)
    shop.deps.clock.advance({ minutes: 2 })
    await reconcileRefunds(shop.deps)
    for (const input of late) await shop.deps.payments.cancel(input)
    expect([late.length, await givenBack(), await balanceAtToss(shop, order.id)]).toEqual([1, 1, 120_000])
  })

  it('is detected by a webhook too, which is not trusted but triggers a look-up', async () => {
    const order = await aPaidOrder(shop, member, [tour])
    await fault(order.id, 'lose-request')
    await cancel(shop, member, bookingOf(order))
    const [at] = await shop.deps.db.select().from(localTossPayment).where(eq(localTossPayment.order_id, order.id))
    const data = { paymentKey: at?.payment_key, orderId: order.id, status: 'CANCELED' }
    await shop.call(contract.webhook, { body: { eventType: 'PAYMENT_STATUS_CHANGED', data } })
    expect(await stateOf(order.id)).toEqual(['cancelled', 'done'])
    expect(await balanceAtToss(shop, order.id)).toBe(0)
  })
})

describe('a server that is killed between claim and result', () => {
  it.each([
    ['before the provider was asked', false],
    ['after it has made the refund', true],
  ])('%s has lost nothing: the reconciler finishes the refund, once', async (_, isSent) => {
    const order = await aPaidOrder(shop, member, [tour])
    let reached = () => {}
    const claimed = new Promise<void>((resolve) => (reached = resolve))
    const dying: Payments = {
      ...shop.deps.payments,
      // A call that never returns simulates a killed process.
      cancel: async (input) => {
        if (isSent) await shop.deps.payments.cancel(input)
        reached()
        return new Promise(() => {})
      },
    }
    void cancelled(served(dying), member.id, bookingOf(order), whole)
    await claimed
    expect(await stateOf(order.id)).toEqual(['cancel_requested', 'processing'])
    const decline = await withReason(shop, operator, 'decline', bookingOf(order))
    expect(decline.refusal.code).toBe('desk.refundUnderWay')
    shop.deps.clock.advance({ minutes: 2 })
    expect(await reconcileRefunds(shop.deps)).toBe(1)
    expect(await stateOf(order.id)).toEqual(['cancelled', 'done'])
    expect([await givenBack(), await balanceAtToss(shop, order.id)]).toEqual([1, 0])
  })
})
