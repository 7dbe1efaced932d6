import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkIn } from '#contract/check-in'
import { gatesSetup, mostGates, type SetupTour } from '#contract/gates-setup'
import { account, auditEvent } from '#server/modules/accounts/accounts.table'
import { product } from '#server/modules/catalog/catalog.table'
import { gate } from '#server/modules/check-in/check-in.table'
import { aMember, anAccount, anOperator, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { aDevice, aDeviceKey, aGate, aParty, aStaff, atSite } from '#tests/support/gates'
import { aGuestTour } from '#tests/support/guests'
import { aShop, type Shop } from '#tests/support/orders'
import { countQueries } from '#tests/support/queries'

const en = { lang: 'en' } as const
const named = (name: string, id: string | null = null) => ({ id, name: { en: name, ko: `${name} 입구` } })

let shop: Shop
let operator: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
  tour = await aGuestTour(shop)
})

const as = (person = operator) => ({ token: person.token })
const list = async () => (await shop.call(gatesSetup.list, {}, as())).data
const ours = async () => (await list()).items.find(({ id }) => id === tour.id) as SetupTour
/** Each act has its own time, by which the audit log is read. */
const later = () => shop.deps.clock.advance({ seconds: 1 })
const save = (base: string, gates: ReturnType<typeof named>[], person = operator, tour_id = tour.id) => {
  later()
  return shop.call(gatesSetup.save, { params: { productId: tour_id }, body: { base, gates } }, as(person))
}
const assign = (id: string, { id: person }: Person, by = operator) => {
  later()
  return shop.call(gatesSetup.assign, { params: { id, person } }, as(by))
}
const unassign = (id: string, { id: person }: Person, by = operator) => {
  later()
  return shop.call(gatesSetup.unassign, { params: { id, person } }, as(by))
}
const gatesFor = async ({ token }: Person) =>
  (await shop.call(checkIn.tours, { ...atSite, query: en }, { token })).data.tours.flatMap(({ gates }) =>
    gates.map(({ name }) => name),
  )
const enrol = ({ token }: Person, gate_id: string) => {
  const { public_key } = aDeviceKey()
  const body = { gate_id, name: 'Phone', public_key }
  return shop.call(checkIn.enrol, { ...atSite, query: en, body }, { token })
}
const outcome = ({ status, refusal }: { status: number; refusal?: { code: string } }) => [status, refusal?.code]
const acts = async () => {
  const events = await shop.deps.db.select().from(auditEvent).orderBy(auditEvent.at)
  return events.map(({ act, subject, actor_id, detail }) => ({ act, subject, actor_id, detail }))
}

/** The tour with two gates set at the desk. */
async function twoGates(): Promise<[string, string]> {
  const { data } = await save((await ours()).version, [named('North'), named('South')])
  const [north = '', south = ''] = data.gates.map(({ id }) => id)
  return [north, south]
}

