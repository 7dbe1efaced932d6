import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cart } from '#contract/cart'
import { addDays, dayInSeoul } from '#contract/days'
import { type GuestReservation, guest } from '#contract/guest'
import { idempotency } from '#server/http/idempotent.table'
import { cleanUp } from '#server/jobs'
import { account } from '#server/modules/accounts/accounts.table'
import { booking, order } from '#server/modules/booking/booking.table'
import { product } from '#server/modules/catalog/catalog.table'
import { unseal } from '#server/seal'
import { aMember } from '#tests/support/factories'
import {
  aGuestBooking,
  aGuestTour,
  anOpenSite,
  aRequest,
  aVisit,
  opened,
  reserveAs,
  setWindow,
  tourWon,
} from '#tests/support/guests'
import { expectInvariants } from '#tests/support/invariants'
import { aKey, approved, aShop, confirm, type Shop } from '#tests/support/orders'

const en = { query: { lang: 'en' } } as const
const site = { params: { site: 'apec' } } as const
let shop: Shop

beforeEach(async () => {
  shop = await anOpenSite()
})

const refusedWith = async (change: Partial<GuestReservation>) => {
  const tour = await aGuestTour(shop, { capacity: 10 })
  const { status, refusal } = await reserveAs(shop, await aVisit(shop), aRequest(tour, change))
  return [status, refusal?.code, refusal?.field]
}
const today = () => dayInSeoul(shop.deps.clock.now())

