import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auth } from '#contract/auth'
import { benefits } from '#contract/benefits'
import { booking as bookingCalls } from '#contract/booking'
import type { Order } from '#contract/order'
import { phoneNumber } from '#contract/phone'
import { withdrawal } from '#contract/withdrawal'
import { seedCoupons } from '#server/demo/benefits/benefits.seed'
import { idempotency } from '#server/http/idempotent.table'
import { account, auditEvent, emailCode, passwordReset, phoneCode } from '#server/modules/accounts/accounts.table'
import { memberCoupon } from '#server/modules/benefits/benefits.table'
import { welcome } from '#server/modules/benefits/welcome.service'
import { booking, bookingTraveler, order } from '#server/modules/booking/booking.table'
import { cartItem } from '#server/modules/cart/cart.table'
import { departure } from '#server/modules/catalog/catalog.table'
import { wish } from '#server/modules/wishlist/wishlist.table'
import { aDepositedOrder, bookingOf, cancel } from '#tests/support/cancellations'
import { aMember, anOperator, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { aDraft, anApprovedOrder, aReadyOrder, aShop, confirm, inCart, type Shop, submit } from '#tests/support/orders'

const email = 'jiwoo@people.test'
const password = 'Abcdefg1'
let shop: Shop
let member: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps, { email, password, name: 'Jiwoo Lim' })
  tour = await aProduct(shop.deps, { capacity: 20 })
})
afterEach(() => expectInvariants(shop.deps.db))

const check = async () => (await shop.call(withdrawal.check, {}, { token: member.token })).data
const withdraw = () => shop.call(auth.withdraw, {}, { token: member.token })
const statusOf = async ({ id }: Pick<Order, 'id'>) =>
  (await shop.deps.db.select({ status: order.status }).from(order).where(eq(order.id, id)))[0]?.status

async function paidOrder(): Promise<Order> {
  const { order: ready, confirmation } = await anApprovedOrder(shop, member, tour)
  await confirm(shop, confirmation)
  return ready
}

async function expectRefused(open: number): Promise<void> {
  expect((await check()).open_reservations).toBe(open)
  const { status, refusal } = await withdraw()
  expect([status, refusal.code]).toEqual([409, 'auth.openReservations'])
  const [row] = await shop.deps.db.select().from(account).where(eq(account.id, member.id))
  expect(row).toMatchObject({ status: 'active', email, name: 'Jiwoo Lim' })
  expect((await shop.call(auth.isLogin, {}, { token: member.token })).status).toBe(200)
}

describe('closing an account while a reservation is open (product §8)', () => {
  it('is refused with an upcoming paid tour, up to its day, and allowed the day after', async () => {
    const paid = await paidOrder()
    await expectRefused(1)
    shop.deps.clock.set(new Date(`${tour.date}T14:59:00Z`))
    const [before] = await shop.deps.db.select().from(booking).where(eq(booking.order_id, paid.id))
    expect(before?.date).toBe(tour.date)
    member = { ...member, token: await signedInAnew() }
    await expectRefused(1)
    shop.deps.clock.advance({ minutes: 1 })
    expect((await check()).open_reservations).toBe(0)
    expect((await withdraw()).status).toBe(200)
  })

  it('is refused while a transfer is awaited, because the money may be in transit', async () => {
    await submit(shop, member, await aReadyOrder(shop, member, tour), {
      payment_method: 'transfer',
      account_holder: 'Jiwoo Lim',
    })
    await expectRefused(1)
  })

  it('is refused while a cancellation is being reviewed, also after the tour', async () => {
    const paid = await aDepositedOrder(shop, member, await anOperator(shop), tour)
    await cancel(shop, member, bookingOf(paid))
    shop.deps.clock.set(new Date(`${tour.date}T16:00:00Z`))
    member = { ...member, token: await signedInAnew() }
    await expectRefused(1)
  })
})

async function signedInAnew(): Promise<string> {
  return (await shop.call(auth.signin, { body: { email, password } })).data.accessToken
}

