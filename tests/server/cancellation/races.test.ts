import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { setFault } from '#server/demo/toss/local-toss.api'
import { localTossCancel } from '#server/demo/toss/local-toss.table'
import { booking } from '#server/modules/booking/booking.table'
import { reconcileRefunds } from '#server/modules/cancellation/reconcile.service'
import { refund } from '#server/modules/cancellation/refund.table'
import { capturedOf } from '#server/modules/payment/payment.service'
import {
  aDepositedOrder,
  aPaidOrder,
  ask,
  aTour,
  balanceAtToss,
  bookingOf,
  operate,
  refundAccount,
  withReason,
} from '#tests/support/cancellations'
import { openConnections } from '#tests/support/database'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { aShop, type Shop, secondServer, seen } from '#tests/support/orders'

const crowd = 50
const whole = { refund_won: 120_000, refund_points: 0 }

/** How often each status and code was returned. */
function tally(answers: readonly { status: number; refusal?: { code?: string } }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, refusal } of answers) {
    const outcome = `${status} ${refusal?.code ?? ''}`.trim()
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}

async function aPaidBooking() {
  const shop = await aShop()
  const member = await aMember(shop.deps)
  const order = await aPaidOrder(shop, member, [await aTour(shop)])
  return { shop, member, order, id: bookingOf(order) }
}

describe('50 parallel cancellations of one booking', () => {
  it('make one cancellation and one refund, at two servers', async () => {
    const { shop, member, order, id } = await aPaidBooking()
    const other: Shop = { ...shop, app: secondServer(shop) }
    await openConnections(shop.deps.db)
    const answers = await Promise.all(
      Array.from({ length: crowd }, (_, at) => ask(at % 2 === 0 ? shop : other, member, id, whole)),
    )
    const { '200': won, ...lost } = tally(answers)
    expect(won).toBe(1)
    expect(Object.keys(lost).every((each) => /^409 booking\.(cancelRequested|alreadyCancelled)$/.test(each))).toBe(true)
    expect([await shop.deps.db.$count(refund), await shop.deps.db.$count(localTossCancel)]).toEqual([1, 1])
    expect(await balanceAtToss(shop, order.id)).toBe(0)
    await expectInvariants(shop.deps.db)
  })

  it('with the same key all get the response of the first', async () => {
    const { shop, member, id } = await aPaidBooking()
    const headers = { 'Idempotency-Key': 'cancel-once-only' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(shop, member, id, whole, headers)))
    expect(tally(answers)).toEqual({ '200': 10 })
    expect(await shop.deps.db.$count(localTossCancel)).toBe(1)
    await expectInvariants(shop.deps.db)
  })

  it('refund more than once where one reads, calls the provider and then writes: the control', async () => {
    const { shop, order, id } = await aPaidBooking()
    const { db, payments } = shop.deps
    await openConnections(db)
    const naive = async (at: number) => {
      const [row] = await db.select().from(booking).where(eq(booking.id, id))
      if (row?.status !== 'requested') return
      const paid = await capturedOf(db, order.id)
      const paymentKey = paid?.payment_key ?? ''
      await payments.cancel({ paymentKey, reason: 'naive', amount: 1000, idempotencyKey: `naive-${at}` })
      await db.update(booking).set({ status: 'cancelled' }).where(eq(booking.id, id))
    }
    await Promise.all(Array.from({ length: crowd }, (_, at) => naive(at)))
    expect(await db.$count(localTossCancel)).toBeGreaterThan(1)
  })
})

describe('a cancellation races', () => {
  const both = async (one: Promise<{ status: number }>, two: Promise<{ status: number }>) =>
    (await Promise.all([one, two])).map(({ status }) => status)
  const stateOf = async (shop: Shop, member: Person, orderId: string) =>
    (await seen(shop, member, orderId)).bookings[0]?.status

  it.each([1, 2, 3])('the confirmation by the operator: it is canceled in either order (%i)', async () => {
    const { shop, member, order, id } = await aPaidBooking()
    const operator = await anOperator(shop)
    await openConnections(shop.deps.db)
    const [cancelled, confirmed] = await both(ask(shop, member, id, whole), operate(shop, operator, 'confirm', id))
    expect([cancelled, await stateOf(shop, member, order.id)]).toEqual([200, 'cancelled'])
    expect([200, 409]).toContain(confirmed)
    expect(await balanceAtToss(shop, order.id)).toBe(0)
    await expectInvariants(shop.deps.db)
  })

  it('the cancellation by the operator: one of them refunds', async () => {
    const { shop, member, order, id } = await aPaidBooking()
    const operator = await anOperator(shop)
    await openConnections(shop.deps.db)
    const statuses = await both(ask(shop, member, id, whole), withReason(shop, operator, 'cancel', id))
    expect(statuses.toSorted()).toEqual([200, 409])
    expect([await balanceAtToss(shop, order.id), await shop.deps.db.$count(localTossCancel)]).toEqual([0, 1])
    await expectInvariants(shop.deps.db)
  })

  it('sending the money and declining: one of them happens', async () => {
    const shop = await aShop()
    const [member, operator] = [await aMember(shop.deps), await anOperator(shop)]
    const order = await aDepositedOrder(shop, member, operator, await aTour(shop))
    const id = bookingOf(order)
    await ask(shop, member, id, { ...whole, refund_account: refundAccount })
    await openConnections(shop.deps.db)
    const statuses = await both(operate(shop, operator, 'refundSent', id), withReason(shop, operator, 'decline', id))
    expect(statuses.toSorted()).toEqual([200, 409])
    await expectInvariants(shop.deps.db)
  })

  it('the reconciler of two servers and a retry of the desk: the refund is made once', async () => {
    const { shop, member, order, id } = await aPaidBooking()
    const operator = await anOperator(shop)
    await setFault(shop.deps.db, order.id, 'lose-request')
    await ask(shop, member, id, whole)
    shop.deps.clock.advance({ minutes: 2 })
    await openConnections(shop.deps.db)
    await Promise.all([
      reconcileRefunds(shop.deps),
      reconcileRefunds(shop.deps),
      operate(shop, operator, 'refundRetry', id),
    ])
    expect([await stateOf(shop, member, order.id), await balanceAtToss(shop, order.id)]).toEqual(['cancelled', 0])
    expect(await shop.deps.db.$count(localTossCancel)).toBe(1)
    await expectInvariants(shop.deps.db)
  })
})
