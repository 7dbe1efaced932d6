import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { auth } from '#contract/auth'
import type { Role } from '#contract/endpoint'
import { factorRoles, secondFactor } from '#contract/second-factor'
import { secondFactor as factorTable } from '#server/modules/accounts/accounts.table'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps, testSettings } from '#tests/support/deps'
import { anAccount } from '#tests/support/factories'

const password = 'Passw0rd1'
const site = 'admin'
let deps: TestDeps
let api: TestApi

beforeEach(async () => {
  deps = await testDeps(await testDatabase(), { settings: testSettings({ SECOND_FACTOR: 'on' }) })
  api = testApi(deps)
})

const somebody = (role: Role = 'operator') => anAccount(deps, { area: 'admin', role, password })
const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: deps.clock.now().getTime() + seconds * 1000 })
const signIn = (email: string, code?: string) => api.call(auth.signin, { body: { email, password, site, code } })
const begin = (email: string) => api.call(secondFactor.begin, { body: { email, password, site } })
const confirm = (email: string, code: string) =>
  api.call(secondFactor.confirm, { body: { email, password, site, code } })

async function withFactor(role: Role = 'operator') {
  const { email, id } = await somebody(role)
  const { secret } = (await begin(email)).data
  const { data } = await confirm(email, codeOf(secret))
  // The next code is a different one.
  deps.clock.advance({ minutes: 1 })
  return { email, id, secret, ...data }
}

describe('a second factor (product §6)', () => {
  test.each(factorRoles)('is required for the role %s, and no token is issued without one', async (role) => {
    const { email } = await somebody(role)
    const { status, refusal, data } = await signIn(email)
    expect([status, refusal.code, data]).toEqual([403, 'auth.factorDue', undefined])
  })

  test('is not required of gate staff, nor of any role where the setting is off', async () => {
    expect((await signIn((await somebody('gate-staff')).email)).status).toBe(200)
    const off = testApi({ ...deps, settings: testSettings() })
    const { email } = await somebody()
    expect((await off.call(auth.signin, { body: { email, password, site } })).status).toBe(200)
  })

  test('is set up by its first code, signs in, and provides ten recovery codes', async () => {
    const { email, accessToken, recovery_codes } = await withFactor()
    expect((await api.call(auth.isLogin, {}, { token: accessToken })).status).toBe(200)
    expect(new Set(recovery_codes).size).toBe(10)
    expect((await signIn(email)).refusal.code).toBe('auth.factorNeeded')
    expect((await begin(email)).refusal.code).toBe('auth.factorThere')
  })

  test('accepts a code once, with or without spaces, and none of an hour ago', async () => {
    const { email, secret } = await withFactor()
    const code = codeOf(secret)
    expect((await signIn(email, codeOf(secret, -3600))).refusal.code).toBe('auth.factorWrong')
    expect((await signIn(email, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
    expect((await signIn(email, code)).refusal.code).toBe('auth.factorWrong')
  })

  test('accepts one of two parallel sign-ins with the same code', async () => {
    const { email, secret } = await withFactor()
    const both = await Promise.all([signIn(email, codeOf(secret)), signIn(email, codeOf(secret))])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  test('accepts each recovery code once', async () => {
    const { email, recovery_codes } = await withFactor()
    const [one = '', other = ''] = recovery_codes
    expect((await signIn(email, one.toUpperCase())).status).toBe(200)
    expect((await signIn(email, one)).refusal.code).toBe('auth.factorWrong')
    expect((await signIn(email, other)).status).toBe(200)
  })

  test('is not started or confirmed without the password, nor confirmed by a wrong code', async () => {
    const { email } = await somebody()
    const body = { email, password: 'Another1x', site } as const
    expect((await api.call(secondFactor.begin, { body })).refusal.code).toBe('auth.signinFailed')
    const { secret } = (await begin(email)).data
    const stolen = await api.call(secondFactor.confirm, { body: { ...body, code: codeOf(secret) } })
    expect(stolen.refusal.code).toBe('auth.signinFailed')
    expect((await confirm(email, codeOf(secret, 3600))).refusal.code).toBe('auth.factorWrong')
  })

  test('an earlier unconfirmed secret is invalid, so that a person who saw it cannot use it', async () => {
    const { email } = await somebody()
    const first = (await begin(email)).data.secret
    await begin(email)
    expect((await confirm(email, codeOf(first))).refusal.code).toBe('auth.factorWrong')
  })

  test('neither secret nor recovery codes are readable in the database or the log', async () => {
    const { secret, recovery_codes } = await withFactor()
    const [row] = await deps.db.select().from(factorTable)
    const kept = `${row?.secret_sealed.toString('latin1')} ${row?.recovery.join()} ${deps.logged()}`
    for (const each of [secret, ...recovery_codes]) expect(kept).not.toContain(each)
  })
})
