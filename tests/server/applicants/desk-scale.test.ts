import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { applicantsDesk } from '#contract/applicants-desk'
import { countedRows } from '#contract/desk-list'
import { type TestApi, testApi } from '#tests/support/api'
import { ownDatabase, type TestDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { as } from '#tests/support/education'
import { anAccount, type Person } from '#tests/support/factories'
import { tablesReadWhole } from '#tests/support/plans'

const total = 10_000
let database: TestDatabase
let api: TestApi
let reviewer: Person

beforeAll(async () => {
  database = await ownDatabase({ statementTimeout: 60_000 })
  const deps = await testDeps(database)
  api = testApi(deps)
  reviewer = await anAccount(deps, { area: 'admin', role: 'reviewer' })
  await deps.db.execute(sql`
    with made as (
      insert into account (area, email, roles, name, created_at)
      select 'travel', 'teacher' || n || '@school.test', array['applicant'], 'Teacher ' || n,
        timestamptz '2027-03-02T03:00:00Z' - n * interval '7 minutes'
      from generate_series(1, ${total}) n returning id, name)
    insert into applicant (account_id, kind, organization, country)
    select id, 'school', 'School of ' || name, 'DE' from made`)
  await database.pool.query('vacuum analyze')
})

const list = async (query: object = {}) => (await api.call(applicantsDesk.list, { query }, as(reviewer))).data

test.each([
  ['words of an organization', { q: 'school of teacher 777' }, 1],
  ['an address', { q: 'teacher4321@' }, 1],
  ['a country without applicants', { country: 'JP' }, 0],
])(`${total} accounts are searched for %s without reading either table from end to end`, async (_, query, found) => {
  let answer: Awaited<ReturnType<typeof list>> | undefined
  const whole = await tablesReadWhole(database, async () => {
    answer = await list(query)
  })
  expect(answer?.items.length).toBeGreaterThanOrEqual(found)
  expect(whole.filter((table) => /^(account|applicant)$/.test(table))).toEqual([])
})

test.each(['created_at', '-created_at', 'organization', '-organization'])(
  `of ${total} accounts each is on one page of those sorted by %s`,
  async (sort) => {
    const first = await list({ sort, per_page: 200 })
    const second = await list({ sort, per_page: 200, cursor: first.next })
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect([new Set(ids).size, first.total]).toEqual([400, { count: countedRows, more: true }])
  },
)
