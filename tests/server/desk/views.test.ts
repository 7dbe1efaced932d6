import { beforeEach, describe, expect, test } from 'vitest'
import { deskViews, mostViews } from '#contract/desk-views'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { anAccount, type Person } from '#tests/support/factories'

const list = 'edu-admin.apply'
let deps: TestDeps
let api: TestApi
let reviewer: Person
let other: Person

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
  reviewer = await anAccount(deps, { area: 'admin', role: 'reviewer' })
  other = await anAccount(deps, { area: 'admin', role: 'reviewer' })
})

const save = (who: Person, name: string, query = 'status=submitted') =>
  api.call(deskViews.save, { params: { list }, body: { name, query } }, { token: who.token })
const kept = async (who: Person, of = list) =>
  (await api.call(deskViews.list, { params: { list: of } }, { token: who.token })).data.items

describe('saved views of a list', () => {
  test('belong to one operator, by list and by name', async () => {
    await save(reviewer, 'Waiting')
    await save(reviewer, 'Late', 'late=1&sort=-status_at')
    expect((await kept(reviewer)).map(({ name, query }) => [name, query])).toEqual([
      ['Late', 'late=1&sort=-status_at'],
      ['Waiting', 'status=submitted'],
    ])
    expect(await kept(reviewer, 'edu-admin.members')).toEqual([])
    expect(await kept(other)).toEqual([])
  })

  test('are overwritten under the same name, and removed', async () => {
    const { data } = await save(reviewer, 'Waiting')
    await save(reviewer, 'Waiting', 'status=resubmitted')
    expect((await kept(reviewer)).map(({ id, query }) => [id, query])).toEqual([[data.id, 'status=resubmitted']])
    const params = { list, id: data.id }
    expect((await api.call(deskViews.remove, { params }, { token: other.token })).status).toBe(404)
    expect((await api.call(deskViews.remove, { params }, { token: reviewer.token })).status).toBe(200)
    expect(await kept(reviewer)).toEqual([])
  })

  test('are limited in number, also where several are saved in parallel', async () => {
    for (let nth = 1; nth < mostViews; nth++) await save(reviewer, `View ${nth}`)
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => save(reviewer, name)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await kept(reviewer)).length).toBe(mostViews)
    expect((await save(reviewer, 'View 1', 'year=2027')).status).toBe(200)
  })

  test('contain only what an address may contain', async () => {
    const { status, refusal } = await save(reviewer, 'Odd', '<script>')
    expect([status, refusal.field]).toEqual([400, 'query'])
  })
})
