import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { booking } from '#contract/booking'
import type { Travelers } from '#contract/reservation'
import { order as orderTable } from '#server/modules/booking/booking.table'
import { optionPrice } from '#server/modules/catalog/catalog.table'
import { unseal } from '#server/seal'
import { aMember, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import {
  aDraft,
  anApprovedOrder,
  aReadyOrder,
  aShop,
  confirm,
  extrasFor,
  filled,
  type Shop,
  submit,
  travelersFor,
} from '#tests/support/orders'

let shop: Shop
let member: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
  tour = await aProduct(shop.deps, { capacity: 20, price: 4500, childPrice: 3000, currency: 'USD' })
})
afterEach(() => expectInvariants(shop.deps.db))

const at = (id: string) => ({ params: { id }, query: { lang: 'en' as const } })

async function refusedTravelers(change: (body: ReturnType<typeof travelersFor>) => unknown) {
  const order = await aDraft(shop, member, tour, { adult: 2, child: 1 })
  const body = travelersFor(order)
  change(body)
  const { status, refusal } = await shop.call(
    booking.travelers,
    { ...at(order.id), body: body as Travelers },
    { token: member.token },
  )
  expect(status).toBe(400)
  return [refusal.code, refusal.field]
}

describe('the travelers step (product §5)', () => {
  it('refuses when a traveler is missing', async () => {
    expect(await refusedTravelers((body) => body.bookings[0]?.travelers.pop())).toEqual([
      'booking.travelersDiffer',
      'bookings.0.travelers',
    ])
  })

  it('refuses an adult in a child’s place', async () => {
    const swap = (body: ReturnType<typeof travelersFor>) => {
      for (const traveler of body.bookings[0]?.travelers ?? []) traveler.band = 'adult'
    }
    expect(await refusedTravelers(swap)).toEqual(['booking.travelersDiffer', 'bookings.0.travelers'])
  })

  it.each([
    ['child', 'who turns three on the day of the departure', '2024-04-01', true],
    ['child', 'who turns three the day after the departure', '2024-04-02', false],
    ['child', 'who turns thirteen the day after the departure', '2014-04-02', true],
    ['child', 'who turns thirteen on the day of the departure', '2014-04-01', false],
    ['adult', 'who turns thirteen on the day of the departure', '2014-04-01', true],
    ['adult', 'who turns thirteen the day after the departure', '2014-04-02', false],
    ['adult', 'who is a hundred years old', '1927-01-01', true],
  ] as const)('accepts as %s a traveler %s (born %s): %s', async (band, _, birthday, taken) => {
    const order = await aDraft(shop, member, tour, { adult: 2, child: 1 })
    expect(order.bookings[0]?.date).toBe('2027-04-01')
    const body = travelersFor(order)
    const travelers = body.bookings[0]?.travelers ?? []
    const whose = travelers.findLastIndex((each) => each.band === band)
    if (travelers[whose]) travelers[whose].birthday = birthday
    const { status, refusal } = await shop.call(booking.travelers, { ...at(order.id), body }, { token: member.token })
    if (taken) expect(status).toBe(200)
    else {
      expect([status, refusal.code, refusal.field]).toEqual([
        400,
        'booking.otherAge',
        `bookings.0.travelers.${whose}.birthday`,
      ])
    }
  })

  it('uses the ages that the price had when the booking was made', async () => {
    const order = await aDraft(shop, member, tour, { adult: 2 })
    await shop.deps.db.update(optionPrice).set({ min_age: 60 }).where(eq(optionPrice.option_id, tour.optionId))
    const sent = { ...at(order.id), body: travelersFor(order) }
    expect((await shop.call(booking.travelers, sent, { token: member.token })).status).toBe(200)
  })

  it('refuses a birthday that is not past, and names the traveler', async () => {
    const unborn = (body: ReturnType<typeof travelersFor>) => {
      const second = body.bookings[0]?.travelers[1]
      if (second) second.birthday = '2027-03-02'
    }
    expect(await refusedTravelers(unborn)).toEqual(['validation.birthday', 'bookings.0.travelers.1.birthday'])
  })

  it.each([
    ['KR', 'AA1234567'],
    ['US', 'M12'],
  ])('refuses a passport number of %s without the right form', async (nationality, passport_number) => {
    expect(await refusedTravelers((body) => Object.assign(body, { nationality, passport_number }))).toEqual([
      'validation.passport',
      'passport_number',
    ])
  })

  it('refuses a booking of another order, and a duplicate one', async () => {
    const twice = (body: ReturnType<typeof travelersFor>) => body.bookings.push(...body.bookings)
    expect(await refusedTravelers(twice)).toEqual(['validation.invalid', 'bookings'])
    const foreign = (body: ReturnType<typeof travelersFor>) =>
      Object.assign(body.bookings[0] ?? {}, { booking_id: crypto.randomUUID() })
    expect(await refusedTravelers(foreign)).toEqual(['validation.invalid', 'bookings'])
  })

  it('keeps the earlier passport number when it is omitted, and removes it when it is empty', async () => {
    const order = await filled(shop, member, await aDraft(shop, member, tour))
    const send = (passport_number?: string) =>
      shop.call(
        booking.travelers,
        { ...at(order.id), body: { ...travelersFor(order), passport_number } },
        { token: member.token },
      )
    expect((await send()).data.passport_number).toBe('A•••••567')
    const [row] = await shop.deps.db.select().from(orderTable)
    expect(unseal(shop.deps.settings.PASSPORT_KEYS, row?.passport_sealed ?? Buffer.alloc(0))).toBe('AA1234567')
    expect((await send('')).data.passport_number).toBe('')
  })
})

