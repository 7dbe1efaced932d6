import { beforeEach, expect, it } from 'vitest'
import { checkIn } from '#contract/check-in'
import { desk } from '#contract/desk'
import { gatesDesk } from '#contract/gates-desk'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { checkInScan } from '#server/modules/check-in/check-in.table'
import { aMember, anOperator, type Person, type TestProduct } from '#tests/support/factories'
import { aDevice, aParty, atSite } from '#tests/support/gates'
import { aGuestTour } from '#tests/support/guests'
import { aShop, type Shop } from '#tests/support/orders'
import { countQueries } from '#tests/support/queries'

let shop: Shop
let operator: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
  tour = await aGuestTour(shop)
})

const as = () => ({ token: operator.token })
const today = async () => (await shop.call(gatesDesk.today, { query: { lang: 'en' } }, as())).data
const revoke = (id: string) => shop.call(gatesDesk.revoke, { params: { id } }, as())

/** A party is admitted twice, the second time wrongly. */
async function aConflict() {
  const device = await aDevice(shop, tour)
  const { code, number } = await aParty(shop, tour)
  await device.send([1, 2].map(() => device.line({ code, people: 2, told: 'admitted' })))
  return { device, number }
}

it('operators see today’s gates of a site with counts, conflicts and devices', async () => {
  expect((await today()).sites).toEqual([])
  const { device, number } = await aConflict()
  const { sites, devices } = await today()
  expect(sites).toMatchObject([
    {
      site: 'apec',
      tours: [{ id: tour.id, expected: 2, gates: [{ id: device.gate }] }],
      counts: [{ gate_id: device.gate, admitted: 4, conflicts: 1 }],
      conflicts: [{ reservation_number: number, party_size: 2, admitted: 4 }],
      conflicts_total: 1,
    },
  ])
  expect(devices).toMatchObject([
    { id: device.enrolment.device_id, site: 'apec', staff_name: 'Gate Person', scans: 2, ended_at: null },
  ])
  expect(devices[0]?.last_scan_at).toBe(shop.deps.clock.now().toISOString())
  const { data } = await shop.call(desk.today, {}, as())
  expect(data.waiting.find(({ kind }) => kind === 'gate')?.count).toBe(1)
})

it('gates send the same number of queries for any number of gates, devices and conflicts', async () => {
  await aConflict()
  const few = await countQueries(today)
  for (let at = 0; at < 3; at += 1) await aConflict()
  const many = await countQueries(today)
  expect(many.result.devices).toHaveLength(4)
  expect(many.queries).toBe(few.queries)
})

it('names the last event of the day, so that live events continue without a gap', async () => {
  await aConflict()
  const scans = await shop.deps.db.select({ seq: checkInScan.seq }).from(checkInScan)
  expect((await today()).sites[0]?.seq).toBe(Math.max(...scans.map(({ seq }) => seq)))
})

it('operators end a device’s shift, once and logged: it scans nothing live, and its log is still accepted', async () => {
  const { device } = await aConflict()
  const { code } = await aParty(shop, tour)
  const id = device.enrolment.device_id
  expect((await revoke(id)).status).toBe(200)
  expect((await revoke(id)).refusal.code).toBe('desk.changed')
  expect((await today()).devices[0]?.ended_at).toBe(shop.deps.clock.now().toISOString())
  expect((await device.send([device.line({ code, people: 2 })])).refusal.code).toBe('gate.shiftOver')
  const events = await shop.deps.db.select().from(auditEvent)
  expect(events.map(({ act, subject, actor_id, detail }) => [act, subject, actor_id, detail])).toEqual([
    ['gate.revoke', id, operator.id, { device: 'Tablet' }],
  ])
  expect((await revoke('00000000-0000-4000-8000-000000000000')).refusal.code).toBe('gate.deviceUnknown')
})

it('operators enroll no device and scan nothing, members follow no gate', async () => {
  const answer = await shop.call(checkIn.tours, { ...atSite, query: { lang: 'en' } }, as())
  expect(answer.status).toBe(403)
  const { token } = await aMember(shop.deps)
  expect((await shop.call(gatesDesk.today, { query: { lang: 'en' } }, { token })).status).toBe(401)
})
