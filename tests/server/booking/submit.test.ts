import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { depositsAtOnce } from '#contract/periods'
import { aMember, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { anApprovedOrder, aReadyOrder, aShop, confirm, type Shop, submit } from '#tests/support/orders'

let shop: Shop
let member: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
  tour = await aProduct(shop.deps, { capacity: 20, price: 4500, childPrice: 3000, currency: 'USD' })
})
afterEach(() => expectInvariants(shop.deps.db))

const _at = (id: string) => ({ params: { id }, query: { lang: 'en' as const } })

describe('submitting', () => {
  it('refuses an amount that is not what the server charges', async () => {
    const order = await aReadyOrder(shop, member, tour)
    const { status, refusal } = await submit(shop, member, order, { amount_won: order.amount_won - 1 })
    expect([status, refusal.code]).toEqual([409, 'booking.priceChanged'])
  })

  it('returns the data for opening the payment window', async () => {
    const order = await aReadyOrder(shop, member, tour)
    const { data } = await submit(shop, member, order)
    expect(data.payment).toEqual({
      orderId: order.id,
      amount: order.amount_won,
      orderName: order.bookings[0]?.product_name,
      customerName: 'Maya Lind',
      clientKey: 'test_ck_local',
      script: '/dev/toss/sdk.js',
    })
    expect(data.order.status).toBe('awaiting_payment')
  })

  it('returns a bank transfer’s account and deadline, mails them, and holds the seats for 3 days (product §4, §9)', async () => {
    const order = await aReadyOrder(shop, member, tour)
    const { data } = await submit(shop, member, order, { payment_method: 'transfer', account_holder: 'M Lind' })
    expect([data.payment, data.order.status, data.order.bookings[0]?.status]).toEqual([
      null,
      'awaiting_deposit',
      'waiting',
    ])
    const inThreeDays = new Date(shop.deps.clock.now().getTime() + 3 * 86_400_000).toISOString()
    expect(data.order.bank_transfer).toMatchObject({ depositor: 'M Lind', deadline: inThreeDays })
    expect(data.order.hold_expires_at).toBe(inThreeDays)
    await shop.deps.jobs.drain(shop.deps)
    expect(shop.deps.mails[0]?.text).toContain(data.order.bank_transfer?.account_number)
  })

  it('never accepts a transfer deadline later than the day before the departure', async () => {
    shop.deps.clock.advance({ days: 29 })
    const late = await aMember(shop.deps)
    const order = await aReadyOrder(shop, late, tour)
    const { data } = await submit(shop, late, order, { payment_method: 'transfer', account_holder: 'M Lind' })
    expect(data.order.hold_expires_at).toBe(new Date(`${tour.date}T00:00:00+09:00`).toISOString())
  })

  it('lets five reservations of an account wait for deposits, also of many submitted in parallel, and cards pay for more', async () => {
    const orders = []
    for (let each = 0; each < depositsAtOnce + 3; each++)
      orders.push(await aReadyOrder(shop, member, await aProduct(shop.deps, { capacity: 2 })))
    const [last, ...others] = orders
    const transfer = { payment_method: 'transfer', account_holder: 'M Lind' } as const
    const answers = await Promise.all(others.map((order) => submit(shop, member, order, transfer)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(depositsAtOnce)
    const refusals = answers.flatMap(({ status, refusal }) => (status === 200 ? [] : [refusal]))
    expect(refusals.map(({ code }) => code)).toEqual(['booking.depositsWaiting', 'booking.depositsWaiting'])
    expect(refusals[0]?.message).toContain(String(depositsAtOnce))
    if (!last) throw new Error('there is an order left')
    expect((await submit(shop, member, last, transfer)).status).toBe(409)
    expect((await submit(shop, member, last)).status).toBe(200)
  })

  it('requires the name of the depositor', async () => {
    const order = await aReadyOrder(shop, member, tour)
    const { status, refusal } = await submit(shop, member, order, { payment_method: 'transfer' })
    expect([status, refusal.code, refusal.field]).toEqual([400, 'booking.depositorRequired', 'account_holder'])
  })

  it('creates one payment when called twice in parallel', async () => {
    const order = await aReadyOrder(shop, member, tour)
    const answers = await Promise.all([submit(shop, member, order), submit(shop, member, order)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.data.payment).toEqual(answers[1]?.data.payment)
  })

  it('changes from a card to a transfer as long as nothing is paid', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    const { data } = await submit(shop, member, order, { payment_method: 'transfer', account_holder: 'M Lind' })
    expect(data.order.status).toBe('awaiting_deposit')
    expect((await confirm(shop, confirmation)).data.ok).toBe(false)
  })
})
