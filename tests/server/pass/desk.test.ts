import { beforeEach, describe, expect, test } from 'vitest'
import { passAffiliates } from '#contract/pass/affiliate'
import { passDesk } from '#contract/pass/desk'
import { passGate } from '#contract/pass/gate'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { cancel, goTo } from '#tests/support/cancellations'
import { aMember, anAccount, anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import {
  anAffiliate,
  aPaidPass,
  aScan,
  ownPasses,
  paidPasses,
  passesOnSale,
  passStaffAt,
  scanAt,
} from '#tests/support/pass'

let shop: Shop
let member: Person
let operator: Person
const use = async (month?: string) => (await shop.call(passDesk.use, { query: month ? { month } : {} }, operator)).data
const find = async (q?: string) => (await shop.call(passDesk.passes, { query: q ? { q } : {} }, operator)).data
const extend = (id: string, until: string) =>
  shop.call(passDesk.extend, { params: { id }, body: { until, reason: 'Ill for a week' } }, operator)
const acts = async () => (await shop.deps.db.select().from(auditEvent)).map(({ act }) => act)

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps, { email: 'maya@people.test', name: 'Maya Lind' })
  operator = await anOperator(shop)
  await passesOnSale(shop.deps)
})

describe('use and settlement (product §6)', () => {
  test('visits are counted by Seoul day, hour and affiliate, and sums by person', async () => {
    const [tower, museum] = [
      await anAffiliate(shop.deps),
      await anAffiliate(shop.deps, { name: { en: 'B', ko: '나' } }),
    ]
    const staff = await passStaffAt(shop, tower, museum)
    const [adult, child] = await paidPasses(shop, member, { adults: 1, children: 1 })
    if (!adult || !child) throw new Error('two passes were bought')
    for (const each of [adult, child]) await scanAt(shop, staff, tower, aScan(shop, each))
    // 23:30 in Seoul is still the same day, half an hour later is the next one.
    await goTo(shop, new Date('2027-03-02T14:30:00Z'), staff)
    await scanAt(shop, staff, museum, aScan(shop, adult))
    await goTo(shop, new Date('2027-03-31T15:00:00Z'), staff, operator)
    expect(await use('2027-03')).toEqual({
      ...{ month: '2027-03', sold: 2, sold_won: 40_000, visits: 3, saved_won: 25_000 },
      days: [{ day: '2027-03-02', visits: 3 }],
      // Hours without visits between the first and the last are there, so that the chart has no gaps.
      hours: [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1].map((visits, nth) => ({ hour: 12 + nth, visits })),
      affiliates: [
        { id: tower, name: { en: 'A museum', ko: 'A museum' }, adults: 1, children: 1, visits: 2, saved_won: 15_000 },
        { id: museum, name: { en: 'B', ko: '나' }, adults: 1, children: 0, visits: 1, saved_won: 10_000 },
      ],
    })
    expect(await use()).toMatchObject({ month: '2027-04', sold: 0, visits: 0, affiliates: [] })
  })

  test('days without visits between the first and the last are counted as empty', async () => {
    const [tower, museum] = [await anAffiliate(shop.deps), await anAffiliate(shop.deps)]
    const staff = await passStaffAt(shop, tower, museum)
    const [own] = await paidPasses(shop, member, { adults: 1, children: 0 })
    if (!own) throw new Error('a pass was bought')
    await scanAt(shop, staff, tower, aScan(shop, own))
    await goTo(shop, new Date('2027-03-05T00:00:00Z'), staff, operator)
    await scanAt(shop, staff, museum, aScan(shop, own))
    expect((await use('2027-03')).days.map(({ visits }) => visits)).toEqual([1, 0, 0, 1])
    expect(await use('2027-02')).toMatchObject({ days: [], hours: [] })
  })

  test('refunded passes do not count as sold', async () => {
    const own = await aPaidPass(shop, member)
    await cancel(shop, member, own.booking_id)
    expect(await use()).toMatchObject({ sold: 0, sold_won: 0 })
  })
})

