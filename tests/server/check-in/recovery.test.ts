import { asc } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Scan, ScanResult } from '#contract/check-in-scan'
import { dayInSeoul } from '#contract/days'
import { checkInScan } from '#server/modules/check-in/check-in.table'
import { testApi } from '#tests/support/api'
import { testClock } from '#tests/support/clock'
import { ownDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { aDevice, aParty, type TestDevice, type TestParty } from '#tests/support/gates'
import { aGuestTour } from '#tests/support/guests'
import { aMortal } from '#tests/support/mortal'
import { scratchFolder, startProduct } from '#tests/support/product'
import { buildWhenChanged } from '../../../scripts/build-product'

beforeAll(buildWhenChanged, 180_000)

const gates = 8
const parties = 60

test('a server killed in the middle of a rush loses no line and stores none twice, however often it is sent again', async () => {
  const database = await ownDatabase()
  // The killed server uses this machine's clock.
  const clock = testClock(new Date())
  const deps = await testDeps(database, { clock })
  const shop = { deps, ...testApi(deps) }
  const tour = await aGuestTour(shop)
  const now = { date: dayInSeoul(clock.now()), start_time: seoulTime(clock.now()) }
  const people: TestParty[] = []
  for (let at = 0; at < parties; at++) people.push(await aParty(shop, tour, now))
  const devices: TestDevice[] = []
  for (let at = 0; at < gates; at++) devices.push(await aDevice(shop, tour))
  const DATA_DIR = await scratchFolder()
  const key = (fill: number) => `test:${Buffer.alloc(32, fill).toString('base64')}`
  const settings = {
    DATABASE_URL: database.url,
    PASSPORT_KEYS: key(7),
    TICKET_KEYS: key(9),
    RATE_LIMITS: 'off',
    DATA_DIR,
  }
  const server = await aMortal(() => startProduct(settings))

  const answered: { device: TestDevice; scan: Scan; result: ScanResult }[] = []
  let killed: Promise<void> | undefined
  const rush = devices.map(async (device, gate) => {
    // Half of them online, half with an offline verdict; three lines per call.
    const lines = people.map(({ code }, at) =>
      device.line({ code, people: 2, told: (at + gate) % 2 === 0 ? null : 'used' }),
    )
    for (let at = 0; at < lines.length; at += 3) {
      const scans = lines.slice(at, at + 3)
      const results = await server.deliver(device, scans)
      for (const [place, result] of results.entries()) answered.push({ device, scan: scans[place] as Scan, result })
      if (answered.length > (gates * parties) / 2) killed ??= server.kill()
    }
  })
  await Promise.all(rush)
  await killed
  expect(killed).toBeDefined()

  const logged = await deps.db.select().from(checkInScan).orderBy(asc(checkInScan.seq))
  expect(logged).toHaveLength(gates * parties)
  for (const { number } of people) {
    const own = logged.filter(({ reservation_number }) => reservation_number === number)
    const online = own.filter(({ live }) => live)
    expect(own).toHaveLength(gates)
    expect(online.filter(({ verdict }) => verdict === 'admitted')).toHaveLength(1)
    expect(own.reduce((sum, { admits }) => sum + admits, 0)).toBe(2)
  }
  for (const { device, scan, result } of answered.filter((_, at) => at % 20 === 0)) {
    expect(await server.deliver(device, [scan])).toEqual([result])
  }
})

/** The time of day in Seoul: gates admit a departure at this minute now. */
function seoulTime(at: Date): string {
  return at.toLocaleTimeString('sv-SE', { timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit' })
}
