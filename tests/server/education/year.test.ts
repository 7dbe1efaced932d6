import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { educationYear as contract } from '#contract/education/year'
import { fillDefaults } from '#server/db/defaults'
import { figuresOf, fillYears } from '#server/modules/education/year.defaults'
import { educationYear } from '#server/modules/education/year.table'
import { StartProblem } from '#server/problem'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'

let deps: TestDeps
let api: TestApi

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
})

const current = () => api.call(contract.current, {})
const aYear = (year: number, opens: string, closes: string) =>
  deps.db.insert(educationYear).values({ year, figures: { ...figuresOf(year), opens, closes }, budget_won: 1_000_000 })

describe('the years of the program (product §3, §9)', () => {
  test('are those of the present year and the next, and stay unchanged when the product restarts', async () => {
    await fillDefaults(deps)
    await deps.db.update(educationYear).set({ budget_won: 7 }).where(eq(educationYear.year, 2027))
    await fillDefaults(deps)
    const rows = await deps.db.select().from(educationYear).orderBy(educationYear.year)
    expect(rows.map(({ year, budget_won }) => [year, budget_won])).toEqual([
      [2027, 7],
      [2028, 300_000_000],
    ])
  })

  test('with unusable settings prevent the start, with an explanation', async () => {
    const figures = { ...figuresOf(2027), tiers: [] }
    await deps.db.insert(educationYear).values({ year: 2027, figures, budget_won: 1 })
    await expect(fillYears(deps)).rejects.toThrow(StartProblem)
    await expect(fillYears(deps)).rejects.toThrow(/2027.*tiers/)
  })

  test('are returned as the one that is open, by Seoul days', async () => {
    await aYear(2027, '2027-01-01', '2027-03-02')
    await aYear(2028, '2027-03-03', '2027-12-31')
    deps.clock.set(new Date('2027-03-02T14:59:59.999Z'))
    expect((await current()).data).toMatchObject({ year: 2027, is_open: true, today: '2027-03-02', committed_won: 0 })
    deps.clock.set(new Date('2027-03-02T15:00:00Z'))
    expect((await current()).data).toMatchObject({ year: 2028, is_open: true, today: '2027-03-03' })
  })

  test('are otherwise the one that opens next, else the last', async () => {
    await aYear(2026, '2026-01-01', '2026-12-31')
    expect((await current()).data).toMatchObject({ year: 2026, is_open: false })
    await aYear(2028, '2027-11-01', '2028-12-31')
    expect((await current()).data).toMatchObject({ year: 2028, is_open: false })
  })

  test('are not found where there are none', async () => {
    expect((await current()).status).toBe(404)
  })

  test.each([
    ['committed above the budget', { committed_won: 1_000_001 }, 'education_year_budget'],
    ['paid above what was committed', { committed_won: 5, paid_won: 6 }, 'education_year_committed'],
    ['paid below nothing', { paid_won: -1 }, 'education_year_paid'],
  ])('refuse in the database itself what is %s', async (_, change, constraint) => {
    await aYear(2027, '2027-01-01', '2027-12-31')
    await expect(deps.db.update(educationYear).set(change).where(sql`true`)).rejects.toMatchObject({
      cause: { constraint },
    })
  })
})
