import { beforeAll, describe, expect, test } from 'vitest'
import { countedRows } from '#contract/desk-list'
import { application } from '#contract/education/application'
import { applicationSorts, reviewList } from '#contract/education/review-list'
import { educationStatistics } from '#contract/education/statistics'
import type { CallInput } from '#contract/endpoint'
import { endTrips } from '#server/modules/education/trip-over.service'
import { fillYears } from '#server/modules/education/year.defaults'
import { type TestApi, testApi } from '#tests/support/api'
import { ownDatabase, type TestDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { anApplicant, as, insertApplications } from '#tests/support/education'
import { anAccount, type Person } from '#tests/support/factories'
import { statementsOf, tablesReadWhole } from '#tests/support/plans'

const total = 10_000
let database: TestDatabase
let deps: TestDeps
let api: TestApi
let who: Person
let reviewer: Person

beforeAll(async () => {
  database = await ownDatabase({ statementTimeout: 60_000 })
  deps = await testDeps(database)
  api = testApi(deps)
  await fillYears(deps)
  const people = await Promise.all(Array.from({ length: 200 }, () => anApplicant(deps)))
  who = people[0] as Person
  reviewer = await anAccount(deps, { area: 'admin', role: 'reviewer' })
  await insertApplications(
    deps,
    people.map(({ id }) => id),
    total,
  )
  await database.pool.query('vacuum analyze')
})

const own = async (page = 1) => (await api.call(application.list, { query: { page, per_page: 10 } }, as(who))).data
const desk = async (query: CallInput<typeof reviewList.list>['query']) =>
  (await api.call(reviewList.list, { query: { per_page: 10, ...query } }, as(reviewer))).data

describe(`${total} applications of 200 schools`, () => {
  test('are complete', async () => {
    expect((await own()).total).toBe(total / 200)
    expect((await desk({})).total).toEqual({ count: countedRows, more: true })
    expect((await desk({ status: 'submitted', exact: '1' })).total).toEqual({ count: total / 10, more: false })
  })

  test.each<readonly [string, () => Promise<unknown>]>([
    ['the applicant’s own', () => own()],
    ['the last page of the applicant’s own', () => own(5)],
    [
      'one application',
      async () => {
        const [row] = (await own()).items
        return api.call(application.detail, { params: { id: row?.id ?? '' } }, as(who))
      },
    ],
    ['the figures of the desk’s first page', () => api.call(educationStatistics.ofYear, {}, as(reviewer))],
    ['the desk’s list', () => desk({})],
    ...applicationSorts.map((sort): [string, () => Promise<unknown>] => [
      `the desk’s second page by ${sort}`,
      async () => desk({ sort, cursor: (await desk({ sort })).next ?? '' }),
    ]),
    ['those of a status, longest in it first', () => desk({ status: 'submitted', sort: 'status_at' })],
    ['those with some words', () => desk({ q: 'teacher77' })],
    ['those of a country', () => desk({ country: 'DE' })],
    ['those of a year', () => desk({ year: 2027 })],
    ['those that arrive in a month', () => desk({ arrival: '2027-03' })],
    ['those that have waited long', () => desk({ waiting: 45 })],
    ['those that are late', () => desk({ late: '1' })],
    ['those of an assignee', () => desk({ assigned: 'me' })],
    ['those of one account', () => desk({ account: who.id })],
    ['the choices of the filters', () => api.call(reviewList.choices, {}, as(reviewer))],
    // Last, because it writes: the planner avoids a search index with unmerged entries.
    ['those whose trip has ended', () => endTrips(deps)],
  ])('%s are found without reading the table of applications or its sections from end to end', async (_, work) => {
    const whole = await tablesReadWhole(database, work)
    expect(whole.filter((table) => /^education_(application|section)$/.test(table))).toEqual([])
  })

  const countsOf = async (query: Parameters<typeof desk>[0]) => {
    const counts = (await statementsOf(() => desk(query))).filter(({ text }) => text.includes('count(*)'))
    const plans = await Promise.all(
      counts.map(async ({ text, values }) =>
        JSON.stringify((await database.pool.query({ text: `explain ${text}`, values })).rows),
      ),
    )
    return plans
  }

  test('late ones of a status are counted by the rule of that status alone', async () => {
    const [plan, ...others] = await countsOf({ late: '1' })
    expect(others).toEqual([])
    expect(plan).toContain('Index Only Scan using education_application_status')
    expect(plan).not.toContain('BitmapOr')
  })

  test.each([{}, { country: 'DE' }])(
    'many (%o) are counted by status in one plan, from the index alone',
    async (query) => {
      const [plan = '', ...others] = await countsOf(query)
      expect(others).toEqual([])
      expect(plan.match(/ on education_application/g)).toHaveLength(1)
      expect(plan).toContain('Index Only Scan')
    },
  )

  test('a query that reads it from end to end would be detected', async () => {
    const whole = await tablesReadWhole(database, () =>
      deps.db.execute("select id from education_application where organization = 'x'"),
    )
    expect(whole).toEqual(['education_application'])
  })
})
