import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auth } from '#contract/auth'
import { fairParticipantsDesk } from '#contract/fair/participant-desk'
import { staffDesk } from '#contract/staff-desk'
import { account, auditEvent } from '#server/modules/accounts/accounts.table'
import { inviteOwner } from '#server/modules/accounts/staff-desk.service'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { anAccount, type Person } from '#tests/support/factories'

let deps: TestDeps
let api: TestApi
let owner: Person

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
  owner = await anAccount(deps, { area: 'admin', role: 'owner', name: 'Own Er' })
})

const as = ({ token }: Person) => ({ token })
const body = { email: 'new@people.test', name: 'New Person', lang: 'en', roles: ['operator'] } as const
const invite = () => api.call(staffDesk.invite, { body: { ...body, roles: [...body.roles] } }, as(owner))
const linkIn = (text = '') => /\/admin\/password-reset\/([\w-]+)/.exec(text)?.[1] ?? ''
const setPassword = (code: string) =>
  api.call(auth.resetPassword, { params: { code }, body: { password: 'Passw0rd1', site: 'admin' } })
const signIn = (email: string) => api.call(auth.signin, { body: { email, password: 'Passw0rd1', site: 'admin' } })

describe('staff (product §6)', () => {
  test('an invited person sets a password by the emailed link, once and within the hour, and signs in', async () => {
    const { id } = (await invite()).data
    await deps.jobs.drain(deps)
    const link = linkIn(deps.mails.at(-1)?.text)
    expect((await signIn(body.email)).refusal.code).toBe('auth.signinFailed')
    expect((await setPassword(link)).status).toBe(200)
    expect((await setPassword(link)).refusal.code).toBe('auth.linkExpired')
    expect((await signIn(body.email)).status).toBe(200)
    const { data } = await api.call(staffDesk.detail, { params: { id } }, as(owner))
    expect([data.roles, data.joined, data.sessions]).toEqual([['operator'], true, 1])
    expect(data.acts.map(({ act, by }) => [act, by])).toEqual([['staff.invite', 'Own Er']])
  })

  test('an hour-old link is invalid, and another one is sent', async () => {
    const { id } = (await invite()).data
    await deps.jobs.drain(deps)
    deps.clock.advance({ minutes: 61 })
    expect((await setPassword(linkIn(deps.mails.at(-1)?.text))).refusal.code).toBe('auth.linkExpired')
    await api.call(staffDesk.inviteAgain, { params: { id } }, as(owner))
    await deps.jobs.drain(deps)
    expect((await setPassword(linkIn(deps.mails.at(-1)?.text))).status).toBe(200)
    const again = await api.call(staffDesk.inviteAgain, { params: { id } }, as(owner))
    expect(again.refusal.code).toBe('desk.changed')
  })

  test('other roles, a reset factor and a removal end the sessions immediately', async () => {
    const { setRoles, resetFactor, endSessions, remove } = staffDesk
    for (const act of [setRoles, resetFactor, endSessions, remove]) {
      const person = await anAccount(deps, { area: 'admin', role: 'operator' })
      const input = { params: { id: person.id }, ...(act === setRoles && { body: { roles: ['reviewer' as const] } }) }
      expect((await api.call(act as typeof setRoles, input as never, as(owner))).status).toBe(200)
      expect((await api.call(auth.isLogin, {}, as(person))).status).toBe(401)
    }
  })

  test('a removed colleague is not listed, cannot sign in, and can be invited again without the former roles', async () => {
    const { id } = await anAccount(deps, { area: 'admin', role: 'chief', email: body.email, password: 'Passw0rd1' })
    await api.call(staffDesk.remove, { params: { id } }, as(owner))
    expect((await signIn(body.email)).status).toBe(401)
    const { items } = (await api.call(staffDesk.list, {}, as(owner))).data
    expect(items.map((each) => each.id)).toEqual([owner.id])
    expect((await invite()).data.id).toBe(id)
    expect((await signIn(body.email)).status).toBe(401)
    expect((await invite()).refusal).toMatchObject({ code: 'auth.emailTaken', field: 'email' })
  })

  test('the fair’s office is invited to the fair’s own sign-in, works at its desk, and is removed', async () => {
    const roles = ['fair-admin' as const]
    const { id } = (await api.call(staffDesk.invite, { body: { ...body, roles } }, as(owner))).data
    await deps.jobs.drain(deps)
    const code = /\/fair\/ppipsa\/password-reset\/([\w-]+)/.exec(deps.mails.at(-1)?.text ?? '')?.[1] ?? 'no link'
    await api.call(auth.resetPassword, { params: { code }, body: { password: 'Passw0rd1', site: 'fair' } })
    expect((await signIn(body.email)).status).toBe(401)
    const signin = { email: body.email, password: 'Passw0rd1', site: 'fair' } as const
    const token = (await api.call(auth.signin, { body: signin })).data.accessToken
    const work = () => api.call(fairParticipantsDesk.list, { query: {} }, { token })
    expect((await work()).status).toBe(200)
    const { data } = await api.call(staffDesk.detail, { params: { id } }, as(owner))
    expect([data.roles, data.joined, data.sessions, data.open.length]).toEqual([roles, true, 1, 1])
    await api.call(staffDesk.remove, { params: { id } }, as(owner))
    expect((await work()).status).toBe(401)
    expect((await api.call(auth.signin, { body: signin })).status).toBe(401)
  })

  test('the role of the fair’s office goes with no other, and is neither given to an account nor taken from one', async () => {
    const mixed = { ...body, roles: ['operator' as const, 'fair-admin' as const] }
    expect((await api.call(staffDesk.invite, { body: mixed }, as(owner))).refusal).toMatchObject({ field: 'roles' })
    const office = await anAccount(deps, { area: 'business', role: 'fair-admin' })
    const operator = await anAccount(deps, { area: 'admin', role: 'operator' })
    const participant = await anAccount(deps, { area: 'business', role: 'buyer' })
    const set = (person: Person, role: 'operator' | 'fair-admin') =>
      api.call(staffDesk.setRoles, { params: { id: person.id }, body: { roles: [role] } }, as(owner))
    expect((await set(office, 'operator')).refusal).toMatchObject({ code: 'validation.invalid', field: 'roles' })
    expect((await set(operator, 'fair-admin')).refusal).toMatchObject({ code: 'validation.invalid', field: 'roles' })
    expect((await set(participant, 'fair-admin')).status).toBe(404)
    const { items } = (await api.call(staffDesk.list, {}, as(owner))).data
    expect(items.map((each) => each.id).toSorted()).toEqual([owner.id, office.id, operator.id].toSorted())
  })

  test('staff cannot change their own account', async () => {
    const params = { id: owner.id }
    const own = [
      await api.call(staffDesk.remove, { params }, as(owner)),
      await api.call(staffDesk.setRoles, { params, body: { roles: ['operator'] } }, as(owner)),
    ]
    expect(own.map(({ refusal }) => refusal.code)).toEqual(['desk.ownAccount', 'desk.ownAccount'])
  })

  test('an operator who is not an owner is refused every call', async () => {
    const operator = await anAccount(deps, { area: 'admin', role: 'operator' })
    for (const endpoint of Object.values(staffDesk)) {
      const input = { params: { id: owner.id }, ...('body' in endpoint && { body: {} }) }
      const answer = await api.call(endpoint as typeof staffDesk.detail, input, as(operator))
      expect([endpoint.path, answer.status]).toEqual([endpoint.path, 403])
    }
  })

  test('of two owners who remove each other in parallel one stays', async () => {
    const other = await anAccount(deps, { area: 'admin', role: 'owner' })
    const both = await Promise.all([
      api.call(staffDesk.remove, { params: { id: other.id } }, as(owner)),
      api.call(staffDesk.remove, { params: { id: owner.id } }, as(other)),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await deps.db.$count(account, eq(account.status, 'active'))).toBe(1)
  })

  test('without the lock on all owners both would be removed: the control', async () => {
    const other = await anAccount(deps, { area: 'admin', role: 'owner' })
    const isOwner = async (id: string) => (await deps.db.$count(account, eq(account.id, id))) === 1
    const results = await Promise.all([isOwner(owner.id), isOwner(other.id)])
    for (const [nth, id] of [other.id, owner.id].entries()) {
      if (results[nth]) await deps.db.update(account).set({ status: 'withdrawn' }).where(eq(account.id, id))
    }
    expect(await deps.db.$count(account, eq(account.status, 'active'))).toBe(0)
  })
})

describe('the command line', () => {
  test('creates an owner with a link, and makes an existing colleague an owner too', async () => {
    const { id, path } = await inviteOwner(deps, 'first@people.test')
    expect((await setPassword(linkIn(path ?? ''))).status).toBe(200)
    const [made] = await deps.db.select().from(account).where(eq(account.id, id))
    expect(made?.roles).toEqual(['owner', 'operator'])
    const chief = await anAccount(deps, { area: 'admin', role: 'chief', password: 'Passw0rd1' })
    expect(await inviteOwner(deps, chief.email)).toEqual({ id: chief.id, path: null })
    const acts = await deps.db.select().from(auditEvent).where(eq(auditEvent.subject, chief.id))
    expect(acts.map(({ act, actor_id }) => [act, actor_id])).toEqual([['staff.invite', null]])
  })
})
