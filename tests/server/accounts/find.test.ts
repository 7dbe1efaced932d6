import { beforeEach, describe, expect, it } from 'vitest'
import { auth } from '#contract/auth'
import { databaseLimits } from '#server/http/limits'
import { type TestApi, testApi } from '#tests/support/api'
import { type TestDatabase, testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aMember, anAccount } from '#tests/support/factories'

const phone = '01055556666'
let database: TestDatabase
let deps: TestDeps
let api: TestApi

beforeEach(async () => {
  database = await testDatabase()
  deps = await testDeps(database)
  api = testApi(deps)
})

const find = async (name: string, number = phone) =>
  (await api.call(auth.findId, { body: { name, phone: number } })).data

describe('a forgotten address (hazard 4)', () => {
  it('is returned masked for the right name and phone number, however the name is spaced', async () => {
    await aMember(deps, { email: 'jiwoo@people.test', name: 'Jiwoo Lim', phone })
    expect(await find(' jiwoo  LIM ')).toEqual({ email: 'ji•••@people.test' })
  })

  it('is not found by another account’s number, in another area, or after the account is closed', async () => {
    await aMember(deps, { name: 'Jiwoo Lim', phone: '01099998888' })
    await aMember(deps, { name: 'Jiwoo Lim', phone, status: 'withdrawn' })
    await anAccount(deps, { area: 'business', role: 'buyer', name: 'Jiwoo Lim', phone })
    expect(await find('Jiwoo Lim')).toEqual({ email: null })
  })

  it('can be requested twenty times a minute for one number', async () => {
    const limited = testApi(deps, databaseLimits(database.pool))
    const ask = async () => (await limited.call(auth.findId, { body: { name: 'Jiwoo', phone } })).status
    for (let tries = 0; tries < 20; tries++) expect(await ask()).toBe(200)
    expect(await ask()).toBe(429)
  })
})

describe('a link to set a new password', () => {
  it('is valid for an hour until it is used, and an invented one never is (product §4)', async () => {
    await aMember(deps, { email: 'jiwoo@people.test' })
    await api.call(auth.requestReset, { body: { email: 'jiwoo@people.test' } })
    await deps.jobs.drain(deps)
    const code = /password-reset\/([\w-]+)/.exec(deps.mails[0]?.text ?? '')?.[1] ?? ''
    const valid = async (link: string) => (await api.call(auth.checkReset, { params: { code: link } })).data.valid
    expect([await valid(code), await valid('x'.repeat(43))]).toEqual([true, false])
    deps.clock.advance({ minutes: 60 })
    expect(await valid(code)).toBe(false)
  })

  it('is not used up by being opened', async () => {
    await aMember(deps, { email: 'jiwoo@people.test' })
    await api.call(auth.requestReset, { body: { email: 'jiwoo@people.test' } })
    await deps.jobs.drain(deps)
    const code = /password-reset\/([\w-]+)/.exec(deps.mails[0]?.text ?? '')?.[1] ?? ''
    await api.call(auth.checkReset, { params: { code } })
    const reset = await api.call(auth.resetPassword, { params: { code }, body: { password: 'Newpass99' } })
    const looked = await api.call(auth.checkReset, { params: { code } })
    expect([reset.status, looked.data.valid]).toEqual([200, false])
  })
})
