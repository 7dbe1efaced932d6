import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkIn } from '#contract/check-in'
import type { Scan } from '#contract/check-in-scan'
import { dayInSeoul } from '#contract/days'
import type { Person, TestProduct } from '#tests/support/factories'
import { aDevice, aParty, aStaff, atSite, type TestDevice, type TestParty } from '#tests/support/gates'
import { aGuestTour } from '#tests/support/guests'
import { aShop, type Shop } from '#tests/support/orders'

const en = { lang: 'en' } as const

let shop: Shop
let chief: Person
let tour: TestProduct
let one: TestDevice
let two: TestDevice

beforeAll(async () => {
  shop = await aShop()
  chief = await aStaff(shop, 'supervisor')
})
beforeEach(async () => {
  tour = await aGuestTour(shop)
  one = await aDevice(shop, tour)
  two = await aDevice(shop, tour)
})

const query = () => ({ ...en, day: dayInSeoul(shop.deps.clock.now()), per_page: 50 })
const conflictsOf = async ({ token }: Person) =>
  (await shop.call(checkIn.conflicts, { ...atSite, query: query() }, { token })).data.items.filter(
    ({ tour_id }) => tour_id === tour.id,
  )
const sendOffline = async (device: TestDevice, change: Partial<Scan>) => {
  const { data, refusal } = await device.send([device.line({ told: 'admitted', ...change })])
  const [result] = data?.results ?? []
  if (!result) throw new Error(refusal.code)
  return result
}
const partyNow = async ({ number }: TestParty) =>
  (await shop.call(checkIn.party, { params: { ...atSite.params, number }, query: en }, { token: chief.token })).data

describe('the same code at two offline gates (product §4)', () => {
  it('is recorded at both, and shown to the staff of both gates and to supervisors with both gates and times', async () => {
    const party = await aParty(shop, tour)
    const outsider = await aDevice(shop, tour)
    expect(await sendOffline(one, { code: party.code, people: 2 })).toMatchObject({
      verdict: 'admitted',
      conflict: false,
    })
    shop.deps.clock.advance({ seconds: 90 })
    const second = await sendOffline(two, { code: party.code, people: 2 })
    expect(second).toMatchObject({ verdict: 'admitted', judged: 'used', conflict: true, party_size: 2, admitted: 4 })
    expect(second.earlier).toMatchObject([{ gate_id: one.gate, people: 2, offline: true }])
    for (const person of [one.staff, two.staff, chief]) {
      const [conflict, ...others] = await conflictsOf(person)
      expect(others).toEqual([])
      expect(conflict).toMatchObject({ reservation_number: party.number, party_size: 2, admitted: 4 })
      expect(conflict?.scans.map(({ gate_id, conflict }) => [gate_id, conflict])).toEqual([
        [one.gate, false],
        [two.gate, true],
      ])
      expect(new Set(conflict?.scans.map(({ at }) => at)).size).toBe(2)
    }
    expect(await conflictsOf(outsider.staff)).toEqual([])
  })

  it('stays a conflict after one of the scans was undone', async () => {
    const { code } = await aParty(shop, tour)
    await sendOffline(one, { code, people: 2 })
    const { counter } = await sendOffline(two, { code, people: 2 })
    const undoes = { device_id: two.enrolment.device_id, counter }
    expect(await sendOffline(two, { act: 'undo', undoes })).toMatchObject({
      verdict: 'admitted',
      conflict: false,
      admitted: 2,
    })
    const [conflict] = await conflictsOf(chief)
    expect(conflict).toMatchObject({ admitted: 2 })
    expect(conflict?.scans.map(({ undone }) => undone)).toEqual([false, true, false])
  })

  it('is a conflict also where the second device admitted more people than were left, or a canceled booking', async () => {
    const party = await aParty(shop, tour, { people: 3 })
    await one.ask({ code: party.code, people: 2 })
    expect(await sendOffline(two, { code: party.code, people: 2 })).toMatchObject({ judged: 'tooMany', conflict: true })
    const canceled = await aParty(shop, tour, { status: 'cancelled' })
    expect(await sendOffline(two, { code: canceled.code })).toMatchObject({ judged: 'cancelled', conflict: true })
    const nobody = await sendOffline(two, { code: 'forged and let in' })
    expect(nobody).toMatchObject({ judged: 'forged', conflict: true, reservation_number: '', admitted: 1 })
    expect((await conflictsOf(two.staff)).map(({ reservation_number }) => reservation_number)).toEqual([
      '',
      canceled.number,
      party.number,
    ])
  })

  it('is no conflict where a device refused it, whatever the server knows', async () => {
    const { code } = await aParty(shop, tour)
    expect(await sendOffline(one, { code, told: 'early' })).toMatchObject({
      verdict: 'early',
      judged: 'admitted',
      conflict: false,
    })
    expect(await conflictsOf(chief)).toEqual([])
  })
})