describe('the gates of a tour', () => {
  it('are added, renamed, ordered and removed, each time in the audit log', async () => {
    const empty = await ours()
    expect(empty).toMatchObject({ site: 'apec', status: 'open', gates: [] })
    const [north, south] = await twoGates()
    const first = await ours()
    expect(first.gates).toEqual([
      { ...named('North', north), used: false, staff: [] },
      { ...named('South', south), used: false, staff: [] },
    ])
    const again = await save(first.version, [named('Pier', south), named('North', north), named('West')])
    expect(again.data.gates.map(({ name }) => name.en)).toEqual(['Pier', 'North', 'West'])
    expect(again.data.gates.map(({ id }) => id).slice(0, 2)).toEqual([south, north])
    const less = await save(again.data.version, [named('North', north)])
    expect(less.data.gates.map(({ id }) => id)).toEqual([north])
    // The same gates once more are no act.
    expect((await save(less.data.version, [named('North', north)])).data).toEqual(less.data)
    expect((await acts()).map(({ detail }) => detail)).toEqual([
      { before: [], after: ['North · North 입구', 'South · South 입구'] },
      {
        before: ['North · North 입구', 'South · South 입구'],
        after: ['Pier · Pier 입구', 'North · North 입구', 'West · West 입구'],
      },
      { before: ['Pier · Pier 입구', 'North · North 입구', 'West · West 입구'], after: ['North · North 입구'] },
    ])
    expect((await acts())[0]).toMatchObject({ act: 'gate.setup', subject: tour.id, actor_id: operator.id })
  })

  it('are not overwritten by somebody who has not seen the newest', async () => {
    const { version } = await ours()
    await twoGates()
    expect(outcome(await save(version, [named('West')]))).toEqual([409, 'desk.changed'])
    expect((await ours()).gates.map(({ name }) => name.en)).toEqual(['North', 'South'])
  })

  it('are set once by operators who save at the same time', async () => {
    const { version } = await ours()
    const answers = await Promise.all(['East', 'West', 'North'].map((name) => save(version, [named(name)])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await ours()).gates).toHaveLength(1)
  })

  it('stay if a device was enrolled there or staff is assigned, and can still be renamed', async () => {
    const [north, south] = await twoGates()
    const person = await aStaff(shop)
    await assign(north, person)
    const device = await aDevice(shop, tour, { staff: person, gate: north })
    const { version, gates } = await ours()
    expect(gates.map(({ used }) => used)).toEqual([true, false])
    const refused = await save(version, [named('South', south)])
    expect(refused).toMatchObject({ status: 409, refusal: { code: 'gate.gateKept' } })
    expect(refused.refusal.message).toContain('North')
    const renamed = await save(version, [named('Pier', north), named('South', south)])
    expect(renamed.data.gates[0]?.name.en).toBe('Pier')

    await unassign(north, person)
    expect(outcome(await save(renamed.data.version, [named('South', south)]))).toEqual([409, 'gate.gateKept'])
    await assign(south, person)
    expect(outcome(await save(renamed.data.version, [named('Pier', north)]))).toEqual([409, 'gate.gateKept'])
    await unassign(south, person)
    expect((await save(renamed.data.version, [named('Pier', north)])).status).toBe(200)
    expect(device.gate).toBe(north)
  })

  it('a device that is enrolled while its gate is removed has it, or is refused', async () => {
    const [north, south] = await twoGates()
    const supervisor = await aStaff(shop, 'supervisor')
    const { version } = await ours()
    const [enrolled, saved] = await Promise.all([enrol(supervisor, north), save(version, [named('South', south)])])
    const outcomes = [outcome(enrolled), outcome(saved)]
    expect([
      [
        [200, undefined],
        [409, 'gate.gateKept'],
      ],
      [
        [404, 'gate.gateUnknown'],
        [200, undefined],
      ],
    ]).toContainEqual(outcomes)
  })

  it('are those of the tour only, each once, with a name in both languages', async () => {
    const [north] = await twoGates()
    const other = await aGate(shop, await aGuestTour(shop))
    const { version } = await ours()
    for (const gates of [
      [named('North', north), named('Other', other)],
      [named('North', north), named('Again', north)],
      [{ id: north, name: { en: 'North', ko: ' ' } }],
      Array.from({ length: mostGates + 1 }, (_, at) => named(`Gate ${at}`)),
    ])
      expect((await save(version, gates)).status).toBe(400)
    expect((await ours()).version).toBe(version)
    const rows = await shop.deps.db.select().from(gate).where(eq(gate.id, other))
    expect(rows).toHaveLength(1)
  })

  it('are set at tours of sites with gates only, drafts too; a tour off sale is listed if it has gates', async () => {
    const elsewhere = await aProduct(shop.deps)
    expect(outcome(await save('', [named('North')], operator, elsewhere.id))).toEqual([404, 'general.notFound'])
    const setStatus = (status: 'draft' | 'closed') =>
      shop.deps.db.update(product).set({ status }).where(eq(product.id, tour.id))
    await setStatus('draft')
    expect((await list()).items.map(({ id }) => id)).toEqual([tour.id])
    await setStatus('closed')
    expect((await list()).items).toEqual([])
    await aGate(shop, tour)
    expect((await list()).items.map(({ status }) => status)).toEqual(['closed'])
  })

  it('are listed with the same number of queries for any number of tours, gates and staff', async () => {
    await aGate(shop, tour, await aStaff(shop))
    const few = await countQueries(list)
    for (let at = 0; at < 3; at += 1) await aGate(shop, await aGuestTour(shop), await aStaff(shop))
    const many = await countQueries(list)
    expect(many.result.items).toHaveLength(4)
    expect(many.queries).toBe(few.queries)
  })
})

