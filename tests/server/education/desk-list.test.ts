import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ReviewRow, reviewList } from '#contract/education/review-list'
import { educationStaff } from '#contract/education/staff'
import { applicationStatuses } from '#contract/education/status'
import type { CallInput } from '#contract/endpoint'
import { application } from '#server/modules/education/education.table'
import { fillYears } from '#server/modules/education/year.defaults'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { as, insertApplications, peopleOfEducation } from '#tests/support/education'
import { anAccount, type Person } from '#tests/support/factories'

type Query = CallInput<typeof reviewList.list>['query']

let deps: TestDeps
let api: TestApi
let people: { teacher: Person; reviewer: Person; chief: Person }

beforeAll(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
  await fillYears(deps)
  people = await peopleOfEducation(deps)
  await insertApplications(deps, [people.teacher.id], 60)
})

/** Some days pass; the reviewer signs in again. */
async function wait(days: number): Promise<void> {
  deps.clock.advance({ days })
  people.reviewer = await anAccount(deps, { area: 'admin', role: 'reviewer' })
}

const list = async (query: Query = {}) => (await api.call(reviewList.list, { query }, as(people.reviewer))).data
/** Every page of a list, from the first to the last. */
async function pages(query: Query, way: 'next' | 'previous' = 'next', from?: string): Promise<ReviewRow[][]> {
  const answer = await list({ ...query, cursor: from })
  const further = answer[way]
  return [answer.items, ...(further ? await pages(query, way, further) : [])]
}
const idsOf = (found: readonly (readonly ReviewRow[])[]) => found.flat().map(({ id }) => id)

describe('the list of applications, page by page (product §9)', () => {
  test.each([
    'updated_at',
    '-updated_at',
    'status_at',
    'number',
    'organization',
    '-arrival',
    'students',
    '-students',
  ] as const)(
    'sorted by %s has each application once, also among equals, and pages back the same way',
    async (sort) => {
      const found = await pages({ sort, per_page: 7 })
      expect(found.map((page) => page.length)).toEqual([7, 7, 7, 7, 7, 7, 7, 5])
      expect(new Set(idsOf(found)).size).toBe(54)
      const all = await list({ sort, per_page: 200 })
      expect(idsOf(found)).toEqual(all.items.map(({ id }) => id))
      expect([all.next, all.previous, all.total.count]).toEqual([null, null, 54])
      const last = await list({ sort, per_page: 7, cursor: (await list({ sort, per_page: 49 })).next ?? '' })
      const back = await pages({ sort, per_page: 7 }, 'previous', last.previous ?? '')
      expect(idsOf(back.toReversed())).toEqual(idsOf(found).slice(0, 49))
    },
  )

  test('is in the requested order, and reversed with a minus', async () => {
    const students = (await list({ sort: 'students', per_page: 200 })).items.map((row) => row.students)
    expect(students).toEqual(students.toSorted((a, b) => a - b))
    const turned = (await list({ sort: '-students', per_page: 200 })).items.map((row) => row.students)
    expect(turned).toEqual(students.toReversed())
  })

  test('a row that is removed from an earlier page shifts nothing', async () => {
    const first = await list({ sort: 'number', per_page: 5 })
    const second = await list({ sort: 'number', per_page: 5, cursor: first.next ?? '' })
    const isFirst = eq(application.id, first.items[0]?.id ?? '')
    await deps.db.update(application).set({ submitted_at: null }).where(isFirst)
    const again = await list({ sort: 'number', per_page: 5, cursor: first.next ?? '' })
    await deps.db.update(application).set({ submitted_at: deps.clock.now() }).where(isFirst)
    expect([again.items, again.total.count]).toEqual([second.items, 53])
  })

  test.each([
    'x',
    Buffer.from('["after","x","not-an-id"]').toString('base64url'),
    Buffer.from('["after","yesterday","00000000-0000-4000-8000-000000000000"]').toString('base64url'),
    Buffer.from('["after","2027-13-45 99:00:00+00","00000000-0000-4000-8000-000000000000"]').toString('base64url'),
    Buffer.from('["after","2027-02-30 00:00:00+00","00000000-0000-4000-8000-000000000000"]').toString('base64url'),
    Buffer.from('["after","0000-01-01 00:00:00+00","00000000-0000-4000-8000-000000000000"]').toString('base64url'),
    Buffer.from('["after","2027-01-01 00:00:00+23","00000000-0000-4000-8000-000000000000"]').toString('base64url'),
    Buffer.from('{"after":1}').toString('base64url'),
  ])('refuses %s, which is not a cursor', async (cursor) => {
    const { status, refusal } = await api.call(reviewList.list, { query: { cursor } }, as(people.reviewer))
    expect([status, refusal.code, refusal.field]).toEqual([400, 'validation.invalid', 'cursor'])
  })
})