describe('the extras step (product §5, §9)', () => {
  it('charges $10 for each piece of luggage beyond two per traveler, converted once at the frozen rate', async () => {
    const order = await aDraft(shop, member, tour, { adult: 2 })
    const { data } = await shop.call(
      booking.extras,
      { ...at(order.id), body: extrasFor(order, 7) },
      { token: member.token },
    )
    expect(data.price_lines.map(({ kind, quantity, unit, amount }) => ({ kind, quantity, unit, amount }))).toEqual([
      { kind: 'item', quantity: 2, unit: { amount: 4500, currency: 'USD' }, amount: 131_850 },
      { kind: 'luggage', quantity: 3, unit: { amount: 1000, currency: 'USD' }, amount: 43_950 },
    ])
    expect(data.amount_won).toBe(175_800)
  })

  it('charges nothing for two per traveler', async () => {
    const order = await aDraft(shop, member, tour, { adult: 1, child: 1 })
    const { data } = await shop.call(
      booking.extras,
      { ...at(order.id), body: extrasFor(order, 4) },
      { token: member.token },
    )
    expect(data.price_lines.map(({ kind }) => kind)).toEqual(['item', 'item'])
  })
})

describe('the steps', () => {
  it('are required in their order until the order can be paid', async () => {
    const order = await aDraft(shop, member, tour)
    expect(order.next_step).toBe('travelers')
    const one = await shop.call(
      booking.travelers,
      { ...at(order.id), body: travelersFor(order) },
      { token: member.token },
    )
    expect(one.data.next_step).toBe('extras')
    const two = await shop.call(booking.extras, { ...at(order.id), body: extrasFor(order) }, { token: member.token })
    expect(two.data.next_step).toBe('benefits')
    expect((await submit(shop, member, order)).refusal.code).toBe('booking.incomplete')
    const three = await shop.call(
      booking.benefits,
      { ...at(order.id), body: { coupon_ids: [], points: 0 } },
      { token: member.token },
    )
    expect(three.data.next_step).toBeNull()
  })

  it('are refused with 410 once the hold has expired, before and after the seats were released', async () => {
    const order = await aReadyOrder(shop, member, tour)
    shop.deps.clock.advance({ minutes: 31 })
    const requests = [
      await shop.call(booking.extras, { ...at(order.id), body: extrasFor(order) }, { token: member.token }),
      await submit(shop, member, order),
    ]
    expect(requests.map(({ status, refusal }) => [status, refusal.code])).toEqual([
      [410, 'booking.expired'],
      [410, 'booking.expired'],
    ])
  })

  it('are refused once the order is paid or given up', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    await confirm(shop, confirmation)
    const extras = (id: string, of = order) =>
      shop.call(booking.extras, { ...at(id), body: extrasFor(of) }, { token: member.token })
    expect((await extras(order.id)).refusal.code).toBe('booking.alreadySubmitted')
    const other = await aDraft(shop, member, tour)
    await shop.call(booking.abandon, { params: { id: other.id } }, { token: member.token })
    expect((await extras(other.id, other)).refusal.code).toBe('booking.alreadyCancelled')
  })

  it('can be changed while a card payment is awaited: the payment is given up and the order is a draft again', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    const { data } = await shop.call(
      booking.extras,
      { ...at(order.id), body: extrasFor(order, 9) },
      { token: member.token },
    )
    expect(data.status).toBe('draft')
    expect((await confirm(shop, confirmation)).data.ok).toBe(false)
  })
})