describe('passes at the desk (product §6)', () => {
  test('are found by number, name and address', async () => {
    const own = await aPaidPass(shop, member)
    await aPaidPass(shop, await aMember(shop.deps, { email: 'other@people.test', name: 'Noa' }))
    expect((await find()).total.count).toBe(2)
    for (const q of [own.number, own.number.toLowerCase(), 'maya@', 'lind'])
      expect((await find(q)).items.map(({ id }) => id)).toEqual([own.id])
    expect((await find('%')).total.count).toBe(0)
  })

  test('an unused pass gets a later last day to begin', async () => {
    const own = await aPaidPass(shop, member)
    expect((await extend(own.id, '2027-08-29')).refusal).toMatchObject({ code: 'pass.notLater', field: 'until' })
    expect((await extend(own.id, '2028-03-02')).refusal).toMatchObject({ code: 'pass.tooFar', field: 'until' })
    expect((await extend(own.id, '2027-10-01')).data.valid_until).toBe('2027-10-01')
    const affiliate = await anAffiliate(shop.deps)
    const staff = await passStaffAt(shop, affiliate)
    await goTo(shop, new Date('2027-10-01T03:00:00Z'), staff, member)
    // The previously printed code is still valid.
    expect((await scanAt(shop, staff, affiliate, aScan(shop, own))).result).toBe('valid')
    expect(await acts()).toContain('pass.extend')
  })

  test('a started pass is extended to the end of a Seoul day, and is valid again', async () => {
    const [one, two] = [await anAffiliate(shop.deps), await anAffiliate(shop.deps)]
    const staff = await passStaffAt(shop, one, two)
    const own = await aPaidPass(shop, member, 'hours_24')
    await scanAt(shop, staff, one, aScan(shop, own))
    await goTo(shop, new Date('2027-03-05T03:00:00Z'), staff, operator, member)
    expect((await scanAt(shop, staff, two, aScan(shop, own))).result).toBe('expired')
    expect((await extend(own.id, '2027-03-04')).refusal.code).toBe('pass.notLater')
    expect((await extend(own.id, '2027-03-05')).data.ends_at).toBe('2027-03-05T15:00:00.000Z')
    expect((await scanAt(shop, staff, two, aScan(shop, own))).result).toBe('valid')
  })

  test('a refunded pass and an unknown one are refused', async () => {
    const own = await aPaidPass(shop, member)
    await cancel(shop, member, own.booking_id)
    expect((await extend(own.id, '2027-10-01')).refusal.code).toBe('pass.returned')
    expect((await extend(crypto.randomUUID(), '2027-10-01')).status).toBe(404)
    expect((await ownPasses(shop, member))[0]?.valid_until).toBe('2027-08-29')
  })
})

describe('affiliates at the desk (product §6)', () => {
  test('a hidden one is on no list and admits nobody, until it is shown again', async () => {
    const id = await anAffiliate(shop.deps)
    const staff = await passStaffAt(shop, id)
    const own = await aPaidPass(shop, member)
    const show = (shown: boolean) => shop.call(passDesk.show, { params: { id }, body: { shown } }, operator)
    expect((await show(false)).data.state).toBe('hidden')
    expect((await shop.call(passAffiliates.list, {})).data.items).toEqual([])
    const body = { scans: [aScan(shop, own)] }
    expect((await shop.call(passGate.scan, { params: { id }, body }, staff)).status).toBe(404)
    expect((await show(true)).data.state).toBe('public')
    expect((await scanAt(shop, staff, id, aScan(shop, own))).result).toBe('valid')
    expect(await acts()).toEqual(expect.arrayContaining(['pass.hide', 'pass.show']))
  })

  test('members scan there from when they are added until they are removed', async () => {
    const id = await anAffiliate(shop.deps)
    const own = await aPaidPass(shop, await aMember(shop.deps))
    const add = (email: string) => shop.call(passDesk.addStaff, { params: { id }, body: { email } }, operator)
    // An account of another area is not a member.
    await anAccount(shop.deps, { area: 'travel', role: 'applicant', email: 'traveler@people.test' })
    for (const email of ['nobody@people.test', 'traveler@people.test'])
      expect((await add(email)).refusal).toMatchObject({ code: 'pass.noMember', field: 'email' })
    await add('maya@people.test')
    expect((await add('MAYA@people.test')).data.staff).toMatchObject([{ id: member.id, name: 'Maya Lind' }])
    expect((await scanAt(shop, member, id, aScan(shop, own))).result).toBe('valid')
    const params = { id, person: member.id }
    expect((await shop.call(passDesk.removeStaff, { params }, operator)).data.staff).toEqual([])
    expect((await shop.call(passDesk.removeStaff, { params }, operator)).status).toBe(404)
    const body = { scans: [aScan(shop, own)] }
    expect((await shop.call(passGate.scan, { params: { id }, body }, member)).status).toBe(404)
  })
})
