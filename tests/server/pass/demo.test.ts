import { beforeEach, expect, test } from 'vitest'
import { districtPlaces, districts, kilometers } from '#contract/pass/districts'
import { hoursOn, opennessAt } from '#contract/pass/opening'
import { passStateAt } from '#contract/pass/order'
import { planDays } from '#contract/pass/planner'
import { seedAccounts } from '#server/demo/accounts/accounts.seed'
import { seedPass } from '#server/demo/pass/pass.seed'
import { account } from '#server/modules/accounts/accounts.table'
import { listAffiliates } from '#server/modules/pass/affiliates.service'
import { typesOnSale } from '#server/modules/pass/types.service'
import { passGatesToday } from '#server/modules/pass-orders/gates-desk.service'
import { ownPasses } from '#server/modules/pass-orders/own.service'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { expectInvariants } from '#tests/support/invariants'
import { aPlanWish } from '#tests/support/pass'

let deps: TestDeps

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  await seedAccounts(deps)
  await seedPass(deps)
})

test('the demonstration has sixty sights with real districts and closing days, and passes of which one has begun', async () => {
  const sights = await listAffiliates(deps.db)
  expect(sights.length).toBeGreaterThanOrEqual(60)
  expect(new Set(sights.map(({ name }) => name.en)).size).toBe(sights.length)
  expect(new Set(sights.map(({ district }) => district)).size).toBeGreaterThanOrEqual(20)
  for (const { district, position, schedule, saves_won, regular_won } of sights) {
    // Each is closer to the center of its own district than to most others.
    const nearer = districts.filter(
      (other) =>
        kilometers(position, districtPlaces[other].center) < kilometers(position, districtPlaces[district].center),
    )
    expect([district, nearer.length]).toEqual([district, Math.min(nearer.length, 4)])
    expect(schedule.exceptions.map(({ day }) => day)).toEqual(schedule.exceptions.map(({ day }) => day).toSorted())
    expect(opennessAt(schedule, new Date('2027-03-04T06:00:00Z')).state).not.toBe('closed')
    expect(saves_won.adult).toBeLessThanOrEqual(Math.max(regular_won.adult, 4_500))
  }
  const closed = (name: string, day: string) => {
    const found = sights.find((each) => each.name.en === name)
    if (!found) throw new Error(`${name} is not there`)
    return hoursOn(found.schedule, day) === null
  }
  // 8 March 2027 is a Monday.
  const days = ['2027-03-08', '2027-03-09']
  expect(days.map((day) => closed('Gyeongbokgung Palace', day))).toEqual([false, true])
  expect(days.map((day) => closed('Jongmyo Shrine', day))).toEqual([false, true])
  expect(days.map((day) => closed('Changdeokgung Palace', day))).toEqual([true, false])
  expect(days.map((day) => closed('Seoul Museum of History', day))).toEqual([true, false])

  const member = (await deps.db.select().from(account)).find(({ email }) => email === 'member@naru.test')
  const { items } = await ownPasses(deps, member?.id ?? '')
  expect(items.map((each) => passStateAt(each, deps.clock.now())).toSorted()).toEqual([
    'given',
    'running',
    'unused',
    'unused',
    'unused',
  ])
  expect(items.map(({ gift, received }) => [gift?.state, received?.by]).filter(([a, b]) => a || b)).toHaveLength(2)
  expect(items.find(({ started_at }) => started_at)).toMatchObject({ visits_left: 3, visits: [{}, {}] })

  const { all, affiliates } = await passGatesToday(deps.db, deps.clock.now())
  expect(all).toMatchObject({ admitted: 3, refused: [{ result: 'used_here', scans: 1 }], late: 1, refused_later: 0 })
  expect(affiliates).toHaveLength(3)

  const dear = sights.toSorted((a, b) => b.saves_won.adult - a.saves_won.adult).slice(0, 6)
  const cheap = sights.toSorted((a, b) => a.saves_won.adult - b.saves_won.adult).slice(0, 6)
  const types = await typesOnSale(deps.db)
  const best = (some: typeof sights) =>
    planDays(aPlanWish(deps, { affiliate_ids: some.map(({ id }) => id), days: 2 }), some, types).verdict.adult.best
  expect(best(dear)?.gain_won).toBeGreaterThan(0)
  expect(best(cheap)).toBeNull()
  await expectInvariants(deps.db)
})
