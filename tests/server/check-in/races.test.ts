import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Scan, ScanResult } from '#contract/check-in-scan'
import { type Connection, connect } from '#server/db/connect'
import { checkInScan } from '#server/modules/check-in/check-in.table'
import { findBookings, type LockBookings } from '#server/modules/check-in/scan.rows'
import { takeScans } from '#server/modules/check-in/scan.service'
import { testApi } from '#tests/support/api'
import { shuffled } from '#tests/support/crowd'
import { ownDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import type { TestProduct } from '#tests/support/factories'
import { aDevice, aParty, type TestDevice, type TestParty } from '#tests/support/gates'
import { aGuestTour } from '#tests/support/guests'
import type { Shop } from '#tests/support/orders'

const patience = 180_000
const codes = 30
const gates = 10

let shop: Shop
let tour: TestProduct
let devices: TestDevice[]
let parties: TestParty[]

/** Another server's database connection. */
let elsewhere: Connection

beforeAll(async () => {
  const database = await ownDatabase()
  const deps = await testDeps(database)
  shop = { deps, ...testApi(deps) }
  elsewhere = connect(database.url)
  tour = await aGuestTour(shop)
  devices = []
  for (let at = 0; at < gates; at++) devices.push(await aDevice(shop, tour))
}, patience)

afterAll(() => elsewhere.close())

async function newParties() {
  parties = []
  for (let at = 0; at < codes; at++) parties.push(await aParty(shop, tour))
}

/** Every device requests admission of every party concurrently. */
const everybody = () =>
  devices.flatMap((device) => parties.map(({ code }) => ({ device, scan: device.line({ code, people: 2 }) })))

/** People admitted according to the log, by reservation. */
async function inside(): Promise<Map<string, number>> {
  const rows = await shop.deps.db
    .select({ number: checkInScan.reservation_number, people: sql<number>`sum(${checkInScan.admits})::int` })
    .from(checkInScan)
    .groupBy(checkInScan.reservation_number)
  return new Map(rows.map(({ number, people }) => [number, people]))
}

/** The app on a real socket of this machine. */
async function listening(fetch: Shop['app']['fetch']): Promise<string> {
  const server = createServer(getRequestListener(fetch))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', 1024, ready))
  onTestFinished(() => new Promise<void>((closed) => void server.close(() => closed())))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const request = (origin: string, { enrolment, staff }: TestDevice, scan: Scan) =>
  fetch(`${origin}/api/v1/gate-devices/${enrolment.device_id}/scans?lang=en`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${staff.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ scans: [scan] }),
  })

describe(`${gates} gates scan the same ${codes} parties in parallel, on two servers`, () => {
  it.each([1, 2])(
    'and each party is admitted once (seed %i)',
    async (seed) => {
      await newParties()
      const origins = [
        await listening(shop.app.fetch),
        await listening(testApi({ ...shop.deps, db: elsewhere.db }).app.fetch),
      ]
      const results = await Promise.all(
        shuffled(everybody(), seed).map(async ({ device, scan }, at) => {
          const response = await request(origins[at % 2] ?? '', device, scan)
          expect(response.status).toBe(200)
          return ((await response.json()) as { data: { results: ScanResult[] } }).data.results[0] as ScanResult
        }),
      )
      for (const { number } of parties) {
        const own = results.filter(({ reservation_number }) => reservation_number === number)
        expect(own.map(({ verdict }) => verdict).toSorted()).toEqual(['admitted', ...Array(gates - 1).fill('used')])
        expect((await inside()).get(number)).toBe(2)
      }
    },
    patience,
  )

  it(
    'and whole logs with the same parties in another order do not deadlock',
    async () => {
      await newParties()
      const logs = devices.map((device, seed) => ({
        device,
        scans: shuffled(parties, seed + 1).map(({ code }) => device.line({ code, people: 2 })),
      }))
      const answers = await Promise.all(logs.map(({ device, scans }) => device.send(scans)))
      expect(answers.map(({ status }) => status)).toEqual(logs.map(() => 200))
      const admitted = answers.flatMap(({ data }) => data.results.filter(({ verdict }) => verdict === 'admitted'))
      expect(admitted.map(({ reservation_number }) => reservation_number).toSorted()).toEqual(
        parties.map(({ number }) => number).toSorted(),
      )
    },
    patience,
  )

  it('a line that is sent many times in parallel is in the log once', async () => {
    await newParties()
    const [device, party] = [devices[0] as TestDevice, parties[0] as TestParty]
    const scan = device.line({ code: party.code, people: 1 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => device.send([scan])))
    for (const { data } of answers) expect(data).toEqual(answers[0]?.data)
    expect((await inside()).get(party.number)).toBe(1)
  })
})

describe('the control: with the lock off', () => {
  it(
    'the same race admits parties twice, so the lock decides the race',
    async () => {
      await newParties()
      const first = parties[0] as TestParty
      const naive: LockBookings = (...looked) => findBookings(...looked)
      const waiting = async () => {
        const { rows } = await elsewhere.db.execute(
          sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rows.length
      }
      let both: Promise<unknown> | undefined
      // Neither writes before both have read, which the lock is there to prevent.
      await shop.deps.db.transaction(async (tx) => {
        await tx.execute(sql`lock table ${checkInScan} in exclusive mode`)
        both = Promise.all(
          devices.slice(0, 2).map((device, server) => {
            const scans = [device.line({ code: first.code, people: 2 })]
            const staff = { id: device.staff.id, roles: ['gate-staff' as const] }
            const deps = server === 0 ? shop.deps : { ...shop.deps, db: elsewhere.db }
            return takeScans(deps, staff, 'en', { id: device.enrolment.device_id, scans }, naive)
          }),
        )
        await expect.poll(waiting).toBe(2)
      })
      await both
      expect((await inside()).get(first.number)).toBe(4)
    },
    patience,
  )
})
