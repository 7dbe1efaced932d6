import { beforeAll, describe, expect, it } from 'vitest'
import { checkIn } from '#contract/check-in'
import { dayInSeoul } from '#contract/days'
import { aMember, anOperator, type Person, type TestProduct } from '#tests/support/factories'
import {
  aDevice,
  aDeviceKey,
  aGate,
  aParty,
  aStaff,
  atSite,
  type TestDevice,
  type TestParty,
} from '#tests/support/gates'
import { aGuestTour } from '#tests/support/guests'
import { aShop, type Shop } from '#tests/support/orders'

const en = { lang: 'en' } as const

let shop: Shop
let tour: TestProduct
let device: TestDevice
let party: TestParty
/** Staff at a gate of another tour of the site. */
let neighbor: TestDevice
/** Staff without a gate. */
let stranger: Person

beforeAll(async () => {
  shop = await aShop()
  tour = await aGuestTour(shop)
  device = await aDevice(shop, tour)
  party = await aParty(shop, tour, { name: 'Ingrid Solberg' })
  neighbor = await aDevice(shop, await aGuestTour(shop))
  stranger = await aStaff(shop)
})

const query = () => ({ ...en, day: dayInSeoul(shop.deps.clock.now()), per_page: 50 })
const enrolAs = ({ token }: Person, gate_id: string, site: 'apec' | 'protocol' = 'apec') => {
  const { public_key } = aDeviceKey()
  return shop.call(
    checkIn.enrol,
    { params: { site }, query: en, body: { gate_id, name: 'Phone', public_key } },
    { token },
  )
}
const outcome = ({ status, refusal }: { status: number; refusal?: { code: string } }) => [status, refusal?.code]

describe('permissions at the gates (product §6)', () => {
  it('members and operators have none', async () => {
    const operator = await anOperator(shop)
    const member = await aMember(shop.deps)
    expect(outcome(await enrolAs(operator, device.gate))).toEqual([403, 'general.forbidden'])
    expect(outcome(await enrolAs(member, device.gate))).toEqual([401, 'auth.expired'])
    const parties = await shop.call(checkIn.parties, { ...atSite, query: query() }, { token: operator.token })
    expect(outcome(parties)).toEqual([403, 'general.forbidden'])
    const line = device.line({ code: party.code })
    expect(outcome(await device.send([line], operator))).toEqual([403, 'general.forbidden'])
  })

  it('staff enroll devices at their assigned gates, a supervisor at all of the site', async () => {
    expect(outcome(await enrolAs(neighbor.staff, device.gate))).toEqual([403, 'gate.notAssigned'])
    expect((await enrolAs(await aStaff(shop, 'supervisor'), device.gate)).status).toBe(200)
    expect(outcome(await enrolAs(device.staff, '3f0c7a52-5a33-4d6c-9a4e-1d1f6a2b7c11'))).toEqual([
      404,
      'gate.gateUnknown',
    ])
    expect(outcome(await enrolAs(device.staff, device.gate, 'protocol'))).toEqual([404, 'gate.gateUnknown'])
  })

  it('any staff of the site sends a device’s log, and only those of its gate scan with it', async () => {
    const admission = device.line({ code: party.code, people: 1, told: 'admitted' })
    expect(outcome(await device.send([admission], stranger))).toEqual([404, 'gate.deviceUnknown'])
    expect((await device.send([admission], neighbor.staff)).data.results).toMatchObject([{ verdict: 'admitted' }])
    const line = device.line({ code: party.code, people: 1 })
    expect(outcome(await device.send([line], neighbor.staff))).toEqual([403, 'gate.notAssigned'])
    const elsewhere = device.line({ code: party.code, gate_id: neighbor.gate })
    expect(outcome(await device.send([elsewhere]))).toEqual([403, 'gate.notAssigned'])
  })

  it('a device’s day and the end of its shift are for staff of its gate', async () => {
    const params = { id: device.enrolment.device_id }
    const { token } = neighbor.staff
    expect(outcome(await shop.call(checkIn.day, { params, query: en }, { token }))).toEqual([403, 'gate.notAssigned'])
    expect(outcome(await shop.call(checkIn.end, { params }, { token }))).toEqual([403, 'gate.notAssigned'])
  })

  it('names and scans are visible to staff of the tour’s gates only', async () => {
    const ask = (person: Person) => shop.call(checkIn.parties, { ...atSite, query: query() }, { token: person.token })
    expect((await ask(device.staff)).data.items).toMatchObject([{ representative_name: 'Ingrid Solberg' }])
    expect((await ask(neighbor.staff)).data.items).toEqual([])
    expect((await ask(stranger)).data.items).toEqual([])
    const one = (person: Person) =>
      shop.call(
        checkIn.party,
        { params: { ...atSite.params, number: party.number }, query: en },
        { token: person.token },
      )
    expect((await one(device.staff)).data.party.representative_name).toBe('Ingrid Solberg')
    for (const person of [neighbor.staff, stranger]) expect(outcome(await one(person))).toEqual([404, 'gate.notFound'])
    const scans = (person: Person, gate_id?: string) =>
      shop.call(checkIn.scans, { ...atSite, query: { ...query(), gate_id } }, { token: person.token })
    expect((await scans(device.staff)).data.total).toBeGreaterThan(0)
    expect((await scans(neighbor.staff)).data.total).toBe(0)
    expect(outcome(await scans(neighbor.staff, device.gate))).toEqual([403, 'gate.notAssigned'])
    const foreign = { ...query(), tour_id: tour.id }
    const { token } = neighbor.staff
    expect(outcome(await shop.call(checkIn.parties, { ...atSite, query: foreign }, { token }))).toEqual([
      403,
      'gate.notAssigned',
    ])
  })

  it('a party admitted at a gate of another tour is visible to the staff of that gate', async () => {
    const lost = await aParty(shop, tour)
    const params = { ...atSite.params, number: lost.number }
    const { token } = neighbor.staff
    await neighbor.ask({ code: lost.code })
    expect(outcome(await shop.call(checkIn.party, { params, query: en }, { token }))).toEqual([404, 'gate.notFound'])
    await neighbor.send([neighbor.line({ code: lost.code, told: 'admitted' })])
    const { data } = await shop.call(checkIn.party, { params, query: en }, { token })
    expect(data.scans.map(({ judged, conflict }) => [judged, conflict])).toEqual([
      ['wrongTour', false],
      ['wrongTour', true],
    ])
  })
})

