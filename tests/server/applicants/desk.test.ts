import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { applicantsDesk } from '#contract/applicants-desk'
import { auth } from '#contract/auth'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { anApplicant, as } from '#tests/support/education'
import { anAccount, type Person } from '#tests/support/factories'

const password = 'Abcdefg1'
const reason = 'Asked for the same trip under three names.'
let deps: TestDeps
let api: TestApi
let reviewer: Person
let chief: Person
let teacher: Person

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
  reviewer = await anAccount(deps, { area: 'admin', role: 'reviewer' })
  chief = await anAccount(deps, { area: 'admin', role: 'chief', name: 'Baek Seorin' })
  teacher = await anAccount(deps, { area: 'travel', role: 'applicant', name: 'Hana Weber', password })
})

const block = (who = chief, id = teacher.id) =>
  api.call(applicantsDesk.block, { params: { id }, body: { reason } }, as(who))
const unblock = () =>
  api.call(applicantsDesk.unblock, { params: { id: teacher.id }, body: { reason: 'A mistake.' } }, as(chief))
const signin = (typed = password) =>
  api.call(auth.signin, { body: { email: teacher.email, password: typed, site: 'edu-travel' } })
const list = async (query: object = {}) => (await api.call(applicantsDesk.list, { query }, as(reviewer))).data

describe('the accounts of applicants, for the desk (product §6)', () => {
  test('are listed newest first, found by name, address and organization, and filtered', async () => {
    const other = await anApplicant(deps, { name: 'Linh Pham' })
    expect((await list()).total.count).toBe(2)
    expect((await list({ q: 'LINH' })).items.map(({ id }) => id)).toEqual([other.id])
    expect((await list({ q: teacher.email })).items.map(({ id }) => id)).toEqual([teacher.id])
    expect((await list({ q: 'test school' })).total.count).toBe(2)
    expect((await list({ country: 'DE' })).total.count).toBe(0)
    await block()
    expect((await list({ status: 'blocked' })).items.map(({ id }) => id)).toEqual([teacher.id])
    expect((await list({ status: 'active' })).items.map(({ id }) => id)).toEqual([other.id])
  })

  test('never include those of another area', async () => {
    expect((await block(chief, reviewer.id)).status).toBe(404)
    expect((await api.call(applicantsDesk.detail, { params: { id: chief.id } }, as(reviewer))).status).toBe(404)
  })

  test('are blocked by a chief only, with the action and reason recorded for the desk', async () => {
    expect((await block(reviewer)).status).toBe(403)
    const { data } = await block()
    expect(data).toMatchObject({ status: 'blocked', blocks: [{ by: 'Baek Seorin', reason, lifted_at: null }] })
    const [entry] = await deps.db.select().from(auditEvent).where(eq(auditEvent.subject, teacher.id))
    expect(entry).toMatchObject({ act: 'applicant.block', actor_id: chief.id, detail: { reason } })
  })

  test('lose every session immediately, and sign-in says so without naming who or why', async () => {
    expect((await api.call(auth.isLogin, {}, as(teacher))).status).toBe(200)
    await block()
    expect((await api.call(auth.isLogin, {}, as(teacher))).status).toBe(401)
    const { status, refusal } = await signin()
    expect([status, refusal.code]).toEqual([403, 'auth.blocked'])
    expect(JSON.stringify(refusal)).not.toMatch(/Baek|three names/)
    // Without the right password, the response reveals nothing.
    expect((await signin('Wrong1234')).refusal.code).toBe('auth.signinFailed')
  })

  test('are unblocked, and the block history stays', async () => {
    await block()
    expect((await block()).refusal.code).toBe('desk.changed')
    const { data } = await unblock()
    expect([data.status, data.blocks[0]?.lifted_reason]).toEqual(['active', 'A mistake.'])
    expect((await signin()).status).toBe(200)
    expect((await unblock()).refusal.code).toBe('desk.changed')
  })
})
