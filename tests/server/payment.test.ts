import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { booking } from '#contract/booking'
import { payment as contract } from '#contract/payment'
import { expireHolds } from '#server/modules/booking/hold.service'
import { departure } from '#server/modules/catalog/catalog.table'
import { confirmPayment } from '#server/modules/payment/confirm.service'
import { type Fault, setFault } from '#server/modules/payment/local-toss.api'
import { localTossPayment } from '#server/modules/payment/local-toss.table'
import { payment, paymentWebhook } from '#server/modules/payment/payment.table'
import { reconcilePayments } from '#server/modules/payment/reconcile.service'
import type { Payments } from '#server/ports/payments'
import { openConnections } from '#tests/support/database'
import { aMember, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import {
  aDraft,
  anApprovedOrder,
  approved,
  aReadyOrder,
  aShop,
  confirm,
  type Shop,
  secondServer,
  seen,
  submit,
} from '#tests/support/orders'

let shop: Shop
let member: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
  tour = await aProduct(shop.deps, { capacity: 2 })
})
afterEach(() => expectInvariants(shop.deps.db))

const charged = () => shop.deps.db.$count(localTossPayment, eq(localTossPayment.status, 'DONE'))
const fault = (id: string, kind: Fault, times?: number) => setFault(shop.deps.db, id, kind, times)

describe('a confirmation', () => {
  it('that is repeated answers the same and charges once', async () => {
    const { confirmation } = await anApprovedOrder(shop, member, tour)
    const first = await confirm(shop, confirmation)
    const second = await confirm(shop, confirmation)
    expect(first.data.ok).toBe(true)
    expect(second.data).toEqual(first.data)
    expect(await charged()).toBe(1)
  })

  it('that comes eight times at once, at two servers, charges once and tells everybody that it is paid', async () => {
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

  it('with another amount than the order has is refused, and nothing is charged', async () => {
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
    ['another amount', { totalAmount: 1 }],
    ['another order', { orderId: 'NR270302-AAAAAAAAAA' }],
  ])('that the provider answers with %s does not make the order paid', async (_, other) => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    const { paymentKey, orderId, amount } = confirmation
    const said = { paymentKey, orderId, status: 'DONE' as const, totalAmount: amount, balanceAmount: amount, ...other }
    const payments: Payments = {
      ...shop.deps.payments,
      confirm: async () => ({ kind: 'ok', payment: said }),
      get: async () => ({ kind: 'ok', payment: said }),
    }
    const outcome = await confirmPayment({ ...shop.deps, payments }, confirmation)
    expect([outcome.ok, outcome.code]).toEqual([false, 'payment.amountMismatch'])
    expect((await seen(shop, member, order.id)).status).toBe('awaiting_payment')
  })

  it('of an order that was never submitted finds no payment', async () => {
    const order = await aDraft(shop, member, tour)
    const { data } = await confirm(shop, await approved(shop, order))
    expect(data.code).toBe('payment.notFound')
  })

  it('needs no token, and answers in the language of the reader', async () => {
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
  it('answers the code of the provider, every time, and charges nothing', async () => {
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

describe('a lost reply', () => {
  it('is asked back at once: what the provider has charged counts as paid', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    await fault(order.id, 'lose-reply')
    expect((await confirm(shop, confirmation)).data.ok).toBe(true)
    expect(await charged()).toBe(1)
  })

  it('of a request that never arrived leaves it unknown, and the reconciler finishes it', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    await fault(order.id, 'lose-request')
    const { data } = await confirm(shop, confirmation)
    expect([data.ok, data.code]).toEqual([false, 'payment.unknown'])
    shop.deps.clock.advance({ minutes: 2 })
    expect(await reconcilePayments(shop.deps)).toBe(1)
    expect((await seen(shop, member, order.id)).status).toBe('paid')
    expect(await charged()).toBe(1)
  })

  it('with a provider that is away altogether charges once when it is back, though two servers reconcile', async () => {
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
  /** Calls that never come back stand for a process that is no more. */
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

  it('whose payment has run out at the provider charges nothing, and the seats go back', async () => {
    const { order } = await killedConfirm(true)
    shop.deps.clock.advance({ hours: 1 })
    await reconcilePayments(shop.deps)
    await expireHolds(shop.deps)
    const after = await seen(shop, member, order.id)
    expect([after.status, after.bookings[0]?.cancel_reason]).toEqual(['expired', 'expired'])
    const [row] = await shop.deps.db.select().from(departure)
    expect([row?.held, row?.confirmed, await charged()]).toEqual([0, 0, 0])
  })

  it('finishes for the person who comes back before the reconciler does', async () => {
    const { confirmation } = await killedConfirm(false)
    shop.deps.clock.advance({ minutes: 2 })
    expect((await confirm(shop, confirmation)).data.ok).toBe(true)
  })
})

describe('a payment that comes after the hold has run out (product §4)', () => {
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

  it('is not confirmed when its owner has given the order up', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    await shop.call(booking.abandon, { params: { id: order.id } }, { token: member.token })
    const { data } = await confirm(shop, confirmation)
    expect([data.ok, data.code]).toEqual([false, 'payment.expired'])
    expect(await charged()).toBe(0)
  })
})

describe('a webhook', () => {
  const send = (paymentKey: string, orderId: string, id = 'transmission-1') =>
    shop.call(
      contract.webhook,
      { body: { eventType: 'PAYMENT_STATUS_CHANGED', data: { paymentKey, orderId, status: 'DONE' } } },
      { headers: { 'tosspayments-webhook-transmission-id': id } },
    )

  it('that says a payment is done is not believed', async () => {
    const order = await aReadyOrder(shop, member, tour)
    await submit(shop, member, order)
    await send('invented', order.id)
    expect((await seen(shop, member, order.id)).status).toBe('awaiting_payment')
  })

  it('makes us ask about a payment that is open, and is kept once however often it is sent', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    await fault(order.id, 'lose-request')
    await confirm(shop, confirmation)
    await send(confirmation.paymentKey, order.id)
    await send(confirmation.paymentKey, order.id)
    expect((await seen(shop, member, order.id)).status).toBe('paid')
    expect(await shop.deps.db.$count(paymentWebhook)).toBe(1)
    expect(await shop.deps.db.$count(payment)).toBe(1)
  })

  it('about an order that we do not have leaves no trace', async () => {
    expect((await send('key', 'NR270302-AAAAAAAAAA')).data).toEqual({ ok: true })
    expect(await shop.deps.db.$count(paymentWebhook)).toBe(0)
  })
})