describe('a reservation of a guest (product §3, §4, §5)', () => {
  it('is an order of the shared engine, of its site, with the seats held and the price as shown', async () => {
    const { reservation, payment } = await aGuestBooking(shop, { luggage_count: 6 })
    expect(payment).toBeNull()
    expect(reservation.order).toMatchObject({
      status: 'awaiting_deposit',
      email: 'maya@people.test',
      amount_won: 2 * tourWon + 2 * 14_650,
    })
    expect(reservation.booking).toMatchObject({ status: 'waiting', number_of_travelers: 2, luggage_count: 6 })
    const [row] = await shop.deps.db.select().from(order).where(eq(order.id, reservation.order.id))
    expect(row?.site).toBe('apec')
    await expectInvariants(shop.deps.db)
  })

  it('is paid by card as a member pays, and then requested', async () => {
    const { reservation, payment, token } = await aGuestBooking(shop, { payment_method: 'card', account_holder: '' })
    expect(payment?.amount).toBe(2 * tourWon)
    const { data } = await confirm(shop, await approved(shop, reservation.order))
    expect(data.ok).toBe(true)
    expect((await opened(shop, token)).data.booking.status).toBe('requested')
    await expectInvariants(shop.deps.db)
  })

  it('can be paid by the other method after its card payment has failed', async () => {
    const { reservation, token } = await aGuestBooking(shop, { payment_method: 'card', account_holder: '' })
    const body = {
      payment_method: 'transfer' as const,
      account_holder: 'Maya Lind',
      agree_terms: true,
      agree_privacy: true,
      amount_won: reservation.order.amount_won,
    }
    const { data } = await shop.call(guest.pay, { ...en, body }, { token, headers: aKey() })
    expect(data.reservation.order.status).toBe('awaiting_deposit')
  })

  it.each([
    ['fewer than two travelers', { number_of_travelers: 1 }, [409, 'booking.minimum', undefined]],
    ['more travelers than seats', { number_of_travelers: 11 }, [409, 'booking.soldOut', undefined]],
    ['an amount other than the price', { amount_won: 1 }, [409, 'booking.priceChanged', undefined]],
    ['a passport number of another form', { nationality: 'KR' }, [400, 'validation.passport', 'passport_number']],
    ['no passport number', { passport_number: '' }, [400, 'validation.required', 'passport_number']],
    ['a transfer without a depositor', { account_holder: '' }, [400, 'booking.depositorRequired', 'account_holder']],
  ])('is refused for %s, and holds no seat', async (_, change, refusal) => {
    expect(await refusedWith(change)).toEqual(refusal)
    const held = await shop.deps.db.select({ seats: booking.seats }).from(booking)
    expect(held.reduce((sum, { seats }) => sum + seats, 0)).toBe(0)
    await expectInvariants(shop.deps.db)
  })

  it('is refused for today and for a day that has passed', async () => {
    expect(await refusedWith({ date: today() })).toEqual([409, 'booking.sameDay', undefined])
    expect(await refusedWith({ date: addDays(today(), -1) })).toEqual([409, 'booking.dayPast', undefined])
  })

  it('is made once in a visit: a second one needs the address to be verified again', async () => {
    const { tour, token } = await aGuestBooking(shop)
    const { status, refusal } = await reserveAs(shop, token, aRequest(tour))
    expect([status, refusal.code]).toEqual([409, 'guest.reserved'])
    expect((await reserveAs(shop, await aVisit(shop), aRequest(tour))).status).toBe(200)
  })

  it('takes over the unpaid seats of the same address, also from another visit', async () => {
    const tour = await aGuestTour(shop, { capacity: 2 })
    const card = aRequest(tour, { payment_method: 'card', account_holder: '' })
    const first = await reserveAs(shop, await aVisit(shop), card)
    const again = await reserveAs(shop, await aVisit(shop), card)
    expect([first.status, again.status]).toEqual([200, 200])
    const other = await reserveAs(shop, await aVisit(shop, 'other@people.test'), card)
    expect(other.refusal.code).toBe('booking.soldOut')
    await expectInvariants(shop.deps.db)
  })

  it('excludes tours of the shop, and members cannot put a guest tour into a cart', async () => {
    const tour = await aGuestTour(shop)
    const member = await aMember(shop.deps)
    const options = [
      { option_id: tour.optionId, date: tour.date, start_time: '09:00', band: 'adult' as const, quantity: 2 },
    ]
    const add = () => shop.call(cart.add, { body: { product_id: tour.id, options } }, { token: member.token })
    expect((await add()).refusal.code).toBe('catalog.notFound')
    await shop.deps.db.update(product).set({ site: 'shop' }).where(eq(product.id, tour.id))
    expect((await add()).status).toBe(200)
    expect((await reserveAs(shop, await aVisit(shop), aRequest(tour))).refusal.code).toBe('catalog.notFound')
  })

  it('stores the passport number sealed, and returns it masked, and nowhere else', async () => {
    const { reservation, token } = await aGuestBooking(shop)
    expect(reservation.order.passport_number).toBe('A•••••567')
    const [row] = await shop.deps.db.select().from(order).where(eq(order.id, reservation.order.id))
    expect(unseal(shop.deps.settings.PASSPORT_KEYS, row?.passport_sealed ?? Buffer.alloc(0))).toBe('AA1234567')
    await shop.deps.jobs.drain(shop.deps)
    const kept = JSON.stringify([
      await shop.deps.db.select().from(order),
      await shop.deps.db.select().from(booking),
      await shop.deps.db.select().from(idempotency),
      shop.deps.mails,
      (await opened(shop, token)).data,
    ])
    expect(kept).not.toContain('AA1234567')
    expect(shop.deps.logged()).not.toContain('AA1234567')
  })
})

describe('the window of a site (product §2)', () => {
  const state = async () => (await shop.call(guest.window, site)).data.state
  const days = async () => {
    const query = { from: addDays(today(), 1), to: addDays(today(), 7) }
    return (await shop.call(guest.departures, { ...site, query })).data.items.length
  }

  it('is open from its first day to its last, and an archive without dates', async () => {
    await aGuestTour(shop)
    await setWindow(shop, { opens: today(), closes: today() })
    expect([await state(), await days()]).toEqual(['open', 14])
    await setWindow(shop, { opens: addDays(today(), 1), closes: addDays(today(), 2) })
    expect([await state(), await days()]).toEqual(['upcoming', 0])
    await setWindow(shop, { opens: addDays(today(), -2), closes: addDays(today(), -1) })
    expect([await state(), await days()]).toEqual(['archived', 0])
    const never = await aShop()
    expect((await never.call(guest.window, site)).data).toEqual({ state: 'archived', opens: null, closes: null })
  })

  it('accepts no reservation outside of it, also in a visit that began before', async () => {
    const tour = await aGuestTour(shop)
    const token = await aVisit(shop)
    await setWindow(shop, { opens: addDays(today(), -2), closes: addDays(today(), -1) })
    expect((await reserveAs(shop, token, aRequest(tour))).refusal.code).toBe('guest.closed')
    await expect(aVisit(shop, 'late@people.test')).rejects.toThrow('guest.closed')
  })

  it('shows each departure with the remaining seats', async () => {
    const { tour } = await aGuestBooking(shop)
    const query = { from: tour.date, to: tour.date }
    const { data } = await shop.call(guest.departures, { ...site, query })
    expect(data.items.map(({ start_time, seats }) => [start_time, seats])).toEqual([
      ['09:00', 18],
      ['14:00', 20],
    ])
  })
})

