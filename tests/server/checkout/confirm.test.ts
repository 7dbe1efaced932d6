import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { booking } from '#contract/booking'
import { payment as contract } from '#contract/payment'
import { localTossPayment } from '#server/demo/toss/local-toss.table'
import { expireHolds } from '#server/modules/booking/hold.service'
import { paymentWebhook } from '#server/modules/checkout/checkout.table'
import { confirmPayment } from '#server/modules/checkout/confirm.service'
import { payment } from '#server/modules/payment/payment.table'
import type { Payments } from '#server/ports/payments'
import { aCheckout, type Checkout } from '#tests/support/checkout'
import { openConnections } from '#tests/support/database'
import { aMember, aProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import {
  aDraft,
  anApprovedOrder,
  approved,
  aReadyOrder,
  confirm,
  secondServer,
  seen,
  submit,
} from '#tests/support/orders'

let { shop, member, tour, charged, fault } = {} as Checkout

beforeEach(async () => {
  ;({ shop, member, tour, charged, fault } = await aCheckout())
})
afterEach(() => expectInvariants(shop.deps.db))

describe('a confirmation', () => {
  it('that is repeated gets the same response and charges once', async () => {
    const { confirmation } = await anApprovedOrder(shop, member, tour)
    const first = await confirm(shop, confirmation)
    const second = await confirm(shop, confirmation)
    expect(first.data.ok).toBe(true)
    expect(second.data).toEqual(first.data)
    expect(await charged()).toBe(1)
  })

  it('that arrives eight times in parallel, at two servers, charges once and reports each as paid', async () => {
    const { confirmation } = await anApprovedOrder(shop, member, tour)
    const other = secondServer(shop)
    await openConnections(shop.deps.db)
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        if (at % 2 === 0) return (await confirm(shop, confirmation)).data
        const response = await other.request(contract.confirm.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(confirmation),
        })
        return (await response.json()).data
      }),
    )
    expect(answers).toEqual(answers.map(() => ({ ok: true, code: 'payment.done', message: 'Payment completed.' })))
    expect(await charged()).toBe(1)
  })

  it('of two approved payments of one order charges one of them', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    const again = await approved(shop, order)
    const answers = await Promise.all([confirm(shop, confirmation), confirm(shop, again)])
    expect(answers.map(({ data }) => data.ok)).toEqual([true, true])
    expect(await charged()).toBe(1)
  })

  it('with another amount than the order’s is refused, and nothing is charged', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    const { data } = await confirm(shop, { ...confirmation, amount: 100 })
    expect([data.ok, data.code]).toEqual([false, 'payment.amountMismatch'])
    expect(await charged()).toBe(0)
    expect((await seen(shop, member, order.id)).status).toBe('awaiting_payment')
  })

  it('of a payment that was approved for less than the order costs is refused', async () => {
    const order = await aReadyOrder(shop, member, tour)
    await submit(shop, member, order)
    const cheap = await approved(shop, { id: order.id, amount_won: 100 })
    const { data } = await confirm(shop, { ...cheap, amount: order.amount_won })
    expect(data.ok).toBe(false)
    expect(await charged()).toBe(0)
  })

  it('with the key of a payment of another order is refused', async () => {
    const { confirmation } = await anApprovedOrder(shop, member, tour)
    await confirm(shop, confirmation)
    const order = await aReadyOrder(shop, member, await aProduct(shop.deps))
    await submit(shop, member, order)
    const { data } = await confirm(shop, { ...confirmation, orderId: order.id })
    expect([data.ok, data.code]).toEqual([false, 'payment.notFound'])
    expect(await charged()).toBe(1)
  })

  it.each([
    ['another amount', { totalAmount: 1 }, 'payment.amountMismatch'],
    ['another order', { orderId: 'NR270302-AAAAAAAAAA' }, 'payment.notFound'],
  ])('to which the provider responds with %s does not make the order paid', async (_, other, code) => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    const { paymentKey, orderId, amount } = confirmation
    const whole = { status: 'DONE' as const, totalAmount: amount, balanceAmount: amount, cancels: [] }
    const reported = { paymentKey, orderId, ...whole, ...other }
    const payments: Payments = {
      ...shop.deps.payments,
      confirm: async () => ({ kind: 'ok', payment: reported }),
      get: async () => ({ kind: 'ok', payment: reported }),
    }
    const outcome = await confirmPayment({ ...shop.deps, payments }, confirmation)
    expect([outcome.ok, outcome.code]).toEqual([false, code])
    expect((await seen(shop, member, order.id)).status).toBe('awaiting_payment')
  })

  it('of an order that was never submitted finds no payment', async () => {
    const order = await aDraft(shop, member, tour)
    const { data } = await confirm(shop, await approved(shop, order))
    expect(data.code).toBe('payment.notFound')
  })

  it('needs no token, and responds in the reader’s language', async () => {
    const { confirmation } = await anApprovedOrder(shop, member, tour)
    const { data } = await shop.call(
      contract.confirm,
      { body: confirmation },
      { headers: { 'accept-language': 'ko-KR' } },
    )
    expect(data.message).toBe('결제가 완료되었습니다.')
  })
})

