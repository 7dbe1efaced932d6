import { and, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkIn } from '#contract/check-in'
import { addDays } from '#contract/days'
import type { Order } from '#contract/order'
import type { PartyChange, PartyQuote } from '#contract/party-desk'
import { reservationDesk } from '#contract/reservation-desk'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { booking } from '#server/modules/booking/booking.table'
import { departure, optionPrice } from '#server/modules/catalog/catalog.table'
import type { MoveSeats } from '#server/modules/catalog/seats.service'
import { changePartyForOperator } from '#server/modules/desk/party.service'
import { aPaidOrder, aTour, aTransferOrder, bookingOf, cancel, quote } from '#tests/support/cancellations'
import { aMember, anOperator, type Person, type TestProduct } from '#tests/support/factories'
import { aDevice, aGate, aStaff } from '#tests/support/gates'
import { anOpenSite, aPaidGuest } from '#tests/support/guests'
import { expectInvariants } from '#tests/support/invariants'
import { aKey, aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let member: Person
let operator: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps, { name: 'Maya Lind' })
  operator = await anOperator(shop)
  tour = await aTour(shop, { capacity: 5 })
})
afterEach(() => expectInvariants(shop.deps.db))

const en = { lang: 'en' } as const
const mine = () => ({ token: operator.token, headers: aKey() })
const ask = (id: string, party: Partial<Record<'adult' | 'child' | 'senior', number>> = {}) =>
  shop.call(reservationDesk.partyQuote, { params: { id }, query: { ...en, ...party } }, mine())
const change = (id: string, body: PartyChange) =>
  shop.call(reservationDesk.party, { params: { id }, query: en, body }, mine())
const people = (adults: number, children = 0): PartyChange['travelers'] => [
  ...Array.from({ length: adults }, (_, at) => ({
    ...{ band: 'adult' as const, name: `Adult ${at + 1}`, birthday: '1990-04-25', nationality: 'SE' as const },
  })),
  ...Array.from({ length: children }, (_, at) => ({
    ...{ band: 'child' as const, name: `Child ${at + 1}`, birthday: '2019-04-25', nationality: 'SE' as const },
  })),
]
const to = (adults: number, children: number, { version, difference_won }: PartyQuote): PartyChange => ({
  lines: [
    { band: 'adult', quantity: adults },
    ...(children > 0 ? [{ band: 'child' as const, quantity: children }] : []),
  ],
  travelers: people(adults, children),
  reason: 'A niece comes along.',
  seen: { version, difference_won },
})
const seatsOf = async ({ optionId, date }: TestProduct) => {
  const [row] = await shop.deps.db
    .select()
    .from(departure)
    .where(and(eq(departure.option_id, optionId), eq(departure.date, date)))
  return row?.confirmed
}
const lastMail = async (address: string) => {
  await shop.deps.jobs.drain(shop.deps)
  return shop.deps.mails.findLast((mail) => mail.to === address)
}
const amountOf = (order: Order) => order.bookings[0]?.amount_won