describe('the staff of a gate', () => {
  it('work there at once when assigned, and no longer when taken off; both are in the audit log', async () => {
    const [north, south] = await twoGates()
    const person = await aStaff(shop)
    expect(await gatesFor(person)).toEqual([])
    expect(outcome(await enrol(person, north))).toEqual([403, 'gate.notAssigned'])
    const { data } = await assign(north, person)
    expect(data.gates.map(({ staff }) => staff.map(({ id, works }) => [id, works]))).toEqual([[[person.id, true]], []])
    expect(await gatesFor(person)).toEqual(['North'])
    expect((await enrol(person, north)).status).toBe(200)
    expect(outcome(await enrol(person, south))).toEqual([403, 'gate.notAssigned'])

    expect((await unassign(north, person)).data.gates[0]?.staff).toEqual([])
    expect(await gatesFor(person)).toEqual([])
    expect(outcome(await enrol(person, north))).toEqual([403, 'gate.notAssigned'])
    const detail = { name: 'North · North 입구', account: person.id }
    expect((await acts()).slice(1)).toEqual([
      { act: 'gate.assign', subject: tour.id, actor_id: operator.id, detail },
      { act: 'gate.unassign', subject: tour.id, actor_id: operator.id, detail: { ...detail, device: ['Phone'] } },
    ])
  })

  it('who are taken off scan nothing live with their device there; other devices go on', async () => {
    const [north, south] = await twoGates()
    const [person, other] = [await aStaff(shop), await aStaff(shop)]
    for (const each of [person, other]) await assign(north, each)
    await assign(south, person)
    const device = await aDevice(shop, tour, { staff: person, gate: north })
    const elsewhere = await aDevice(shop, tour, { staff: person, gate: south })
    const others = await aDevice(shop, tour, { staff: other, gate: north })
    const { code } = await aParty(shop, tour, { people: 3 })
    await unassign(north, person)
    expect(outcome(await device.send([device.line({ code })]))).toEqual([403, 'gate.notAssigned'])
    // The shift is over also for those who still work there; what was scanned offline is accepted.
    expect(outcome(await device.send([device.line({ code })], other))).toEqual([403, 'gate.shiftOver'])
    const offline = device.line({ code, told: 'admitted' })
    expect((await device.send([offline])).data.results).toMatchObject([{ verdict: 'admitted' }])
    for (const each of [elsewhere, others]) expect(await each.ask({ code })).toMatchObject({ verdict: 'admitted' })
  })

  it('who are supervisors keep their shift, because they work at all gates', async () => {
    const [north] = await twoGates()
    const person = await anAccount(shop.deps, { area: 'admin', role: 'gate-staff' })
    await shop.deps.db
      .update(account)
      .set({ roles: ['gate-staff', 'supervisor'] })
      .where(eq(account.id, person.id))
    await assign(north, person)
    const device = await aDevice(shop, tour, { staff: person, gate: north })
    const { code } = await aParty(shop, tour)
    expect((await unassign(north, person)).status).toBe(200)
    expect(await device.ask({ code })).toMatchObject({ verdict: 'admitted' })
  })

  it('a device that is enrolled while its person is taken off is ended, or was refused', async () => {
    const [north] = await twoGates()
    const person = await aStaff(shop)
    await assign(north, person)
    const [enrolled] = await Promise.all([enrol(person, north), unassign(north, person)])
    const detail = (await acts()).at(-1)?.detail
    expect(detail).toMatchObject(enrolled.status === 200 ? { device: ['Phone'] } : { device: [] })
  })

  it('are assigned and taken off once: the second operator is told', async () => {
    const [north] = await twoGates()
    const person = await aStaff(shop)
    const both = await Promise.all([assign(north, person), assign(north, person)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const again = await Promise.all([unassign(north, person), unassign(north, person)])
    expect(again.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await acts()).map(({ act }) => act)).toEqual(['gate.setup', 'gate.assign', 'gate.unassign'])
  })

  it('have the role: others cannot be assigned, and who lost it is marked', async () => {
    const [north] = await twoGates()
    const person = await aStaff(shop)
    await assign(north, person)
    const outsiders = [operator, await aStaff(shop, 'supervisor'), await aMember(shop.deps)]
    for (const each of outsiders) expect(outcome(await assign(north, each))).toEqual([409, 'desk.changed'])
    expect((await list()).people.map(({ id }) => id)).toEqual([person.id])
    await shop.deps.db.update(account).set({ roles: [] }).where(eq(account.id, person.id))
    expect((await list()).people).toEqual([])
    expect((await ours()).gates[0]?.staff).toMatchObject([{ id: person.id, works: false }])
    expect((await unassign(north, person)).status).toBe(200)
    expect(outcome(await assign('00000000-0000-4000-8000-000000000000', person))).toEqual([404, 'gate.gateUnknown'])
  })
})

it('only operators set gates and staff', async () => {
  const [north] = await twoGates()
  const person = await aStaff(shop)
  const { version } = await ours()
  for (const other of [person, await aStaff(shop, 'supervisor')]) {
    const answers = [
      await shop.call(gatesSetup.list, {}, as(other)),
      await save(version, [], other),
      await assign(north, person, other),
      await unassign(north, person, other),
    ]
    expect(answers.map(outcome)).toEqual(answers.map(() => [403, 'general.forbidden']))
  }
  const member = await aMember(shop.deps)
  expect((await shop.call(gatesSetup.list, {}, as(member))).status).toBe(401)
})
