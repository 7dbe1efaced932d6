import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { order as orderTable } from '#server/modules/booking/booking.table'
import { expireHolds } from '#server/modules/booking/hold.service'
import {
  aReadyOrderOf,
  aTour,
  aTransferOrder,
  bookingOf,
  cancel,
  mailsSent,
  quote,
  seatsTaken,
} from '#tests/support/cancellations'
import { aMember, type Person, type TestProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { aDraft, anApprovedOrder, aShop, type Shop, submit } from '#tests/support/orders'

let shop: Shop
let member: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
  tour = await aTour(shop)
})
afterEach(() => expectInvariants(shop.deps.db))

describe('canceling an unpaid reservation', () => {
  it('ends it immediately, with the other bookings of its order, as the quote says (product §4)', async () => {
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
    expect(await seatsTaken(shop)).toBe(0)
  })

  it('works for a draft and for a transfer, whose member is told that nothing was charged and that sent money is returned', async () => {
    const draft = await aDraft(shop, member, tour)
    expect((await cancel(shop, member, bookingOf(draft))).data.order.status).toBe('cancelled')
    const order = await aTransferOrder(shop, member, tour)
    expect((await cancel(shop, member, bookingOf(order))).data.order.status).toBe('cancelled')
    await mailsSent(shop)
    expect(shop.deps.mails.at(-1)?.text).toContain('Nothing was charged')
    expect(shop.deps.mails.at(-1)?.text).toContain('we send it back')
  })

  it('is refused after the hold has expired, and while a payment is being confirmed', async () => {
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