describe('the party of a reservation', () => {
  it('is changed with its seats, after showing the difference; payments stay and are refunded as they were made', async () => {
    const order = await aPaidOrder(shop, member, [tour])
    const id = bookingOf(order)
    // The agreed price still applies to further people of the same band; another band costs today's price.
    await shop.deps.db.update(optionPrice).set({ price: 45_000 }).where(eq(optionPrice.band, 'child'))
    await shop.deps.db.update(optionPrice).set({ price: 99_000 }).where(eq(optionPrice.band, 'adult'))
    const { data } = await ask(id, { adult: 3, child: 1 })
    expect(data).toMatchObject({ named: true, seats: 4, seats_left: 1, difference_won: 60_000 + 45_000 })
    expect(data.bands.map(({ band, quantity, unit_won }) => [band, quantity, unit_won])).toEqual([
      ['adult', 2, 60_000],
      ['child', 0, 45_000],
    ])
    expect(await seatsOf(tour)).toBe(2)
    const changed = await change(id, to(3, 1, data))
    expect(changed.data.booking).toMatchObject({ number_of_travelers: 4, amount_won: amountOf(order) })
    expect(changed.data.booking.travelers.map(({ name }) => name)).toEqual(['Adult 1', 'Adult 2', 'Adult 3', 'Child 1'])
    expect(changed.data.events.at(-1)).toMatchObject({
      reason: '2 → 4 (+₩105,000)\nA niece comes along.',
      actor_name: 'Desk Person',
    })
    expect(await seatsOf(tour)).toBe(4)
    const mail = await lastMail(order.email)
    expect(mail?.subject).toMatch(/^Travelers changed/)
    expect(mail?.text).toContain('₩105,000 more than agreed')
    const [entry] = await shop.deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'booking.party'))
    expect(entry?.detail).toMatchObject({ from: { adult: 2 }, to: { adult: 3, child: 1 }, difference_won: 105_000 })
    expect(JSON.stringify(entry)).not.toContain('Adult 1')
    expect((await quote(shop, member, id)).data.refund_won).toBe(amountOf(order))
    await cancel(shop, member, id)
    expect(await seatsOf(tour)).toBe(0)
  })

  it('returns seats, and can have only its names corrected', async () => {
    const roomy = await aTour(shop, { minTravelers: 1 })
    const id = bookingOf(await aPaidOrder(shop, member, [roomy]))
    const fewer = (await ask(id, { adult: 1 })).data
    expect(fewer.difference_won).toBe(-60_000)
    expect((await change(id, to(1, 0, fewer))).status).toBe(200)
    expect(await seatsOf(roomy)).toBe(1)
    const [before] = await shop.deps.db.select().from(booking)
    const same = (await ask(id)).data
    expect((await change(id, to(1, 0, same))).refusal.code).toBe('desk.sameParty')
    const renamed = { ...to(1, 0, same), travelers: people(1).map((one) => ({ ...one, name: 'Maya Lind-Berg' })) }
    expect((await change(id, renamed)).data.booking.travelers[0]?.name).toBe('Maya Lind-Berg')
    // The issued code contains no names.
    expect((await shop.deps.db.select().from(booking))[0]?.reissued_at).toEqual(before?.reissued_at)
  })

  it('is refused with the reason: too few, too many, another age, missing names, outdated version', async () => {
    const id = bookingOf(await aPaidOrder(shop, member, [tour]))
    expect((await ask(id, { adult: 1 })).refusal.code).toBe('booking.minimum')
    expect((await ask(id, { adult: 6 })).refusal.code).toBe('booking.soldOut')
    expect((await ask(id, { senior: 1 })).refusal.code).toBe('booking.optionUnavailable')
    const { data } = await ask(id, { adult: 2, child: 1 })
    const request = to(2, 1, data)
    const grown = request.travelers.map((one) => ({ ...one, birthday: '1990-04-25' }))
    expect((await change(id, { ...request, travelers: grown })).refusal).toMatchObject({
      code: 'booking.otherAge',
      field: 'travelers.2.birthday',
    })
    expect((await change(id, { ...request, travelers: people(2) })).refusal.code).toBe('booking.travelersDiffer')
    const twice = [...request.lines, { band: 'adult' as const, quantity: 1 }]
    expect((await change(id, { ...request, lines: twice })).status).toBe(400)
    const other = { ...request, seen: { ...request.seen, difference_won: 0 } }
    expect((await change(id, other)).refusal.code).toBe('desk.changed')
    expect((await change(id, request)).status).toBe(200)
    // A decision based on the earlier state is refused.
    expect((await change(id, request)).refusal.code).toBe('desk.changed')
    const unpaid = bookingOf(await aTransferOrder(shop, await aMember(shop.deps), await aTour(shop)))
    expect((await ask(unpaid)).refusal.code).toBe('desk.partyFixed')
    await cancel(shop, member, id)
    expect((await ask(id)).refusal.code).toBe('desk.partyFixed')
  })
})

