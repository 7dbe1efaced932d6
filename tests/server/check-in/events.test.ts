import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { eq, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { GateEvent } from '#contract/check-in'
import { dayInSeoul } from '#contract/days'
import type { BookingStatus } from '#contract/order'
import { createApp } from '#server/app'
import { type Connection, connect, transaction } from '#server/db/connect'
import { type Notices, openNotices } from '#server/db/notices'
import type { Env } from '#server/http/env'
import { noLimits } from '#server/http/limits'
import { drain } from '#server/http/listen'
import { account } from '#server/modules/accounts/accounts.table'
import { revokeTokens } from '#server/modules/accounts/session.service'
import { booking } from '#server/modules/booking/booking.table'
import { changeStatus } from '#server/modules/booking/states.service'
import { checkInScan, gateRevocation } from '#server/modules/check-in/check-in.table'
import { followEvents } from '#server/modules/check-in/events.service'
import { lockLog } from '#server/modules/check-in/scan.service'
import { testApi } from '#tests/support/api'
import { ownDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import type { Person, TestProduct } from '#tests/support/factories'
import { aDevice, aParty, aStaff, type TestDevice, type TestParty } from '#tests/support/gates'
import { aGuestTour } from '#tests/support/guests'
import type { Shop } from '#tests/support/orders'
import { type Reader, readStream } from '#tests/support/streams'

/** Heartbeat interval of streams in this test, in milliseconds. */
const beat = 20

let shop: Shop
let tour: TestProduct
let device: TestDevice
/** Another server process on the same database. */
let other: Hono<Env>
/** The other server's database connection. */
let elsewhere: Connection

const serverOn = (deps: Shop['deps']) => createApp(deps, { limits: noLimits, readiness: { ready: true }, beat })

beforeEach(async () => {
  const database = await ownDatabase()
  const deps = await testDeps(database)
  onTestFinished(() => deps.notices.end())
  shop = { deps, ...testApi(deps) }
  shop.app = serverOn(deps)
  elsewhere = connect(database.url)
  const notices = openNotices(elsewhere.pool)
  onTestFinished(async () => {
    notices.end()
    await elsewhere.close()
  })
  other = serverOn({ ...deps, db: elsewhere.db, notices })
  tour = await aGuestTour(shop)
  device = await aDevice(shop, tour)
})

const pathOf = (after?: number) =>
  `/api/v1/sites/apec/gate-events?lang=en&day=${dayInSeoul(shop.deps.clock.now())}${after === undefined ? '' : `&after=${after}`}`
const open = async (
  { token }: Person,
  { app = shop.app, after, last }: { app?: Hono<Env>; after?: number; last?: string } = {},
): Promise<Reader<GateEvent>> => {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Accept-Encoding': 'gzip',
    ...(last && { 'Last-Event-ID': last }),
  }
  const response = await app.request(pathOf(after), { headers })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch('text/event-stream')
  expect(response.headers.get('content-encoding')).toBeNull()
  const reader = readStream<GateEvent>(response)
  onTestFinished(() => reader.leave())
  return reader
}
const becomes = async ({ id }: TestParty, to: BookingStatus) => {
  const [row] = await shop.deps.db.select().from(booking).where(eq(booking.id, id))
  if (row) await changeStatus(shop.deps.db, [row], to, { actor: 'system', at: shop.deps.clock.now(), reason: 'test' })
}

describe('live events (product §4)', () => {
  it('report each scan with its gate’s counts to every device, whichever server received it', async () => {
    const [one, two] = [await open(device.staff, { after: 0 }), await open(device.staff, { app: other, after: 0 })]
    const party = await aParty(shop, tour)
    await device.ask({ code: party.code, people: 2 })
    await device.ask({ code: party.code, people: 1 })
    for (const reader of [one, two]) {
      const [first, second] = [await reader.next(), await reader.next()]
      expect(first.event).toMatchObject({
        type: 'scan',
        scan: { reservation_number: party.number, verdict: 'admitted', admits: 2, device_name: 'Tablet' },
        count: { gate_id: device.gate, admitted: 2, refused: 0 },
      })
      expect(second.event).toMatchObject({ scan: { verdict: 'used' }, count: { admitted: 2, refused: 1 } })
      expect(Number(second.id)).toBeGreaterThan(Number(first.id))
    }
  })

  it('without a position start with new events, with the counts of the whole day', async () => {
    const [past, next] = [await aParty(shop, tour), await aParty(shop, tour)]
    await device.ask({ code: past.code, people: 2 })
    const reader = await open(device.staff)
    // Repeated until the stream follows: earlier requests are not among the coming events.
    let isHeard = false
    const first = reader.next().finally(() => {
      isHeard = true
    })
    while (!isHeard) await device.ask({ code: next.code, people: 1 })
    const { event } = await first
    expect(event).toMatchObject({ type: 'scan', scan: { reservation_number: next.number } })
    expect(event.type === 'scan' && event.count.admitted).toBeGreaterThanOrEqual(3)
  })

  it('resume after a pause at their position, with nothing lost and nothing sent twice', async () => {
    const parties: TestParty[] = []
    for (let at = 0; at < 6; at++) parties.push(await aParty(shop, tour))
    const before = await open(device.staff, { after: 0 })
    for (const { code } of parties.slice(0, 2)) await device.ask({ code })
    await before.next()
    const { id } = await before.next()
    await before.leave()
    for (const { code } of parties.slice(2, 4)) await device.ask({ code })
    const after = await open(device.staff, { app: other, last: id })
    const seen = [await after.next(), await after.next()]
    for (const { code } of parties.slice(4)) await device.ask({ code })
    seen.push(await after.next(), await after.next())
    expect(seen.map(({ event }) => event.type === 'scan' && event.scan.reservation_number)).toEqual(
      parties.slice(2).map(({ number }) => number),
    )
    expect(seen.map(({ event }) => event.type === 'scan' && event.count.admitted)).toEqual([3, 4, 5, 6])
  })

  it('report every scan in log order, however many gates on two servers scan in parallel', async () => {
    const devices: TestDevice[] = []
    const second = { deps: shop.deps, call: testApi({ ...shop.deps, db: elsewhere.db }).call }
    for (let at = 0; at < 6; at++) devices.push(await aDevice(at % 2 === 0 ? shop : second, tour))
    const { code } = await aParty(shop, tour)
    const reader = await open(await aStaff(shop, 'supervisor'), { app: other, after: 0 })
    const scans = devices.flatMap((each) => Array.from({ length: 15 }, () => ({ each, scan: each.line({ code }) })))
    await Promise.all(scans.map(({ each, scan }) => each.send([scan])))
    const logged = await shop.deps.db.select({ seq: checkInScan.seq }).from(checkInScan).orderBy(checkInScan.seq)
    const seen: string[] = []
    while (seen.length < logged.length) seen.push((await reader.next()).id)
    expect(seen).toEqual(logged.map(({ seq }) => String(seq)))
    expect(seen).toHaveLength(scans.length)
  })

  it('are numbered in the order in which they become readable: two writers never add to a day in parallel', async () => {
    const { code } = await aParty(shop, tour)
    let commit = () => {}
    const held = new Promise<void>((resolve) => (commit = resolve))
    let isLocked = () => {}
    const locked = new Promise<void>((resolve) => (isLocked = resolve))
    const first = transaction(elsewhere.db, async (tx) => {
      await lockLog(tx, { site: 'apec', day: device.enrolment.day })
      isLocked()
      await held
    })
    await locked
    const waits = async () => {
      const { rows } = await shop.deps.db.execute(sql`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`)
      return rows.length > 0
    }
    let isDone = false
    const scan = device.ask({ code }).finally(() => {
      isDone = true
    })
    while (!isDone && !(await waits()));
    expect(isDone).toBe(false)
    commit()
    await first
    expect((await scan).verdict).toBe('admitted')
  })

  it('start with what arrived while the day’s position was being read', async () => {
    const party = await aParty(shop, tour)
    let isHeard = false
    const notices: Notices = {
      ...shop.deps.notices,
      listen: (channel, listener) =>
        shop.deps.notices.listen(channel, (payload) => {
          listener(payload)
          isHeard ||= payload !== null
        }),
    }
    let unlock = () => {}
    const held = new Promise<void>((resolve) => (unlock = resolve))
    let isLocked = () => {}
    const locked = new Promise<void>((resolve) => (isLocked = resolve))
    const holder = transaction(elsewhere.db, async (tx) => {
      await tx.execute(sql`lock table ${gateRevocation} in access exclusive mode`)
      isLocked()
      await held
    })
    await locked
    const leaving = new AbortController()
    const context = { ...shop.deps, notices, signal: leaving.signal, header: () => undefined }
    const where = { day: dayInSeoul(shop.deps.clock.now()), lang: 'en', after: 0 } as const
    const events = followEvents(context, { id: device.staff.id, roles: ['gate-staff'] }, 'apec', where)
    const first = events.next()
    const isReading = async () => {
      const { rows } = await shop.deps.db.execute(sql`select from pg_locks where locktype = 'relation' and not granted
        and database = (select oid from pg_database where datname = current_database())`)
      return rows.length > 0
    }
    while (!(await isReading()));
    await device.ask({ code: party.code })
    while (!isHeard) await new Promise((again) => setImmediate(again))
    unlock()
    await holder
    expect((await first).value).toMatchObject({ type: 'scan', scan: { reservation_number: party.number } })
    leaving.abort()
    await events.return(undefined)
  })

  it('report codes that become invalid, and those that are valid again', async () => {
    const party = await aParty(shop, tour)
    const canceled = await aParty(shop, tour)
    await becomes(canceled, 'cancel_requested')
    const reader = await open(device.staff, { after: 0 })
    expect((await reader.next()).event).toMatchObject({ type: 'revoked', reservation_number: canceled.number })
    await becomes(party, 'cancel_requested')
    expect((await reader.next()).event).toMatchObject({
      type: 'revoked',
      tour_id: tour.id,
      reservation_number: party.number,
    })
    await becomes(party, 'confirmed')
    expect((await reader.next()).event).toMatchObject({ type: 'restored', reservation_number: party.number })
    await becomes(party, 'cancelled')
    expect((await reader.next()).event).toMatchObject({ type: 'revoked', reservation_number: party.number })
    const again = await open(device.staff, { app: other, after: 0 })
    const events = [await again.next(), await again.next(), await again.next(), await again.next()]
    expect(events.map(({ event }) => event.type)).toEqual(['revoked', 'revoked', 'restored', 'revoked'])
  })

  it('are limited to the caller’s tours, and to conflicts at the caller’s gates', async () => {
    const next = await aDevice(shop, await aGuestTour(shop))
    const party = await aParty(shop, tour)
    const reader = await open(device.staff, { after: 0 })
    await next.ask({ code: 'not ours' })
    await device.ask({ code: party.code, people: 2 })
    await next.send([next.line({ code: party.code, people: 2, told: 'admitted' })])
    expect((await reader.next()).event).toMatchObject({ scan: { gate_id: device.gate } })
    expect((await reader.next()).event).toMatchObject({ scan: { gate_id: next.gate, conflict: true } })
    const chief = await open(await aStaff(shop, 'supervisor'), { after: 0 })
    expect((await chief.next()).event).toMatchObject({ scan: { gate_id: next.gate, verdict: 'forged' } })
  })

  it('resume by themselves after the listening connection was lost', async () => {
    const reader = await open(device.staff, { after: 0 })
    const [one, two] = [await aParty(shop, tour), await aParty(shop, tour)]
    await device.ask({ code: one.code })
    await reader.next()
    const { rowCount } = await shop.deps.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'naru notices' and datname = current_database()`,
    )
    expect(rowCount).toBe(1)
    await device.ask({ code: two.code })
    expect((await reader.next()).event).toMatchObject({ scan: { reservation_number: two.number } })
  })
})

describe('a stream ends', () => {
  it('with the session, at the next heartbeat', async () => {
    const reader = await open(device.staff, { after: 0 })
    await revokeTokens(shop.deps.db, device.staff.id)
    await reader.ended()
  })

  it('with the role', async () => {
    const reader = await open(device.staff, { after: 0 })
    await shop.deps.db
      .update(account)
      .set({ roles: ['reviewer'] })
      .where(eq(account.id, device.staff.id))
    await reader.ended()
  })

  it('when the server stops, without delaying it', async () => {
    const server = createServer(getRequestListener(shop.app.fetch))
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const response = await fetch(origin + pathOf(0), { headers: { Authorization: `Bearer ${device.staff.token}` } })
    const reader = readStream<GateEvent>(response)
    const party = await aParty(shop, tour)
    await device.ask({ code: party.code })
    await reader.next()
    shop.deps.notices.end()
    await Promise.all([drain(server), reader.ended()])
  })

  it('when the second channel cannot be subscribed: the first has no subscription left either', async () => {
    const listening = new Set<string>()
    const notices: Notices = {
      ...shop.deps.notices,
      listen: async (channel) => {
        if (listening.size > 0) throw new Error('The connection that listens has ended')
        listening.add(channel)
        return () => listening.delete(channel)
      },
    }
    const { signal } = new AbortController()
    const context = { ...shop.deps, notices, signal, header: () => undefined }
    const events = followEvents(context, { id: '', roles: [] }, 'apec', {
      day: dayInSeoul(shop.deps.clock.now()),
      lang: 'en',
    })
    await expect(events.next()).rejects.toThrow('has ended')
    await expect.poll(() => listening.size).toBe(0)
  })

  it('when the reader disconnects, and its subscription is removed', async () => {
    const server = createServer(getRequestListener(shop.app.fetch))
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    onTestFinished(() => void server.close())
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const leaving = new AbortController()
    const headers = { Authorization: `Bearer ${device.staff.token}` }
    const response = await fetch(origin + pathOf(0), { headers, signal: leaving.signal })
    const party = await aParty(shop, tour)
    await device.ask({ code: party.code })
    await readStream<GateEvent>(response).next()
    leaving.abort()
    const listening = async () =>
      (
        await shop.deps.db.execute(
          sql`select from pg_stat_activity where application_name = 'naru notices' and datname = current_database()`,
        )
      ).rows.length
    while ((await listening()) > 0) await new Promise((again) => setTimeout(again, 20))
  })
})
