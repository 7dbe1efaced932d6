import { beforeEach, describe, expect, it } from 'vitest'
import { auth, codeTries } from '#contract/auth'
import { guest } from '#contract/guest'
import { phoneNumber } from '#contract/phone'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps, testSettings } from '#tests/support/deps'
import { aMember } from '#tests/support/factories'
import { codeIn, mailedCode, otherThan } from '#tests/support/signup'

const email = 'jiwoo@people.test'
const phone = '01077778888'
let deps: TestDeps
let api: TestApi

beforeEach(async () => {
  deps = await testDeps(await testDatabase(), { settings: testSettings({ TRUST_PROXY: '1' }) })
  api = testApi(deps)
})

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
const verify = async (code: string, address: string) => {
  const { status, refusal } = await api.call(auth.verifyCode, { body: { email, code } }, from(address))
  return status === 200 ? 'good' : refusal.code
}

/** Each kind of code: how it is sent, and the result of typing it from a network. */
const kinds = {
  'sign-up': async () => ({ code: await mailedCode(deps, api, email), type: verify }),
  guest: async () => {
    await api.call(guest.sendCode, { query: { lang: 'en' }, body: { email } })
    await deps.jobs.drain(deps)
    const body = { email, reservation_number: 'NR261120-ABCDEFGHJK-01' }
    const type = async (code: string, address: string) => {
      const { refusal } = await api.call(guest.open, { body: { ...body, code } }, from(address))
      // The code was right: what it opens is another matter.
      return refusal.code === 'guest.notFound' ? 'good' : refusal.code
    }
    return { code: codeIn(deps, email), type }
  },
  phone: async () => {
    const { token } = await aMember(deps, { password: 'Abcdefg1' })
    await api.call(phoneNumber.sendCode, { body: { phone, password: 'Abcdefg1' } }, { token })
    await deps.jobs.drain(deps)
    const code = /\b\d{6}\b/.exec(deps.texts.at(-1)?.text ?? '')?.[0] ?? ''
    const type = async (typed: string, address: string) => {
      const body = { phone, code: typed }
      const { status, refusal } = await api.call(phoneNumber.change, { body }, { token, ...from(address) })
      return status === 200 ? 'good' : refusal.code
    }
    return { code, type }
  },
}

describe.each(Object.entries(kinds))('wrong attempts at a %s code', (_, sent) => {
  it('end it for the network that they come from, and not for the owner in another', async () => {
    const { code, type } = await sent()
    for (let at = 0; at < codeTries; at++) expect(await type(otherThan(code), '1.1.1.1')).toBe('auth.codeWrong')
    expect(await type(code, '1.1.1.1')).toBe('auth.codeExpired')
    expect(await type(code, '2.2.2.2')).toBe('good')
  })

  it('are limited to fifty in all, from any number of networks and in parallel', async () => {
    const { code, type } = await sent()
    const tries = Array.from({ length: 66 }, (_, at) => type(otherThan(code), `1.1.${at % 11}.1`))
    const answers = await Promise.all(tries)
    expect(answers.filter((answer) => answer === 'auth.codeWrong')).toHaveLength(50)
    expect(await type(code, '2.2.2.2')).toBe('auth.codeExpired')
  })
})

describe('a code', () => {
  it('allows ten attempts for a /48 of IPv6, and five for a /64', async () => {
    const code = await mailedCode(deps, api, email)
    const codes = []
    for (const network of ['1:2', '1:3', '1:4'])
      for (let at = 0; at <= codeTries; at++) codes.push(await verify(otherThan(code), `2001:db8:${network}::${at}`))
    const five = Array(codeTries).fill('auth.codeWrong')
    expect(codes).toEqual([...five, 'auth.codeExpired', ...five, ...Array(codeTries + 2).fill('auth.codeExpired')])
    expect(await verify(code, '2001:db8:2::1')).toBe('good')
  })

  it('has its own attempts when it is new, and a wrong attempt counts for every valid code', async () => {
    const first = await mailedCode(deps, api, email)
    for (let at = 0; at < codeTries; at++) await verify(otherThan(first), '1.1.1.1')
    deps.clock.advance({ seconds: 1 })
    const second = await mailedCode(deps, api, email)
    expect([await verify(first, '1.1.1.1'), await verify(second, '1.1.1.1')]).toEqual(['auth.codeWrong', 'good'])
    for (let at = 1; at < codeTries; at++) expect(await verify(otherThan(second), '1.1.1.1')).toBe('auth.codeWrong')
    expect(await verify(second, '1.1.1.1')).toBe('auth.codeExpired')
    expect([await verify(first, '2.2.2.2'), await verify(second, '2.2.2.2')]).toEqual(['good', 'good'])
  })
})
