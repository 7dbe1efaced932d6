import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cancellation } from '#contract/cancellation'
import { cleanUp } from '#server/jobs'
import { refund } from '#server/modules/cancellation/refund.table'
import {
  aDepositedOrder,
  ask,
  aTour,
  bookingOf,
  cancel,
  goTo,
  mailsSent,
  operate,
  quote,
  refundAccount,
  seatsTaken,
  seenBooking,
} from '#tests/support/cancellations'
import { aMember, anOperator, type Person, type TestProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let member: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
  tour = await aTour(shop)
})
afterEach(() => expectInvariants(shop.deps.db))

describe('canceling a bank transfer', () => {
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
    expect(await seatsTaken(shop)).toBe(2)
    expect((await quote(shop, member, id)).refusal.code).toBe('booking.cancelRequested')
    expect((await ask(shop, member, id, { refund_won: 120_000 })).refusal.code).toBe('booking.cancelRequested')
    await operate(shop, operator, 'refundSent', id)
    expect(await seenBooking(shop, member, id)).toMatchObject({ status: 'cancelled', refund: { status: 'done' } })
    expect(await seatsTaken(shop)).toBe(0)
    const subjects = await mailsSent(shop)
    expect(subjects.slice(-2).map((subject) => subject.split(':')[0])).toEqual(['Cancellation requested', 'Canceled'])
  })

  it('stores the account number sealed, and lets it be corrected until the money was sent', async () => {
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

  it('deletes the account 30 days after the money was sent', async () => {
    const order = await aDepositedOrder(shop, member, operator, tour)
    await cancel(shop, member, bookingOf(order))
    const isKept = async () => {
      await cleanUp(shop.deps)
      const [row] = await shop.deps.db.select().from(refund)
      return row?.account_sealed !== null
    }
    shop.deps.clock.advance({ days: 40 })
    expect(await isKept()).toBe(true)
    await goTo(shop, shop.deps.clock.now(), operator)
    await operate(shop, operator, 'refundSent', bookingOf(order))
    shop.deps.clock.advance({ days: 30 })
    expect(await isKept()).toBe(true)
    shop.deps.clock.advance({ seconds: 1 })
    expect(await isKept()).toBe(false)
  })
})
