import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkIn } from '#contract/check-in'
import { gateClosesMinutes, gateOpensMinutes, shiftHours } from '#contract/check-in-rules'
import type { ScanResult } from '#contract/check-in-scan'
import { addDays, dayInSeoul, instantInSeoul } from '#contract/days'
import { booking } from '#server/modules/booking/booking.table'
import { checkInScan } from '#server/modules/check-in/check-in.table'
import { signTicket } from '#server/ticket'
import type { TestProduct } from '#tests/support/factories'
import { aDevice, aGate, aParty, aStaff, atSite, type TestDevice } from '#tests/support/gates'
import { aGuestTour } from '#tests/support/guests'
import { aShop, type Shop } from '#tests/support/orders'

const en = { lang: 'en' } as const

let shop: Shop
let start: Date
let tour: TestProduct
let device: TestDevice

beforeAll(async () => {
  shop = await aShop()
  start = shop.deps.clock.now()
})
beforeEach(async () => {
  shop.deps.clock.set(start)
  tour = await aGuestTour(shop)
  device = await aDevice(shop, tour)
})

const today = () => dayInSeoul(shop.deps.clock.now())
const verdictOf = async (change: Parameters<TestDevice['ask']>[0]) => (await device.ask(change)).verdict
const log = () =>
  shop.deps.db
    .select()
    .from(checkInScan)
    .where(eq(checkInScan.device_id, device.enrolment.device_id))
    .orderBy(checkInScan.seq)
const toursNow = async (staff = device.staff) =>
  (await shop.call(checkIn.tours, { ...atSite, query: en }, { token: staff.token })).data

describe('a live scan (product §4)', () => {
  it('admits a whole party once, and the second time says where, when and how many were admitted', async () => {
    const party = await aParty(shop, tour, { people: 3 })
    expect(await device.ask({ code: party.code, people: 3 })).toMatchObject({
      verdict: 'admitted',
      conflict: false,
      reservation_number: party.number,
      party_size: 3,
      admitted: 3,
      earlier: [],
    })
    const again = await device.ask({ code: party.code, people: 3 })
    const at = shop.deps.clock.now().toISOString()
    expect(again).toMatchObject({ verdict: 'used', admitted: 3 })
    expect(again.earlier).toMatchObject([{ gate_id: device.gate, at, people: 3, offline: false }])
  })

  it('admits a party in parts, and never more than its size', async () => {
    const { code } = await aParty(shop, tour, { people: 3 })
    expect(await verdictOf({ code, people: 2 })).toBe('admitted')
    expect(await device.ask({ code, people: 2 })).toMatchObject({ verdict: 'tooMany', admitted: 2 })
    expect(await verdictOf({ code, people: 1 })).toBe('admitted')
    expect(await verdictOf({ code, people: 1 })).toBe('used')
  })

  it('says which tour a ticket of another tour is for', async () => {
    const other = await aGuestTour(shop)
    const { code } = await aParty(shop, other)
    expect(await device.ask({ code })).toMatchObject({
      verdict: 'wrongTour',
      ticket: { tour_name: `Tour ${other.id}`, date: today(), start_time: '14:00' },
    })
  })

  it('says which day a ticket of another day is for', async () => {
    const date = addDays(today(), 1)
    const { code } = await aParty(shop, tour, { date, start_time: '09:00' })
    expect(await device.ask({ code })).toMatchObject({ verdict: 'wrongDay', ticket: { date } })
    const past = await aParty(shop, tour, { date: addDays(today(), -1) })
    expect(await verdictOf({ code: past.code })).toBe('expired')
  })

  it.each([
    ['early', -gateOpensMinutes - 1],
    ['admitted', -gateOpensMinutes],
    ['admitted', gateClosesMinutes],
    ['expired', gateClosesMinutes + 1],
  ])('results in %s at %i minutes from the departure', async (verdict, minutes) => {
    const { code } = await aParty(shop, tour)
    shop.deps.clock.set(new Date(instantInSeoul(today(), '14:00').getTime() + minutes * 60_000))
    expect(await verdictOf({ code })).toBe(verdict)
  })

  it.each([
    ['cancelled', 'cancelled'],
    ['cancelled', 'cancel_requested'],
    ['unpaid', 'waiting'],
    ['unpaid', 'pending'],
    ['admitted', 'requested'],
  ] as const)('results in %s where the booking is %s', async (verdict, status) => {
    const { number } = await aParty(shop, tour, { status })
    expect(await verdictOf({ reservation_number: number.toLowerCase() })).toBe(verdict)
  })

  it('detects a forged and an altered code, and an unknown number', async () => {
    const { code, number } = await aParty(shop, tour)
    const payload = {
      reservation_number: number,
      product_id: tour.id,
      date: today(),
      start_time: '14:00',
      party_size: 9,
    }
    const forged = signTicket([{ id: 'test', key: Buffer.alloc(32, 1) }], payload)
    expect(await device.ask({ code: forged })).toMatchObject({ verdict: 'forged', reservation_number: '' })
    expect(await verdictOf({ code: `${code.slice(0, -4)}AAAA` })).toBe('forged')
    expect(await verdictOf({ code: 'https://elsewhere.test/menu' })).toBe('forged')
    expect(await verdictOf({ reservation_number: 'NR270302-AAAAAAAAAA-01' })).toBe('unknown')
  })

  it('stores no typed text that is not one of our numbers', async () => {
    expect(await verdictOf({ reservation_number: 'Maya Lind' })).toBe('unknown')
    expect((await log()).map(({ reservation_number }) => reservation_number)).toEqual([''])
  })
})