describe('edits by a guest (product §4, §5)', () => {
  const trip = { luggage_count: 3, arrival_flight: 'OZ101', departure_address: '', destination_address: 'New hotel' }
  const change = (token: string, body: object) =>
    shop.call(guest.change, { ...en, body: { ...trip, ...body } }, { token })

  it('change flight, addresses, luggage and passport number, and are logged', async () => {
    const { token } = await aGuestBooking(shop)
    const { data } = await change(token, { passport_number: 'BB7654321' })
    expect(data.booking).toMatchObject(trip)
    expect(data.order.passport_number).toBe('B•••••321')
  })

  it('accept no more luggage than is free or was paid for', async () => {
    const { token, reservation } = await aGuestBooking(shop, { luggage_count: 5 })
    expect(reservation.luggage_max).toBe(5)
    expect((await change(token, { luggage_count: 5 })).status).toBe(200)
    const { refusal } = await change(token, { luggage_count: 6 })
    expect([refusal.code, refusal.field]).toEqual(['guest.luggagePaid', 'luggage_count'])
  })

  it('validate the passport number against the reservation’s nationality', async () => {
    const { token } = await aGuestBooking(shop, { nationality: 'KR', passport_number: 'M12345678' })
    expect((await change(token, { passport_number: 'AA1234567' })).refusal.code).toBe('validation.passport')
    expect((await opened(shop, token)).data.order.passport_number).toBe('M•••••678')
  })

  it('end with the day before the tour, and with the reservation', async () => {
    const { tour, token } = await aGuestBooking(shop, { payment_method: 'card', account_holder: '' })
    const { data } = await opened(shop, token)
    await confirm(shop, await approved(shop, data.order))
    shop.deps.clock.set(new Date(`${tour.date}T00:30:00+09:00`))
    expect((await change(token, {})).refusal.code).toBe('guest.tooLate')
    expect((await opened(shop, token)).data.changeable).toBe(false)
  })

  it('include canceling with a quote: an unpaid one ends immediately and its seats are free', async () => {
    const { token, tour } = await aGuestBooking(shop)
    const quote = (await shop.call(guest.quote, en, { token })).data
    expect(quote.kind).toBe('unpaid')
    const body = { reason: '', refund_won: quote.refund_won, refund_points: quote.refund_points }
    const { data } = await shop.call(guest.cancel, { ...en, body }, { token, headers: aKey() })
    expect([data.booking.status, data.changeable]).toEqual(['cancelled', false])
    const query = { from: tour.date, to: tour.date }
    const { items } = (await shop.call(guest.departures, { ...site, query })).data
    expect(items[0]?.seats).toBe(20)
    await expectInvariants(shop.deps.db)
  })

  it('include canceling a paid one for the quoted refund', async () => {
    const { token, reservation } = await aGuestBooking(shop, { payment_method: 'card', account_holder: '' })
    await confirm(shop, await approved(shop, reservation.order))
    const quote = (await shop.call(guest.quote, en, { token })).data
    expect(quote.refund_won).toBe(2 * tourWon)
    const send = (refund_won: number) =>
      shop.call(guest.cancel, { ...en, body: { reason: '', refund_won, refund_points: 0 } }, { token, headers: aKey() })
    expect((await send(1)).refusal.code).toBe('booking.quoteChanged')
    expect((await send(quote.refund_won)).data.booking.refund?.status).toBe('done')
    await expectInvariants(shop.deps.db)
  })
})

it('a visit without a reservation is deleted after a day, one with a reservation is not', async () => {
  await aVisit(shop, 'idle@people.test')
  await aGuestBooking(shop)
  shop.deps.clock.set(new Date(shop.deps.clock.now().getTime() + 2 * 86_400_000))
  await cleanUp(shop.deps)
  const left = await shop.deps.db.select().from(account).where(eq(account.area, 'guest'))
  expect(left).toHaveLength(1)
})