describe('a scan that was sent live, and logged by the device without a response (product §4)', () => {
  const counter = 5
  const ask = (code: string, people = 2) => one.line({ code, people, counter })
  const offline = (code: string, change: Partial<Scan> = {}) =>
    one.line({ code, people: 2, counter, told: 'admitted', ...change })

  it('admits the people once', async () => {
    const party = await aParty(shop, tour)
    const { data } = await one.send([ask(party.code)])
    expect(data.results).toMatchObject([{ verdict: 'admitted', admitted: 2 }])
    const after = await one.send([offline(party.code)])
    expect(after.data.results).toMatchObject([{ verdict: 'admitted', conflict: false, admitted: 2, earlier: [] }])
    expect((await partyNow(party)).party.admitted).toBe(2)
  })

  it('is a conflict where the server refused it and the device admitted them', async () => {
    const party = await aParty(shop, tour)
    await two.ask({ code: party.code, people: 2 })
    expect((await one.send([ask(party.code)])).data.results).toMatchObject([{ verdict: 'used' }])
    expect((await one.send([offline(party.code)])).data.results).toMatchObject([
      { verdict: 'admitted', judged: 'used', conflict: true, admitted: 4 },
    ])
  })

  it('admits nobody where the server admitted it and the device refused them', async () => {
    const party = await aParty(shop, tour)
    await one.send([ask(party.code)])
    expect((await one.send([offline(party.code, { told: 'cancelled' })])).data.results).toMatchObject([
      { verdict: 'cancelled', conflict: false, admitted: 0 },
    ])
    expect((await partyNow(party)).party.admitted).toBe(0)
  })

  it('gets the logged result where the live request arrives late', async () => {
    const party = await aParty(shop, tour)
    await one.send([offline(party.code)])
    const late = await one.send([ask(party.code)])
    expect(late.data.results).toMatchObject([{ verdict: 'admitted', conflict: false, admitted: 2 }])
    expect((await partyNow(party)).scans).toHaveLength(1)
  })

  it('gives the same result with both in one call', async () => {
    const party = await aParty(shop, tour)
    const { data } = await one.send([offline(party.code), ask(party.code)])
    expect(data.results).toMatchObject([
      { verdict: 'admitted', admitted: 2 },
      { verdict: 'admitted', admitted: 2 },
    ])
    expect((await partyNow(party)).party.admitted).toBe(2)
  })

  it('stays undone where a supervisor undid it before the device sent its log', async () => {
    const party = await aParty(shop, tour)
    await one.send([ask(party.code)])
    const desk = await aDevice(shop, tour, { staff: chief, gate: one.gate })
    await desk.ask({ act: 'undo', undoes: { device_id: one.enrolment.device_id, counter } })
    await one.send([offline(party.code)])
    const { party: now, scans } = await partyNow(party)
    expect(now.admitted).toBe(0)
    expect(scans.map(({ admits }) => admits)).toEqual([2, -2, 0])
  })
})

/** One act of a device, and `how` it reaches the server. */
interface Act {
  device: 0 | 1
  act: 'admit' | 'undo'
  people: number
  /**
   * Online; online, then confirmed offline; offline only; offline first, with the online request arriving late; online, then
   * decided differently offline.
   */
  how: 'asked' | 'both' | 'offline' | 'late' | 'refused'
  repeats: number
}

const anAct: fc.Arbitrary<Act> = fc.record({
  device: fc.constantFrom(0 as const, 1 as const),
  act: fc.constantFrom('admit' as const, 'admit' as const, 'undo' as const),
  people: fc.integer({ min: 1, max: 3 }),
  how: fc.constantFrom('asked' as const, 'both' as const, 'offline' as const, 'late' as const, 'refused' as const),
  repeats: fc.integer({ min: 0, max: 2 }),
})