describe('undoing a scan (product §4)', () => {
  it('releases the admitted people, who can enter again, and updates the counts', async () => {
    const { code, number } = await aParty(shop, tour)
    const { counter } = await device.ask({ code, people: 2 })
    const undoes = { device_id: device.enrolment.device_id, counter }
    expect(await device.ask({ act: 'undo', undoes })).toMatchObject({ verdict: 'admitted', admitted: 0 })
    expect((await toursNow()).counts).toMatchObject([{ admitted: 0, refused: 0 }])
    expect(await verdictOf({ act: 'undo', undoes })).toBe('used')
    expect(await verdictOf({ code, people: 2 })).toBe('admitted')
    const { data } = await shop.call(
      checkIn.party,
      { params: { ...atSite.params, number }, query: en },
      { token: device.staff.token },
    )
    expect(data.scans.map(({ act, undone, admits }) => [act, undone, admits])).toEqual([
      ['admit', true, 2],
      ['undo', false, -2],
      ['undo', false, 0],
      ['admit', false, 2],
    ])
  })

  it('has no effect on a refused or unknown scan', async () => {
    const { counter } = await device.ask({ code: 'nothing' })
    const { device_id } = device.enrolment
    expect(await verdictOf({ act: 'undo', undoes: { device_id, counter } })).toBe('unknown')
    expect(await verdictOf({ act: 'undo', undoes: { device_id, counter: 99 } })).toBe('unknown')
  })

  it('is for a device’s own scans, and for a supervisor’s, whose undo counts at the gate of the scan', async () => {
    const { code } = await aParty(shop, tour)
    const { counter } = await device.ask({ code, people: 2 })
    const undoes = { device_id: device.enrolment.device_id, counter }
    const other = await aDevice(shop, tour)
    const refused = await other.send([other.line({ act: 'undo', undoes })])
    expect([refused.status, refused.refusal.code]).toEqual([403, 'general.forbidden'])
    const chief = await aDevice(shop, tour, { staff: await aStaff(shop, 'supervisor'), gate: other.gate })
    expect(await chief.ask({ act: 'undo', undoes })).toMatchObject({ verdict: 'admitted', admitted: 0 })
    const { counts } = await toursNow(chief.staff)
    expect(counts.find(({ gate_id }) => gate_id === device.gate)).toMatchObject({ admitted: 0 })
    expect(counts.find(({ gate_id }) => gate_id === other.gate)).toMatchObject({ admitted: 0 })
  })
})

describe('the log of a device', () => {
  it('is stored once: sent again it gets the same response, whatever has happened since', async () => {
    const { code } = await aParty(shop, tour, { people: 2 })
    const lines = [1, 1, 1].map((people) => device.line({ code, people }))
    const first = await device.send(lines)
    expect(first.data.results.map(({ verdict, admitted }: ScanResult) => [verdict, admitted])).toEqual([
      ['admitted', 1],
      ['admitted', 2],
      ['used', 2],
    ])
    await device.ask({ act: 'undo', undoes: { device_id: device.enrolment.device_id, counter: 1 } })
    expect((await device.send(lines)).data).toEqual(first.data)
    expect((await device.send(lines.toReversed())).data.results.toReversed()).toEqual(first.data.results)
    expect(await log()).toHaveLength(4)
  })

  it('is refused as a whole where a line is another device’s, or was altered', async () => {
    const { code } = await aParty(shop, tour)
    const [good, line] = [device.line({ code }), device.line({ code })]
    const other = await aDevice(shop, tour)
    for (const bad of [
      { ...line, people: 2 },
      { ...line, signature: 'A'.repeat(86) },
      other.line({ gate_id: device.gate }),
    ]) {
      const { status, refusal } = await device.send([good, bad])
      expect([status, refusal.code]).toEqual([403, 'gate.signature'])
    }
    expect(await log()).toEqual([])
  })

  it('is refused where another scan has the same counter', async () => {
    const { code } = await aParty(shop, tour)
    await device.send([device.line({ code, counter: 7 })])
    const other = await aParty(shop, tour)
    for (const change of [
      { code, people: 2 },
      { code: other.code, told: 'admitted' as const },
    ]) {
      const { status, refusal } = await device.send([device.line({ ...change, counter: 7 })])
      expect([status, refusal.code]).toEqual([409, 'gate.logChanged'])
    }
  })

  it('is signed for one device: the same line is invalid for another', async () => {
    const { code } = await aParty(shop, tour)
    const twin = await aDevice(shop, tour, { staff: device.staff, gate: device.gate })
    expect((await twin.send([device.line({ code })])).refusal.code).toBe('gate.signature')
  })
})

