import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkIn } from '#contract/check-in'
import { addDays, dayInSeoul } from '#contract/days'
import { booking, bookingLine } from '#server/modules/booking/booking.table'
import { signTicket } from '#server/ticket'
import { ticketOf } from '#src/kits/check-in/keys'
import { learnDay } from '#src/kits/check-in/sync'
import type { TestProduct } from '#tests/support/factories'
import { anEnrolledTab, aTab, emptyBrowser } from '#tests/support/gate-tabs'
import { aDevice, aParty } from '#tests/support/gates'
import { aGuestTour, anOpenSite } from '#tests/support/guests'
import { failNext, network } from '#tests/support/network'
import type { Shop } from '#tests/support/orders'

let shop: Shop
let tour: TestProduct

beforeEach(async () => {
  await emptyBrowser()
  shop = await anOpenSite()
  tour = await aGuestTour(shop)
})

const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
const online = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
/** Like an older browser. Everything else passes: connections to the database use keys as well. */
function forgetEd25519() {
  const importKey = crypto.subtle.importKey.bind(crypto.subtle) as (...how: unknown[]) => Promise<CryptoKey>
  const unknown = new DOMException('unknown', 'NotSupportedError')
  vi.spyOn(crypto.subtle, 'importKey').mockImplementation((...how: unknown[]) =>
    how[2] === 'Ed25519' ? Promise.reject(unknown) : importKey(...how),
  )
}
const settled = (read: () => unknown, value: unknown) =>
  vi.waitFor(() => expect(read()).toEqual(value), { timeout: 20_000 })

describe('an offline code (product §4)', () => {
  it('is told apart from one signed with another key, an altered one and one of another form', async () => {
    const { gate } = await anEnrolledTab(shop, tour)
    const { code, number } = await aParty(shop, tour)
    const { device } = gate.store.getState()
    const keys = device?.enrolment.ticket_keys ?? []
    const ticket = {
      reservation_number: number,
      product_id: tour.id,
      date: '2027-03-02',
      start_time: '14:00',
      party_size: 2,
    }
    const foreign = signTicket([{ id: 'test', key: Buffer.alloc(32, 8) }], ticket)
    expect(await ticketOf(keys, code)).toMatchObject({ reservation_number: number, party_size: 2 })
    expect(await ticketOf(keys, foreign)).toBeNull()
    expect(await ticketOf([], code)).toBeNull()
    const [form, payload, signature] = code.split('.')
    const more = Buffer.from(
      Buffer.from(payload ?? '', 'base64url')
        .toString()
        .replace(',2,', ',9,'),
    ).toString('base64url')
    expect(await ticketOf(keys, `${form}.${more}.${signature}`)).toBeNull()
    expect(await ticketOf(keys, 'https://naru.test/somewhere')).toBeNull()
  })

  it('is verified by the library where the browser does not support Ed25519', async () => {
    const { gate } = await anEnrolledTab(shop, tour)
    const { code } = await aParty(shop, tour)
    const keys = gate.store.getState().device?.enrolment.ticket_keys ?? []
    forgetEd25519()
    expect(await ticketOf(keys, code)).not.toBeNull()
    expect(await ticketOf(keys, code.replace(/.{4}$/, 'AAAA'))).toBeNull()
  })

  it('is checked against what the device knows: day, hour, tour, admitted people and cancellations', async () => {
    const { gate } = await anEnrolledTab(shop, tour)
    const today = dayInSeoul(shop.deps.clock.now())
    const other = await aGuestTour(shop)
    const parties = {
      admitted: await aParty(shop, tour),
      wrongDay: await aParty(shop, tour, { date: addDays(today, 1) }),
      early: await aParty(shop, tour, { start_time: '20:00' }),
      expired: await aParty(shop, tour, { start_time: '06:00' }),
      wrongTour: await aParty(shop, other),
      cancelled: await aParty(shop, tour, { status: 'cancelled' }),
    }
    const { device } = gate.store.getState()
    if (device) await learnDay(gate.context, device)
    offline()
    const before = network.requests().length
    for (const [verdict, { code }] of Object.entries(parties)) {
      expect(await gate.scan(code, null), verdict).toMatchObject({ verdict, by: 'device' })
    }
    expect(await gate.scan(parties.admitted.code, null)).toMatchObject({ verdict: 'used', admitted: 2 })
    expect(await gate.scan('https://elsewhere.example', null)).toMatchObject({ verdict: 'forged', counter: null })
    expect(network.requests()).toHaveLength(before)
    expect(gate.store.getState().unsent).toBe(7)
  })

  it('is checked against the reservation’s present hour and party, where it was changed after the code was issued', async () => {
    const { gate } = await anEnrolledTab(shop, tour)
    const moved = await aParty(shop, tour, { start_time: '14:00' })
    const smaller = await aParty(shop, tour, { people: 3 })
    const reissued_at = shop.deps.clock.now()
    const change = (id: string, to: object) =>
      shop.deps.db
        .update(booking)
        .set({ reissued_at, ...to })
        .where(eq(booking.id, id))
    await change(moved.id, { start_time: '20:00' })
    await change(smaller.id, {})
    await shop.deps.db.update(bookingLine).set({ quantity: 1 }).where(eq(bookingLine.booking_id, smaller.id))
    const { device } = gate.store.getState()
    if (device) await learnDay(gate.context, device)
    offline()
    expect(await gate.scan(moved.code, null)).toMatchObject({ verdict: 'early', by: 'device' })
    expect(await gate.scan(smaller.code, 3)).toMatchObject({ verdict: 'tooMany', party_size: 1 })
    expect(await gate.scan(smaller.code, null)).toMatchObject({ verdict: 'admitted', people: 1 })
  })

  it('admits a party in parts, and undoes a scan', async () => {
    const { gate } = await anEnrolledTab(shop, tour)
    const { code, number } = await aParty(shop, tour, { people: 3 })
    const device_id = gate.store.getState().device?.device_id ?? ''
    offline()
    expect(await gate.scan(code, 2)).toMatchObject({ verdict: 'admitted', admitted: 2 })
    expect(await gate.scan(code, 2)).toMatchObject({ verdict: 'tooMany', admitted: 2 })
    expect(await gate.scan(code, null)).toMatchObject({ verdict: 'admitted', people: 1, admitted: 3 })
    expect(await gate.undo({ device_id, counter: 1, reservation_number: number, people: 2 })).toBeNull()
    expect(await gate.scan(code, null)).toMatchObject({ verdict: 'admitted', people: 2, admitted: 3 })
    online()
    gate.wake()
    await settled(() => gate.store.getState().unsent, 0)
    const staff = await aDevice(shop, tour)
    const found = await shop.call(
      checkIn.party,
      { params: { site: 'apec', number }, query: { lang: 'en' } },
      { token: staff.staff.token },
    )
    expect(found.data.party.admitted).toBe(3)
    expect(found.data.scans.filter(({ conflict }) => conflict)).toEqual([])
  })
})