describe('a declined payment', () => {
  it('returns the provider’s code, every time, and charges nothing', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    await fault(order.id, 'decline')
    const first = await confirm(shop, confirmation)
    const second = await confirm(shop, confirmation)
    expect([first.data.ok, first.data.code]).toEqual([false, 'REJECT_CARD_PAYMENT'])
    expect(second.data).toEqual(first.data)
    expect(await charged()).toBe(0)
  })

  it('keeps the order and its seats, so that it can be submitted and paid again', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    await fault(order.id, 'decline')
    await confirm(shop, confirmation)
    expect((await submit(shop, member, order)).status).toBe(200)
    const { data } = await confirm(shop, await approved(shop, order))
    expect(data.ok).toBe(true)
  })
})

describe('a payment that arrives after the hold has expired (product §4)', () => {
  const late = async () => {
    const made = await anApprovedOrder(shop, member, tour)
    shop.deps.clock.advance({ minutes: 31 })
    await expireHolds(shop.deps)
    await shop.deps.db.update(localTossPayment).set({ approved_at: shop.deps.clock.now() })
    return made
  }

  it('takes the seats again first, and is confirmed', async () => {
    const { order, confirmation } = await late()
    expect((await confirm(shop, confirmation)).data.ok).toBe(true)
    const after = await seen(shop, member, order.id)
    expect([after.status, after.bookings[0]?.status]).toEqual(['paid', 'requested'])
  })

  it('is not confirmed when the seats are gone, and nothing is charged', async () => {
    const { order, confirmation } = await late()
    await aDraft(shop, await aMember(shop.deps), tour)
    const { data } = await confirm(shop, confirmation)
    expect([data.ok, data.code]).toEqual([false, 'payment.soldOut'])
    expect(await charged()).toBe(0)
    expect((await seen(shop, member, order.id)).status).toBe('expired')
  })

  it('is not confirmed when its owner has given up the order', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    await shop.call(booking.abandon, { params: { id: order.id } }, { token: member.token })
    const { data } = await confirm(shop, confirmation)
    expect([data.ok, data.code]).toEqual([false, 'payment.expired'])
    expect(await charged()).toBe(0)
  })
})

describe('a stranger who knows number and amount of an order (hazard 3)', () => {
  const stateOf = async (id: string) => [(await seen(shop, member, id)).status, await shop.deps.db.$count(payment)]

  it.each([
    ['an invented key', async () => 'invented-key'],
    [
      'a key of another order',
      async () => (await anApprovedOrder(shop, member, await aProduct(shop.deps))).confirmation.paymentKey,
    ],
    [
      'a key of a lower payment for the order',
      async (order: { id: string }) => (await approved(shop, { id: order.id, amount_won: 100 })).paymentKey,
    ],
  ])('changes nothing with %s, and the payer still can pay', async (_, keyOf) => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    const paymentKey = await keyOf(order)
    const before = await stateOf(order.id)
    for (let at = 0; at < 3; at++) expect((await confirm(shop, { ...confirmation, paymentKey })).data.ok).toBe(false)
    expect(await stateOf(order.id)).toEqual(before)
    expect((await confirm(shop, confirmation)).data.ok).toBe(true)
    expect(await charged()).toBe(1)
  })

  it('cannot end it by a declined payment of their own, nor during the payer’s confirmation', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    const stranger = await approved(shop, order)
    await fault(order.id, 'decline', 1)
    expect((await confirm(shop, stranger)).data.ok).toBe(false)
    expect((await confirm(shop, confirmation)).data.ok).toBe(true)
    expect((await confirm(shop, stranger)).data.code).toBe('REJECT_CARD_PAYMENT')
    expect(await charged()).toBe(1)
  })

  it('cannot make the payer wait for an invalid key and then be told that the payment has failed', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    const stranger = await approved(shop, order)
    let decline = () => {}
    let reached = () => {}
    const isReached = new Promise<void>((resolve) => (reached = resolve))
    const slow: Payments = {
      ...shop.deps.payments,
      confirm: (request) =>
        new Promise((answer) => {
          reached()
          decline = () => answer({ kind: 'refused', code: 'REJECT_CARD_PAYMENT', message: request.orderId })
        }),
    }
    const first = confirmPayment({ ...shop.deps, payments: slow }, stranger)
    await isReached
    const second = confirm(shop, confirmation)
    decline()
    expect([(await first).ok, (await second).data.ok, await charged()]).toEqual([false, true, 1])
  })
})

describe('provider hints', () => {
  it('are accepted twenty times an hour for an order, and further ones leave no trace', async () => {
    const { order } = await anApprovedOrder(shop, member, tour)
    const hint = (at: number) =>
      shop.call(
        contract.webhook,
        { body: { eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: order.id } } },
        { headers: { 'tosspayments-webhook-transmission-id': `hint-${at}` } },
      )
    for (let at = 0; at < 25; at++) expect((await hint(at)).status).toBe(200)
    expect(await shop.deps.db.$count(paymentWebhook)).toBe(20)
    shop.deps.clock.advance({ hours: 2 })
    await hint(99)
    expect(await shop.deps.db.$count(paymentWebhook)).toBe(21)
  })
})