/** The calls for an act, in order. */
function callsOf(device: TestDevice, { act, people, how, repeats }: Act, code: string, counter: number): Scan[] {
  const undoes = act === 'undo' ? { device_id: device.enrolment.device_id, counter: Math.max(counter - 1, 1) } : null
  const line = (verdict: Scan['told']) =>
    device.line({ act, people, code: act === 'undo' ? '' : code, undoes, counter, told: verdict })
  const [ask, offline, refuse] = [line(null), line('admitted'), line('used')]
  const calls = {
    asked: [ask],
    both: [ask, offline],
    offline: [offline],
    late: [offline, ask],
    refused: [ask, refuse],
  }[how]
  return [...calls, ...Array.from({ length: repeats }, () => calls).flat()]
}

describe('whatever two devices scan, log, repeat and undo', () => {
  it('nothing is lost or counted twice, and no more people enter than booked unless a conflict is shown', async () => {
    const size = 3
    const plans = fc.array(anAct, { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(plans, async (acts) => {
        const party = await aParty(shop, tour, { people: size })
        const devices = [await aDevice(shop, tour), await aDevice(shop, tour)]
        const counters = [0, 0]
        const answers = new Map<string, unknown>()
        for (const each of acts) {
          const device = devices[each.device] as TestDevice
          const counter = (counters[each.device] ?? 0) + 1
          counters[each.device] = counter
          for (const scan of callsOf(device, each, party.code, counter)) {
            const { status, data, refusal } = await device.send([scan])
            expect(status, refusal?.code).toBe(200)
            // A repeated line gets the same response; an online request after the device's verdict gets that verdict.
            const line = `${each.device} ${scan.signature}`
            expect(answers.get(line) ?? data.results[0]).toEqual(data.results[0])
            answers.set(line, data.results[0])
          }
        }
        const { party: now, scans } = await partyNow(party)
        const lines = new Set(scans.map((scan) => `${scan.device_id} ${scan.counter} ${scan.offline}`))
        expect(lines.size).toBe(scans.length)
        expect(scans.reduce((sum, { admits }) => sum + admits, 0)).toBe(now.admitted)
        expect(now.admitted).toBeGreaterThanOrEqual(0)
        if (now.admitted > size) expect(scans.some(({ conflict }) => conflict)).toBe(true)
        // The log has the last word for each counter: the device's verdict, otherwise the request.
        for (const [at, device] of devices.entries()) {
          const logged = new Set(
            scans.flatMap((scan) => (scan.device_id === device.enrolment.device_id ? scan.counter : [])),
          )
          const admissions = acts
            .filter((each) => each.device === at)
            .map(({ act }, place) => [act, place + 1] as const)
          for (const [act, counter] of admissions) if (act === 'admit') expect(logged).toContain(counter)
        }
        // A scan admits all of its people or none.
        for (const { device_id, counter } of scans.filter(({ act }) => act === 'admit')) {
          const own = scans.filter(
            (scan) =>
              (scan.device_id === device_id && scan.counter === counter) ||
              (scan.undoes?.device_id === device_id && scan.undoes.counter === counter),
          )
          const people = own.reduce((sum, { admits }) => sum + admits, 0)
          const last = own.findLast(({ act }) => act === 'admit')
          const isBack = own.some(({ act, verdict }) => act === 'undo' && verdict === 'admitted')
          expect(people).toBe(isBack || last?.verdict !== 'admitted' ? 0 : last.people)
        }
        const { data } = await shop.call(checkIn.tours, { ...atSite, query: en }, { token: chief.token })
        const gates = devices.map(({ gate }) => gate)
        const counted = data.counts.filter(({ gate_id }) => gates.includes(gate_id))
        expect(counted.reduce((sum, { admitted }) => sum + admitted, 0)).toBe(now.admitted)
        expect(counted.reduce((sum, { conflicts }) => sum + conflicts, 0)).toBe(
          scans.filter(({ conflict }) => conflict).length,
        )
      }),
      { numRuns: 60, seed: 20261122 },
    )
  })
})