describe('the scan log of a device (product §4)', () => {
  it('asks the server first; a scan without a response is decided on the device under the same counter, and admits nobody twice', async () => {
    const { gate } = await anEnrolledTab(shop, tour)
    const [first, second] = [await aParty(shop, tour), await aParty(shop, tour)]
    expect(await gate.scan(first.code, null)).toMatchObject({ verdict: 'admitted', by: 'server' })
    // The server did the work, and its response is lost.
    failNext(checkIn.scan, { lostReply: true })
    expect(await gate.scan(second.code, null)).toMatchObject({ verdict: 'admitted', by: 'device', counter: 2 })
    await settled(() => gate.store.getState().unsent, 0)
    const { staff } = await aDevice(shop, tour)
    const { data } = await shop.call(
      checkIn.party,
      { params: { site: 'apec', number: second.number }, query: { lang: 'en' } },
      { token: staff.token },
    )
    expect(data.party.admitted).toBe(2)
  })

  it('is sent again after a lost response, and is stored once', async () => {
    const { gate } = await anEnrolledTab(shop, tour)
    const { code, number } = await aParty(shop, tour)
    offline()
    await gate.scan(code, null)
    online()
    failNext(checkIn.scan, { lostReply: true })
    gate.wake()
    await settled(() => gate.store.getState().unsent, 0)
    const { staff } = await aDevice(shop, tour)
    const { data } = await shop.call(
      checkIn.party,
      { params: { site: 'apec', number }, query: { lang: 'en' } },
      { token: staff.token },
    )
    expect(data.scans).toHaveLength(1)
    expect(data.party.admitted).toBe(2)
  })

  it('returns a conflict when another gate has admitted the same party', async () => {
    const { gate } = await anEnrolledTab(shop, tour)
    const { code, number } = await aParty(shop, tour)
    offline()
    expect(await gate.scan(code, null)).toMatchObject({ verdict: 'admitted' })
    const there = await aDevice(shop, tour)
    await there.ask({ code, reservation_number: number, people: 2 })
    online()
    gate.wake()
    await settled(() => gate.store.getState().conflicts, 1)
    await settled(() => gate.store.getState().unsent, 0)
  })

  it('survives the tab: unsent lines are sent by the next tab, and its counter continues', async () => {
    const { gate } = await anEnrolledTab(shop, tour)
    const [first, second] = [await aParty(shop, tour), await aParty(shop, tour)]
    offline()
    await gate.scan(first.code, null)
    await gate.close()
    const next = await aTab()
    expect(next.store.getState()).toMatchObject({ phase: 'ready', unsent: 1 })
    expect(await next.scan(second.code, null)).toMatchObject({ counter: 2, verdict: 'admitted' })
    expect(await next.scan(first.code, null)).toMatchObject({ counter: 3, verdict: 'used' })
    online()
    next.wake()
    await settled(() => next.store.getState().unsent, 0)
  })

  it('contains the result that people were shown although the page was closed while they waited', async () => {
    const { gate } = await anEnrolledTab(shop, tour)
    const { code } = await aParty(shop, tour)
    const scanning = gate.scan(code, null)
    await gate.close()
    expect(await scanning).toMatchObject({ verdict: 'admitted', by: 'server', counter: 1 })
    const next = await aTab()
    expect(next.store.getState()).toMatchObject({ phase: 'ready', unsent: 0 })
    expect(await next.scan(code, null)).toMatchObject({ verdict: 'used', counter: 2 })
  })

  it('stores no name, passport or phone number, whatever was scanned and searched', async () => {
    const { gate } = await anEnrolledTab(shop, tour)
    const party = await aParty(shop, tour, { name: 'Ingrid Unusual' })
    await gate.scan(party.code, 1)
    await gate.scanNumber(party.number, 1)
    await settled(() => gate.store.getState().dayAt !== null, true)
    const { db } = gate.context
    const stores = await Promise.all([...db.objectStoreNames].map((name) => db.getAll(name)))
    expect(stores.flat().length).toBeGreaterThan(3)
    expect(JSON.stringify(stores)).toContain(party.number)
    expect(JSON.stringify(stores)).not.toMatch(/Ingrid|Unusual|Gate Person|passport|contact|phone"/i)
  })

  it('ends with the shift: unsent lines stay, and the next device sends them', async () => {
    const { gate, id } = await anEnrolledTab(shop, tour)
    const { code } = await aParty(shop, tour)
    offline()
    await gate.scan(code, null)
    await gate.leave()
    expect(gate.store.getState()).toMatchObject({ phase: 'none', unsent: 1 })
    online()
    await gate.enrol('apec', { gate_id: id, name: 'The next' })
    await settled(() => gate.store.getState().unsent, 0)
    // The data of a past device is deleted once it was sent.
    await vi.waitFor(async () => expect(await gate.context.db.count('devices')).toBe(1), { timeout: 20_000 })
  })
})

describe('two tabs on one device', () => {
  /** Browsers have Web Locks, but a component test's does not. */
  function giveLocks() {
    let last: Promise<unknown> = Promise.resolve()
    const request = (_: string, work: () => Promise<unknown>) => {
      const turn = last.then(work, work)
      last = turn.catch(() => {})
      return turn
    }
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  }
  const takeLocks = () => Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined })

  async function bothAppend() {
    const { gate } = await anEnrolledTab(shop, tour)
    const { device } = gate.store.getState()
    if (!device) throw new Error('no device')
    const tabs: typeof import('#src/kits/check-in/log').append[] = []
    for (const _ of [1, 2]) {
      vi.resetModules()
      tabs.push((await import('#src/kits/check-in/log')).append)
    }
    const draft = {
      at: new Date().toISOString(),
      act: 'admit' as const,
      code: '',
      reservation_number: '',
      people: 1,
      undoes: null,
    }
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => tabs[at % 2]?.(gate.context.db, device, draft)),
    )
    const counters = (await gate.context.db.getAllKeys('log')).map(([, counter]) => counter)
    return { refused: results.filter(({ status }) => status === 'rejected').length, counters }
  }

  it('never use the same counter', async () => {
    giveLocks()
    const { refused, counters } = await bothAppend()
    expect(refused).toBe(0)
    expect(counters).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
    takeLocks()
  })

  it('would without a lock, if the second line were not refused', async () => {
    takeLocks()
    const { refused, counters } = await bothAppend()
    expect(refused).toBeGreaterThan(0)
    expect(new Set(counters).size).toBe(counters.length)
  })
})
