import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { passDesk } from '#contract/pass/desk'
import { passGatesToday } from '#server/modules/pass-orders/gates-desk.service'
import { passScan } from '#server/modules/pass-orders/passes.table'
import { cancel, goTo } from '#tests/support/cancellations'
import { ownDatabase, type TestDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { aMember, anAccount, anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { anAffiliate, aPaidPass, aScan, passesOnSale, passStaffAt, scanAt } from '#tests/support/pass'
import { tablesReadWhole } from '#tests/support/plans'
import { countQueries } from '#tests/support/queries'

describe('today’s scans at the affiliates (product §2)', () => {
  let shop: Shop
  let member: Person
  let operator: Person
  const today = async () => (await shop.call(passDesk.gates, {}, operator)).data
  const none = { admitted: 0, refused: [], late: 0, refused_later: 0, staff: 0 }

  beforeEach(async () => {
    shop = await aShop()
    member = await aMember(shop.deps)
    operator = await anOperator(shop)
    await passesOnSale(shop.deps)
  })

  test('are counted by affiliate, result and staff, the latest scan first', async () => {
    const tower = await anAffiliate(shop.deps)
    const museum = await anAffiliate(shop.deps, { name: { en: 'B', ko: '나' } })
    await anAffiliate(shop.deps, { name: { en: 'Not scanned today', ko: '다' } })
    const [both, one] = [await passStaffAt(shop, tower, museum), await passStaffAt(shop, tower)]
    const [own, refunded] = [await aPaidPass(shop, member), await aPaidPass(shop, member)]
    await cancel(shop, member, refunded.booking_id)
    await scanAt(shop, both, museum, aScan(shop, own))
    shop.deps.clock.advance({ minutes: 5 })
    await scanAt(shop, both, tower, aScan(shop, own))
    await scanAt(shop, one, tower, aScan(shop, own))
    await scanAt(shop, one, tower, aScan(shop, own))
    await scanAt(shop, one, tower, aScan(shop, refunded))
    await scanAt(shop, one, tower, aScan(shop, { code: 'no pass' }))
    const refused = [
      { result: 'used_here', scans: 2 },
      { result: 'returned', scans: 1 },
      { result: 'unknown', scans: 1 },
    ]
    expect(await today()).toEqual({
      day: '2027-03-02',
      all: { ...none, admitted: 2, refused, staff: 2 },
      affiliates: [
        {
          ...{ id: tower, name: { en: 'A museum', ko: 'A museum' }, last_scan_at: '2027-03-02T03:05:00.000Z' },
          ...{ ...none, admitted: 1, refused, staff: 2 },
        },
        {
          ...{ id: museum, name: { en: 'B', ko: '나' }, last_scan_at: '2027-03-02T03:00:00.000Z' },
          ...{ ...none, admitted: 1, staff: 1 },
        },
      ],
    })
  })

  test('belong to the Seoul day on which they were made', async () => {
    const affiliate = await anAffiliate(shop.deps, { times_per_pass: 3 })
    const staff = await passStaffAt(shop, affiliate)
    const own = await aPaidPass(shop, member, 'hours_24')
    await goTo(shop, new Date('2027-03-02T14:59:59Z'), staff, operator)
    await scanAt(shop, staff, affiliate, aScan(shop, own))
    expect(await today()).toMatchObject({ day: '2027-03-02', all: { admitted: 1 } })
    await goTo(shop, new Date('2027-03-02T15:00:00Z'), staff, operator)
    expect(await today()).toEqual({ day: '2027-03-03', all: none, affiliates: [] })
    await scanAt(shop, staff, affiliate, aScan(shop, own))
    expect(await today()).toMatchObject({ all: { admitted: 1 }, affiliates: [{ admitted: 1 }] })
    // Sent now, made before midnight: yesterday’s.
    await goTo(shop, new Date('2027-03-02T15:10:00Z'), staff, operator)
    await scanAt(shop, staff, affiliate, aScan(shop, own, { at: '2027-03-02T14:59:59Z' }))
    expect((await today()).all).toEqual({ ...none, admitted: 1, staff: 1 })
  })

  test('are late if they were sent more than two minutes after they were made, and some are then refused', async () => {
    const affiliate = await anAffiliate(shop.deps)
    const staff = await passStaffAt(shop, affiliate)
    const [own, other] = [await aPaidPass(shop, member), await aPaidPass(shop, member)]
    const [alone, again, inTime] = [aScan(shop, own), aScan(shop, own), aScan(shop, other)]
    shop.deps.clock.advance({ minutes: 2 })
    await scanAt(shop, staff, affiliate, inTime)
    shop.deps.clock.advance({ minutes: 0.5 })
    await scanAt(shop, staff, affiliate, alone)
    await scanAt(shop, staff, affiliate, again)
    expect((await today()).all).toEqual({
      ...{ admitted: 2, late: 2, refused_later: 1, staff: 1 },
      refused: [{ result: 'used_here', scans: 1 }],
    })
  })

  test('take the same number of queries for one affiliate and for many', async () => {
    const own = await aPaidPass(shop, member)
    const scanSomewhere = async () => {
      const affiliate = await anAffiliate(shop.deps)
      await scanAt(shop, await passStaffAt(shop, affiliate), affiliate, aScan(shop, own))
    }
    await scanSomewhere()
    await today()
    const few = await countQueries(today)
    for (let at = 0; at < 3; at += 1) await scanSomewhere()
    const many = await countQueries(today)
    expect(many.result.affiliates).toHaveLength(4)
    expect(many.queries).toBe(few.queries)
  })

  test('are for operators, not for door staff of the fair and members', async () => {
    const staff = await anAccount(shop.deps, { area: 'admin', role: 'mice-gate-staff' })
    expect((await shop.call(passDesk.gates, {}, staff)).status).toBe(403)
    expect((await shop.call(passDesk.gates, {}, member)).status).toBe(401)
  })
})

describe('a day of scans among ninety', () => {
  const perDay = 200
  let database: TestDatabase
  let deps: Awaited<ReturnType<typeof testDeps>>
  const wholeOf = (work: () => Promise<unknown>) => tablesReadWhole(database, work)

  beforeAll(async () => {
    database = await ownDatabase({ statementTimeout: 60_000 })
    deps = await testDeps(database)
    const affiliate = await anAffiliate(deps)
    const { id: staff } = await aMember(deps)
    const now = deps.clock.now().toISOString()
    await deps.db.execute(sql`insert into ${passScan} (id, affiliate_id, staff_id, at, received_at, answer, late)
      select gen_random_uuid(), ${affiliate}, ${staff}, made, made, '{"result": "valid"}', false
      from generate_series(0, ${90 * perDay - 1}) n,
        lateral (select ${now}::timestamptz - n % 90 * interval '1 day' as made) times`)
    await database.pool.query('vacuum analyze')
  })

  test('is read by an index', async () => {
    expect((await passGatesToday(deps.db, deps.clock.now())).all.admitted).toBe(perDay)
    expect(await wholeOf(() => passGatesToday(deps.db, deps.clock.now()))).not.toContain('pass_scan')
  })

  test('a query that reads all scans would be detected', async () => {
    expect(await wholeOf(() => deps.db.execute('select id from pass_scan where late'))).toEqual(['pass_scan'])
  })
})