describe('the filters of the list of applications', () => {
  test('find a part of the number, the organization or the address, ignoring case', async () => {
    const [row] = (await list()).items
    for (const q of [row?.number.toLowerCase(), row?.number.slice(3), row?.contact_email.toUpperCase()]) {
      expect((await list({ q })).items.map(({ id }) => id)).toEqual([row?.id])
    }
    expect((await list({ q: 'school 12' })).items.every((each) => /School 12/i.test(each.organization))).toBe(true)
    expect((await list({ q: '100%' })).total.count).toBe(0)
  })

  test('filter by status, year, country and month of arrival, and count each status', async () => {
    const all = await list({ per_page: 200 })
    const counts = await list({ country: 'DE', status: 'submitted' })
    const inGermany = all.items.filter(({ country }) => country === 'DE')
    expect(Object.values(counts.counts).reduce((sum, { count }) => sum + count, 0)).toBe(inGermany.length)
    expect(counts.items.every((row) => row.country === 'DE' && row.status === 'submitted')).toBe(true)
    expect(counts.total.count).toBe(inGermany.filter(({ status }) => status === 'submitted').length)
    const month = all.items[0]?.arrival?.slice(0, 7) ?? ''
    expect((await list({ arrival: month, per_page: 200 })).total.count).toBe(
      all.items.filter(({ arrival }) => arrival?.startsWith(month)).length,
    )
    expect((await list({ year: 2026 })).total.count).toBe(0)
  })

  test('count each status the same whether all that match are on the page or not', async () => {
    const q = 'school 1'
    const whole = await list({ q, per_page: 200 })
    const first = await list({ q, per_page: whole.items.length - 1 })
    const last = await list({ q, per_page: 200, cursor: first.next ?? '' })
    expect([whole.next, last.items.length]).toEqual([null, 1])
    for (const { counts, total } of [first, last])
      expect({ counts, total }).toEqual({ counts: whole.counts, total: whole.total })
  })

  test('find long-pending and late applications', async () => {
    expect((await list({ waiting: 1 })).total.count).toBe(0)
    await wait(2)
    const waiting = await list({ waiting: 1, per_page: 200 })
    expect(new Set(waiting.items.map(({ status }) => status))).toEqual(
      new Set(['submitted', 'resubmitted', 'in_review']),
    )
    expect((await list({ late: '1' })).total.count).toBe(0)
    await wait(60)
    const late = await list({ late: '1', per_page: 200 })
    expect(late.items.length).toBeGreaterThan(0)
    expect(late.items.every(({ is_late }) => is_late)).toBe(true)
    expect(late.items.map(({ status }) => status)).toContain('report_due')
    const all = await list({ per_page: 200 })
    expect(all.items.filter(({ is_late }) => is_late).length).toBe(late.total.count)
    for (const status of applicationStatuses) {
      const ofStatus = late.items.filter((row) => row.status === status).map(({ id }) => id)
      expect(idsOf([(await list({ late: '1', status, per_page: 200 })).items])).toEqual(ofStatus)
    }
  })

  test('find applications by assignee', async () => {
    const [mine, other] = (await list({ status: 'in_review' })).items
    const give = (id = '', to: Person) =>
      api.call(educationStaff.assign, { params: { id, person: to.id } }, as(people.chief))
    people.chief = await anAccount(deps, { area: 'admin', role: 'chief', name: 'Baek Seorin' })
    await give(mine?.id, people.reviewer)
    await give(other?.id, people.chief)
    const idsFor = async (assigned: string) => (await list({ assigned, per_page: 200 })).items.map(({ id }) => id)
    expect(await idsFor('me')).toEqual([mine?.id])
    expect(await idsFor(people.chief.id)).toEqual([other?.id])
    const left = await idsFor('nobody')
    expect([left.length, left.includes(mine?.id ?? ''), left.includes(other?.id ?? '')]).toEqual([52, false, false])
    expect((await list({ assigned: people.chief.id })).items[0]?.assignees).toEqual(['Baek Seorin'])
  })

  test('offer the years and countries that exist', async () => {
    const { data } = await api.call(reviewList.choices, {}, as(people.reviewer))
    expect(data.countries).toEqual(['DE', 'FR', 'JP', 'VN'])
    expect(data.years).toContain(2027)
  })
})

describe('a bulk action', () => {
  test('applies to the selected ones, and skips those it no longer fits', async () => {
    const [waiting] = (await list({ status: 'resubmitted' })).items
    const [other] = (await list({ status: 'completed' })).items
    const ids = [waiting?.id ?? '', other?.id ?? '']
    const { data } = await api.call(reviewList.start, { body: { ids } }, as(people.reviewer))
    expect(data).toEqual({ done: 1, skipped: 1 })
  })

  test('applies to all that match the filters at that moment', async () => {
    const filters = { status: 'submitted', country: 'JP' } as const
    const { total } = await list(filters)
    expect(total.count).toBeGreaterThan(0)
    const { data } = await api.call(reviewList.start, { body: { filters } }, as(people.reviewer))
    expect(data).toEqual({ done: total.count, skipped: 0 })
    expect((await list(filters)).total.count).toBe(0)
  })
})