describe('two edits for the last seats in parallel', () => {
  /** Two reservations of two people on five seats, each to grow by one. */
  async function race(move?: MoveSeats) {
    const parties = await Promise.all(
      [member, await aMember(shop.deps)].map(async (person) => bookingOf(await aPaidOrder(shop, person, [tour]))),
    )
    const bodies = await Promise.all(parties.map(async (id) => to(3, 0, (await ask(id, { adult: 3 })).data)))
    const deps = { ...shop.deps, ...(move && { move }) }
    const done = parties.map((id, at) => changePartyForOperator(deps, operator.id, id, bodies[at] as PartyChange))
    return (await Promise.allSettled(done)).map(({ status }) => status).toSorted()
  }

  it('one succeeds, and the other is refused', async () => {
    expect(await race()).toEqual(['fulfilled', 'rejected'])
    expect(await seatsOf(tour)).toBe(5)
  })

  it('both would succeed with a read before the write: the control', async () => {
    let waiting = 0
    let go = () => {}
    const both = new Promise<void>((resolve) => {
      go = resolve
    })
    const naive: MoveSeats = async (tx, moves) => {
      const [row] = await tx
        .select()
        .from(departure)
        .where(eq(departure.id, moves[0]?.departure_id ?? ''))
      if (++waiting === 2) go()
      await both
      const confirmed = (row?.confirmed ?? 0) + (moves[0]?.confirmed ?? 0)
      await tx
        .update(departure)
        .set({ confirmed })
        .where(eq(departure.id, row?.id ?? ''))
    }
    expect(await race(naive)).toEqual(['fulfilled', 'fulfilled'])
    const { rows } = await shop.deps.db.execute(sql`select sum(seats)::int as sold from booking`)
    expect(rows[0]).toEqual({ sold: 6 })
    // Restored, because every test checks the invariants.
    await shop.deps.db.update(departure).set({ capacity: 6, confirmed: 6 })
  })
})

describe('at the gate', () => {
  it('older codes are checked against the present party and hour, also offline', async () => {
    shop = await anOpenSite()
    operator = await anOperator(shop)
    const made = await aPaidGuest(shop)
    tour = made.tour
    const { reservation } = made
    const { id, date, number_of_travelers, reservation_number } = reservation.order.bookings[0] ?? expect.unreachable()
    const gate = await aGate(shop, tour)
    const { data } = await ask(id, { adult: number_of_travelers + 1 })
    expect(data.named).toBe(false)
    expect((await change(id, to(number_of_travelers + 1, 0, data))).refusal.code).toBe('booking.travelersDiffer')
    expect((await change(id, { ...to(number_of_travelers + 1, 0, data), travelers: [] })).status).toBe(200)
    shop.deps.clock.set(new Date(`${date}T08:00:00+09:00`))
    const { enrolment, staff } = await aDevice(shop, tour, { gate, staff: await aStaff(shop, 'supervisor') })
    const params = { id: enrolment.device_id }
    const day = (await shop.call(checkIn.day, { params, query: en }, { token: staff.token })).data
    expect(day.reissued).toEqual([
      { reservation_number, start_time: expect.any(String), party_size: number_of_travelers + 1 },
    ])
    expect(day.revoked).toEqual([])
  })

  it('a reservation that was moved to another hour of its day is listed there', async () => {
    const order = await aPaidOrder(shop, member, [tour])
    const [id, number] = [bookingOf(order), order.bookings[0]?.reservation_number]
    const gate = await aGate(shop, tour)
    const seen = { date: tour.date, start_time: tour.start_time, difference_won: 0 }
    const at = (date: string, start_time: string) =>
      shop.call(
        reservationDesk.move,
        {
          params: { id },
          query: en,
          body: { option_id: tour.optionId, date, start_time, reason: 'The boat is being repaired.', seen },
        },
        mine(),
      )
    expect((await at(tour.date, tour.start_time)).refusal.code).toBe('desk.sameDeparture')
    expect((await at(tour.date, '14:00')).status).toBe(200)
    const listed = async (date: string) => {
      shop.deps.clock.set(new Date(`${date}T08:00:00+09:00`))
      const device = await aDevice(shop, tour, { gate, staff: await aStaff(shop, 'supervisor') })
      const params = { id: device.enrolment.device_id }
      return (await shop.call(checkIn.day, { params, query: en }, { token: device.staff.token })).data
    }
    expect(await listed(tour.date)).toMatchObject({
      revoked: [],
      reissued: [{ reservation_number: number, start_time: '14:00', party_size: 2 }],
    })
    expect((await listed(addDays(tour.date, 1))).reissued).toEqual([])
  })
})
