import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { payment as contract } from '#contract/payment'
import { expireHolds } from '#server/modules/booking/hold.service'
import { departure } from '#server/modules/catalog/catalog.table'
import { paymentWebhook } from '#server/modules/checkout/checkout.table'
import { confirmPayment } from '#server/modules/checkout/confirm.service'
import { reconcilePayments } from '#server/modules/checkout/reconcile.service'
import { payment } from '#server/modules/payment/payment.table'
import type { Payments } from '#server/ports/payments'
import { aCheckout, type Checkout } from '#tests/support/checkout'
import { expectInvariants } from '#tests/support/invariants'
import { anApprovedOrder, aReadyOrder, confirm, seen, submit } from '#tests/support/orders'

let { shop, member, tour, charged, fault } = {} as Checkout

beforeEach(async () => {
  ;({ shop, member, tour, charged, fault } = await aCheckout())
})
afterEach(() => expectInvariants(shop.deps.db))

describe('a lost response', () => {
  it('is looked up immediately: what the provider has charged counts as paid', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    await fault(order.id, 'lose-reply')
    expect((await confirm(shop, confirmation)).data.ok).toBe(true)
    expect(await charged()).toBe(1)
  })

  it('of a request that never arrived leaves the outcome unknown, and the reconciler finishes it', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    await fault(order.id, 'lose-request')
    const { data } = await confirm(shop, confirmation)
    expect([data.ok, data.code]).toEqual([false, 'payment.unknown'])
    shop.deps.clock.advance({ minutes: 2 })
    expect(await reconcilePayments(shop.deps)).toBe(1)
    expect((await seen(shop, member, order.id)).status).toBe('paid')
    expect(await charged()).toBe(1)
  })

  it('with an unreachable provider charges once when it is back, although two servers reconcile', async () => {
    const away: Payments = {
      ...shop.deps.payments,
      confirm: async (input) => {
        await shop.deps.payments.confirm(input)
        return { kind: 'unknown', code: 'NO_REPLY', message: '' }
      },
      get: async () => ({ kind: 'unknown', code: 'NO_REPLY', message: '' }),
    }
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    expect((await confirmPayment({ ...shop.deps, payments: away }, confirmation)).code).toBe('payment.unknown')
    shop.deps.clock.advance({ minutes: 2 })
    await Promise.all([reconcilePayments(shop.deps), reconcilePayments(shop.deps)])
    expect((await seen(shop, member, order.id)).status).toBe('paid')
    expect(await charged()).toBe(1)
    await shop.deps.jobs.drain(shop.deps)
    expect(shop.deps.mails).toHaveLength(1)
  })
})

describe('a server that is killed between claim and result', () => {
  /** Calls that never return simulate a killed process. */
  const killedWhile = (act: (input: Parameters<Payments['confirm']>[0]) => Promise<unknown>): Payments => ({
    ...shop.deps.payments,
    confirm: (input) => act(input).then(() => new Promise(() => {})),
  })

  async function killedConfirm(before: boolean) {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    let reached = () => {}
    const claimed = new Promise<void>((resolve) => (reached = resolve))
    const payments = killedWhile(async (input) => {
      if (!before) await shop.deps.payments.confirm(input)
      reached()
    })
    void confirmPayment({ ...shop.deps, payments }, confirmation)
    await claimed
    return { order, confirmation }
  }

  it.each([
    ['before the provider was asked', true],
    ['after it has charged', false],
  ])('%s has lost nothing: the reconciler finishes the payment', async (_, before) => {
    const { order } = await killedConfirm(before)
    expect((await seen(shop, member, order.id)).status).toBe('confirming')
    shop.deps.clock.advance({ minutes: 2 })
    expect(await reconcilePayments(shop.deps)).toBe(1)
    expect((await seen(shop, member, order.id)).status).toBe('paid')
    expect(await charged()).toBe(1)
  })

  it('does not lose its seats while its payment is open, however long that takes', async () => {
    const { order } = await killedConfirm(false)
    shop.deps.clock.advance({ hours: 2 })
    expect(await expireHolds(shop.deps)).toBe(0)
    await reconcilePayments(shop.deps)
    expect((await seen(shop, member, order.id)).status).toBe('paid')
  })

  it('charges nothing where the payment has expired at the provider, and the seats are released', async () => {
    const { order } = await killedConfirm(true)
    shop.deps.clock.advance({ hours: 1 })
    await reconcilePayments(shop.deps)
    await expireHolds(shop.deps)
    const after = await seen(shop, member, order.id)
    expect([after.status, after.bookings[0]?.cancel_reason]).toEqual(['expired', 'expired'])
    const [row] = await shop.deps.db.select().from(departure)
    expect([row?.held, row?.confirmed, await charged()]).toEqual([0, 0, 0])
  })

  it('finishes for a buyer who returns before the reconciler runs', async () => {
    const { confirmation } = await killedConfirm(false)
    shop.deps.clock.advance({ minutes: 2 })
    expect((await confirm(shop, confirmation)).data.ok).toBe(true)
  })
})

describe('a webhook', () => {
  const send = (paymentKey: string, orderId: string, id = 'transmission-1') =>
    shop.call(
      contract.webhook,
      { body: { eventType: 'PAYMENT_STATUS_CHANGED', data: { paymentKey, orderId, status: 'DONE' } } },
      { headers: { 'tosspayments-webhook-transmission-id': id } },
    )

  it('that says a payment is done is not trusted', async () => {
    const order = await aReadyOrder(shop, member, tour)
    await submit(shop, member, order)
    await send('invented', order.id)
    expect((await seen(shop, member, order.id)).status).toBe('awaiting_payment')
  })

  it('triggers a look-up of an open payment, and is stored once however often it is sent', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    await fault(order.id, 'lose-request')
    await confirm(shop, confirmation)
    await send(confirmation.paymentKey, order.id)
    await send(confirmation.paymentKey, order.id)
    expect((await seen(shop, member, order.id)).status).toBe('paid')
    expect(await shop.deps.db.$count(paymentWebhook)).toBe(1)
    expect(await shop.deps.db.$count(payment)).toBe(1)
  })

  it('about an unknown order leaves no trace', async () => {
    expect((await send('key', 'NR270302-AAAAAAAAAA')).data).toEqual({ ok: true })
    expect(await shop.deps.db.$count(paymentWebhook)).toBe(0)
  })
})