describe('closing an account with unpaid orders (product §8)', () => {
  it('gives up drafts and awaited card payments: their seats are released, and a later payment is not confirmed', async () => {
    const { order: awaited, confirmation } = await anApprovedOrder(shop, member, tour)
    const other = await aProduct(shop.deps)
    const draft = await aDraft(shop, member, other)
    expect((await check()).open_reservations).toBe(0)
    expect((await withdraw()).status).toBe(200)
    expect([await statusOf(awaited), await statusOf(draft)]).toEqual(['cancelled', 'cancelled'])
    const held = await shop.deps.db.select({ held: departure.held }).from(departure)
    expect(held.every((each) => each.held === 0)).toBe(true)
    expect((await confirm(shop, confirmation)).data?.ok ?? false).toBe(false)
    expect(await statusOf(awaited)).toBe('cancelled')
  })

  it('removes their names, addresses and travelers', async () => {
    const ready = await aReadyOrder(shop, member, tour)
    await withdraw()
    const [row] = await shop.deps.db.select().from(order).where(eq(order.id, ready.id))
    expect(row).toMatchObject({
      representative_name: '',
      email: '',
      contact: '',
      nationality: null,
      passport_sealed: null,
    })
    expect(await shop.deps.db.select().from(bookingTraveler)).toEqual([])
    expect(await shop.deps.db.select().from(idempotency).where(eq(idempotency.caller, member.id))).toEqual([])
    const [trip] = await shop.deps.db.select().from(booking)
    expect(trip?.arrival_flight).toBe('')
  })
})

describe('closing an account (product §8)', () => {
  it('keeps the record of a paid and finished tour, without its passport number', async () => {
    const paid = await paidOrder()
    shop.deps.clock.set(new Date(`${tour.date}T15:00:00Z`))
    member = { ...member, token: await signedInAnew() }
    await withdraw()
    const [row] = await shop.deps.db.select().from(order).where(eq(order.id, paid.id))
    expect(row).toMatchObject({ status: 'paid', representative_name: 'Maya Lind', passport_sealed: null })
  })

  it('shows beforehand what would be lost, and removes points, coupons, cart, wishlist, codes and links', async () => {
    await seedCoupons(shop.deps)
    await welcome(shop.deps.db, shop.deps.clock.now(), member.id)
    await inCart(shop, member, tour)
    await shop.deps.db.insert(wish).values({ account_id: member.id, product_id: tour.id })
    await shop.call(auth.requestReset, { body: { email } })
    await shop.call(phoneNumber.sendCode, { body: { phone: '01077778888', password } }, { token: member.token })
    await shop.deps.jobs.drain(shop.deps)
    const before = await check()
    expect(before).toMatchObject({ open_reservations: 0, points: 3000 })
    expect(before.coupons).toBeGreaterThan(0)
    expect((await withdraw()).status).toBe(200)
    const { db } = shop.deps
    for (const table of [memberCoupon, cartItem, wish, passwordReset, phoneCode, emailCode]) {
      expect(await db.select().from(table)).toEqual([])
    }
    const { rows } = await db.execute(`select coalesce(sum(amount), 0)::int as left from point_entry`)
    expect(rows).toEqual([{ left: 0 }])
  })

  it('ends every session, emails the holder, and is logged', async () => {
    const other = await signedInAnew()
    await withdraw()
    await shop.deps.jobs.drain(shop.deps)
    expect(shop.deps.mails.at(-1)).toMatchObject({ to: email, subject: 'Your account was closed' })
    for (const token of [member.token, other]) {
      expect((await shop.call(benefits.total, {}, { token })).refusal.code).toBe('auth.expired')
    }
    const [event] = await shop.deps.db.select().from(auditEvent)
    expect(event).toMatchObject({ actor_id: member.id, act: 'account.withdraw' })
  })

  it('and a transfer submitted at the same moment never end with a closed account and an open reservation', async () => {
    const ready = await aReadyOrder(shop, member, tour)
    const transfer = { payment_method: 'transfer', account_holder: 'Jiwoo Lim' } as const
    const [left, sent] = await Promise.all([withdraw(), submit(shop, member, ready, transfer)])
    expect([left.status, sent.status].filter((status) => status === 200)).toHaveLength(1)
    expect(await statusOf(ready)).toBe(left.status === 200 ? 'cancelled' : 'awaiting_deposit')
  })

  it('happens once when requested twice in parallel', async () => {
    const answers = await Promise.all([withdraw(), withdraw()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect(await shop.deps.db.select().from(auditEvent)).toHaveLength(1)
  })

  it('leaves no old data for a new sign-up with the same address', async () => {
    await paidOrder()
    shop.deps.clock.set(new Date(`${tour.date}T15:00:00Z`))
    member = { ...member, token: await signedInAnew() }
    await withdraw()
    const anew = await aMember(shop.deps, { email })
    const { data } = await shop.call(bookingCalls.list, { query: { lang: 'en' } }, { token: anew.token })
    expect(data.total).toBe(0)
  })
})