describe('a shift', () => {
  it('ends automatically: later scans are refused, earlier ones may arrive late', async () => {
    const { code } = await aParty(shop, tour)
    const admission = device.line({ code, told: 'admitted' })
    shop.deps.clock.advance({ hours: shiftHours, seconds: 1 })
    const staff = await aStaff(shop, 'supervisor')
    expect((await device.send([device.line({ code })], staff)).refusal.code).toBe('gate.shiftOver')
    expect((await device.send([device.line({ code, told: 'admitted' })], staff)).refusal.code).toBe('gate.shiftOver')
    expect((await device.send([admission], staff)).data.results).toMatchObject([
      { verdict: 'admitted', conflict: false },
    ])
  })

  it('ends on request, and the device’s log can still be sent', async () => {
    const { code } = await aParty(shop, tour)
    const params = { id: device.enrolment.device_id }
    expect((await shop.call(checkIn.end, { params }, { token: device.staff.token })).status).toBe(200)
    expect((await device.send([device.line({ code })])).refusal.code).toBe('gate.shiftOver')
    const late = await device.send([device.line({ code, told: 'admitted' })])
    expect(late.data.results).toMatchObject([{ verdict: 'admitted' }])
  })
})

describe('a device’s data for the day', () => {
  it('is its gate, tour, day, shift and the code keys at enrollment', async () => {
    const { enrolment } = device
    expect(enrolment).toMatchObject({ site: 'apec', day: today(), gate: { id: device.gate }, tour: { id: tour.id } })
    expect(enrolment.ticket_keys).toEqual([{ id: 'test', key: expect.stringMatching(/^[\w-]{43}$/) }])
    expect(Date.parse(enrolment.shift_ends_at) - shop.deps.clock.now().getTime()).toBe(shiftHours * 3_600_000)
  })

  it('is who is admitted and which codes are invalid, and no personal data', async () => {
    const name = 'Secret Person'
    const [one, canceled, waits] = [
      await aParty(shop, tour, { name }),
      await aParty(shop, tour, { status: 'cancelled', name }),
      await aParty(shop, tour, { status: 'waiting', name }),
    ]
    await device.ask({ code: one.code, people: 1 })
    await device.ask({ code: one.code, people: 1 })
    const params = { id: device.enrolment.device_id }
    const { data } = await shop.call(checkIn.day, { params, query: en }, { token: device.staff.token })
    expect(data.revoked).toEqual([canceled.number])
    expect(data.entered).toMatchObject([{ reservation_number: one.number, people: 2, gate_id: device.gate }])
    expect(JSON.stringify([data, device.enrolment])).not.toMatch(/Secret|Maya|passport/i)
    expect(JSON.stringify(data)).not.toContain(waits.number)
    expect(shop.deps.logged()).not.toMatch(/Secret|NARU1|NR27/)
  })

  it('is refused for a key that is not a point of the curve', async () => {
    const gate_id = await aGate(shop, tour, device.staff)
    const public_key = { x: 'A'.repeat(43), y: 'B'.repeat(43) }
    const body = { gate_id, name: 'Tablet', public_key }
    const { status, refusal } = await shop.call(
      checkIn.enrol,
      { ...atSite, query: en, body },
      { token: device.staff.token },
    )
    expect([status, refusal.field]).toEqual([400, 'public_key'])
  })
})

it('a tour shows how many people have paid, and its gates how many are admitted and were refused', async () => {
  const [one, two] = [await aParty(shop, tour, { people: 2 }), await aParty(shop, tour, { people: 5 })]
  await aParty(shop, tour, { people: 4, status: 'waiting' })
  await shop.deps.db.update(booking).set({ start_time: '14:30' }).where(eq(booking.id, two.id))
  await device.ask({ code: one.code, people: 2 })
  await device.ask({ code: one.code, people: 2 })
  const { tours, counts } = await toursNow()
  expect(tours).toMatchObject([
    { id: tour.id, expected: 7, start_times: ['09:00', '14:00', '14:30'], gates: [{ id: device.gate }] },
  ])
  expect(counts).toEqual([{ tour_id: tour.id, gate_id: device.gate, admitted: 2, refused: 1, conflicts: 0 }])
})