describe('the list of a day', () => {
  it('is sorted by departure and number, and filtered by tour, hour, state, name and number', async () => {
    const other = await aGuestTour(shop)
    const gate = await aGate(shop, other, device.staff)
    const at = await aDevice(shop, other, { staff: device.staff, gate })
    const [late, early, partly] = [
      await aParty(shop, other, { start_time: '14:30', name: 'Ho 100%_\\' }),
      await aParty(shop, other, { start_time: '12:30', name: '박하늘' }),
      await aParty(shop, other, { people: 3 }),
    ]
    const unpaid = await aParty(shop, other, { status: 'waiting', name: '박하늘' })
    await at.ask({ code: partly.code, people: 1 })
    await at.ask({ code: early.code, people: 2 })
    const numbers = async (change: object) =>
      (
        await shop.call(
          checkIn.parties,
          { ...atSite, query: { ...query(), tour_id: other.id, ...change } },
          { token: device.staff.token },
        )
      ).data.items.map(({ reservation_number }) => reservation_number)
    expect(await numbers({})).toEqual([early.number, partly.number, late.number])
    expect(await numbers({ per_page: 1, page: 2 })).toEqual([partly.number])
    expect(await numbers({ start_time: '14:30' })).toEqual([late.number])
    expect(await numbers({ state: 'in' })).toEqual([early.number, partly.number])
    expect(await numbers({ state: 'waiting' })).toEqual([partly.number, late.number])
    // A search finds every reservation, also to explain why it is not valid.
    expect(await numbers({ q: '하늘' })).toEqual([early.number, unpaid.number])
    expect(await numbers({ q: '100%_\\' })).toEqual([late.number])
    expect(await numbers({ q: '%' })).toEqual([late.number])
    expect(await numbers({ q: partly.number.slice(9).toLowerCase() })).toEqual([partly.number])
  })
})
