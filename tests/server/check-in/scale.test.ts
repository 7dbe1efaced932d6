import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkIn } from '#contract/check-in'
import { addDays, dayInSeoul } from '#contract/days'
import { booking } from '#server/modules/booking/booking.table'
import { generateDay, generateScans } from '#server/modules/check-in/check-in.generator'
import { listManifests, showManifest } from '#server/modules/desk/manifest.service'
import { quoteParty } from '#server/modules/desk/party.service'
import { matchDeposits } from '#server/modules/desk/statement.service'
import { testApi } from '#tests/support/api'
import { ownDatabase, type TestDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { aDevice, atSite, type TestDevice } from '#tests/support/gates'
import { aGuestTour } from '#tests/support/guests'
import type { Shop } from '#tests/support/orders'
import { tablesReadWhole } from '#tests/support/plans'
import { countQueries } from '#tests/support/queries'

const parties = 3_600
const travelers = 9_000
const en = { lang: 'en' } as const

let database: TestDatabase
let shop: Shop
let device: TestDevice
let today: string
let tourId: string
let bookingId: string

beforeAll(async () => {
  database = await ownDatabase({ statementTimeout: 60_000 })
  const deps = await testDeps(database)
  shop = { deps, ...testApi(deps) }
  today = dayInSeoul(deps.clock.now())
  const made = await aGuestTour(shop)
  tourId = made.id
  const tour = { id: made.id, option_id: made.optionId, start_times: ['12:30', '13:00', '13:30', '14:00'] }
  // The day is one of many: reading a whole table touches far more than the day.
  device = await aDevice(shop, tour)
  for (let days = 0; days < 8; days++) {
    const day = addDays(today, days)
    await generateDay(deps.db, { tour, day, parties })
    const { enrolment } = await aDevice(shop, tour, { staff: device.staff, gate: device.gate })
    await generateScans(deps.db, { tour, day, gate_id: device.gate, device_id: enrolment.device_id })
  }
  const isPaid = and(eq(booking.date, addDays(today, 3)), eq(booking.status, 'confirmed'))
  const [row] = await deps.db.select({ id: booking.id }).from(booking).where(isPaid).limit(1)
  bookingId = row?.id ?? 'none'
})

const token = () => ({ token: device.staff.token })
const ask = {
  'the first page': () =>
    shop.call(checkIn.parties, { ...atSite, query: { ...en, day: today, per_page: 50 } }, token()),
  'the last page': () =>
    shop.call(checkIn.parties, { ...atSite, query: { ...en, day: today, per_page: 50, page: parties / 50 } }, token()),
  'a departure': () =>
    shop.call(
      checkIn.parties,
      { ...atSite, query: { ...en, day: today, tour_id: tourId, start_time: '13:00' } },
      token(),
    ),
  'who is not in yet': () =>
    shop.call(checkIn.parties, { ...atSite, query: { ...en, day: today, state: 'waiting' } }, token()),
  'a name': () => shop.call(checkIn.parties, { ...atSite, query: { ...en, day: today, q: 'Okafor' } }, token()),
  'a Korean name': () => shop.call(checkIn.parties, { ...atSite, query: { ...en, day: today, q: '하늘' } }, token()),
  'a number': () => shop.call(checkIn.parties, { ...atSite, query: { ...en, day: today, q: '00000ABC' } }, token()),
  'the tours with their counts': () => shop.call(checkIn.tours, { ...atSite, query: en }, token()),
  'the state of the day': () =>
    shop.call(checkIn.day, { params: { id: device.enrolment.device_id }, query: en }, token()),
  'the latest scans': () => shop.call(checkIn.scans, { ...atSite, query: { ...en, day: today } }, token()),
  'the conflicts': () => shop.call(checkIn.conflicts, { ...atSite, query: { ...en, day: today } }, token()),
  'a scan': () =>
    device.send([device.line({ reservation_number: numberOf(1), people: 1 })]) as Promise<{ status: number }>,
} satisfies Record<string, () => Promise<{ status: number }>>

/** The generated reservation of the day, counted from 1. */
const numberOf = (at: number) =>
  `NR${today.slice(2).replaceAll('-', '')}-${at.toString(16).toUpperCase().padStart(10, '0')}-01`

describe(`a day of ${travelers} travelers, seven more like it beside it`, () => {
  it('is complete', async () => {
    const { data } = await ask['the first page']()
    expect(data.total).toBe(parties)
    const { tours, counts } = (await ask['the tours with their counts']()).data
    expect(tours).toMatchObject([{ expected: travelers }])
    expect(counts[0]?.admitted).toBeGreaterThan(travelers / 3)
    expect((await ask['the state of the day']()).data.entered).toHaveLength(parties / 2)
    expect((await ask['the last page']()).data.items).toHaveLength(50)
    expect((await ask['a number']()).data.items).toMatchObject([{ reservation_number: numberOf(0xabc) }])
    expect((await ask['a Korean name']()).data.total).toBeGreaterThan(10)
  })

  it.each(Object.entries(ask))('%s reads no table of reservations or scans from end to end', async (_, asking) => {
    const whole = await tablesReadWhole(database, async () => expect((await asking()).status).toBe(200))
    expect(whole.filter((table) => ['booking', 'order', 'booking_line', 'check_in_scan'].includes(table))).toEqual([])
  })

  // The day is one of eight here: for so many reservations, reading all their orders together is acceptable.
  it.each<[string, () => Promise<unknown>, string[]]>([
    ['the departures of a day', () => listManifests(shop.deps.db, { date: today, lang: 'en' }), ['booking']],
    ['the manifest of a day', () => showManifest(shop.deps.db, tourId, { date: today, lang: 'en' }), ['booking']],
    ['a bank statement', () => matchDeposits(shop.deps, '120,000 PARK ROBIN\n90,000 LEE SAM'), ['booking', 'order']],
    ['a changed party', () => quoteParty(shop.deps, bookingId, { lang: 'en' }), ['booking', 'order']],
  ])('%s at the desk is read by an index', async (_, asking, tables) => {
    const whole = await tablesReadWhole(database, async () => expect(await asking()).toBeDefined())
    expect(whole.filter((table) => tables.includes(table))).toEqual([])
  })

  it('a list that reads a table from end to end would be detected', async () => {
    const { db } = shop.deps
    const whole = await tablesReadWhole(database, () =>
      db.execute("select id from booking where meeting_point->>'en' = 'x'"),
    )
    expect(whole).toEqual(['booking'])
  })

  it('a whole log is stored with as many statements as a single scan', async () => {
    const lines = Array.from({ length: 100 }, (_, at) =>
      device.line({ reservation_number: numberOf(2 * at + 3), people: 1 }),
    )
    const one = await countQueries(() => device.send(lines.slice(0, 1)))
    const all = await countQueries(() => device.send(lines.slice(1)))
    expect(all.result.data.results.filter(({ verdict }) => verdict === 'admitted').length).toBeGreaterThan(80)
    expect(all.queries).toBe(one.queries)
  })
})
