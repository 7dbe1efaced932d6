import { beforeEach, describe, expect, it } from 'vitest'
import { auth } from '#contract/auth'
import { concurrencyLimiter } from '#server/limiter'
import { passwordReset } from '#server/modules/accounts/accounts.table'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aMember } from '#tests/support/factories'

const email = 'jiwoo@people.test'
const password = 'Abcdefg1'
const next = 'Newpass99'
let deps: TestDeps
let api: TestApi

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
})

/** Requests a link and reads its token from the mail. */
async function mailedToken(): Promise<string> {
  await api.call(auth.requestReset, { body: { email } })
  await deps.jobs.drain(deps)
  const found = /\/account\/password-reset\/([\w-]+)/.exec(deps.mails.at(-1)?.text ?? '')?.[1]
  if (!found) throw new Error('No link was mailed')
  return found
}

const canSignIn = async (typed: string) =>
  (await api.call(auth.signin, { body: { email, password: typed } })).status === 200

describe('a forgotten password', () => {
  it('can be requested with the same response whether or not the address has an account (hazard 4)', async () => {
    await aMember(deps, { email })
    const existing = await api.call(auth.requestReset, { body: { email } })
    const unknown = await api.call(auth.requestReset, { body: { email: 'nobody@people.test' } })
    expect([existing.status, existing.data]).toEqual([unknown.status, unknown.data])
    expect((await deps.jobs.queued()).map(({ name }) => name)).toEqual(['password-reset', 'password-reset'])
    await deps.jobs.drain(deps)
    expect(deps.mails.map(({ to }) => to)).toEqual([email])
  })

  it('is mailed with our own text and our own address, whatever subject, html and url the caller sends (hazard 1)', async () => {
    await aMember(deps, { email })
    const body = {
      email,
      subject: 'You won',
      html: '<a href="https://evil.test">x</a>',
      url: 'https://evil.test/reset',
    }
    expect((await api.call(auth.requestReset, { body })).status).toBe(200)
    await deps.jobs.drain(deps)
    const [mail] = deps.mails
    expect(mail?.subject).toBe('Set a new password')
    expect(`${mail?.subject}${mail?.html}${mail?.text}`).not.toMatch(/evil|You won/)
    expect(mail?.text).toContain('http://naru.test/account/password-reset/')
  })

  it('takes no part of our address from the Host header either (hazard 1)', async () => {
    await aMember(deps, { email })
    await api.call(
      auth.requestReset,
      { body: { email } },
      { headers: { Host: 'evil.test', Origin: 'https://evil.test' } },
    )
    await deps.jobs.drain(deps)
    expect(deps.mails[0]?.text).not.toContain('evil')
  })

  it('stores no token in the queue and only its hash in the table', async () => {
    await aMember(deps, { email })
    await api.call(auth.requestReset, { body: { email } })
    const queued = JSON.stringify(await deps.jobs.queued())
    await deps.jobs.drain(deps)
    const token = /password-reset\/([\w-]+)/.exec(deps.mails[0]?.text ?? '')?.[1] ?? 'none'
    const { rows } = await deps.db.execute('select r::text from password_reset r')
    expect(queued).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await deps.db.$count(passwordReset)).toBe(1)
  })

  it('is replaced by the link, which ends every session and emails the holder', async () => {
    const { token } = await aMember(deps, { email, password })
    const code = await mailedToken()
    expect((await api.call(auth.resetPassword, { params: { code }, body: { password: next } })).status).toBe(200)
    await deps.jobs.drain(deps)
    expect([await canSignIn(password), await canSignIn(next)]).toEqual([false, true])
    expect((await api.call(auth.isLogin, {}, { token })).status).toBe(401)
    expect(deps.mails.at(-1)).toMatchObject({ to: email, subject: 'Your password was changed' })
  })

  it('cannot be set twice by one link, not even in parallel', async () => {
    await aMember(deps, { email })
    const code = await mailedToken()
    const reset = (to: string) => api.call(auth.resetPassword, { params: { code }, body: { password: to } })
    const answers = await Promise.all(['Winner111', 'Winner222', 'Winner333'].map(reset))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
    expect((await reset('Winner444')).refusal.code).toBe('auth.linkExpired')
  })

  it('can be set within the hour and not after it (product §4)', async () => {
    await aMember(deps, { email })
    const code = await mailedToken()
    deps.clock.advance({ minutes: 60 })
    const late = await api.call(auth.resetPassword, { params: { code }, body: { password: next } })
    expect([late.status, late.refusal.code]).toEqual([410, 'auth.linkExpired'])
    const fresh = await mailedToken()
    deps.clock.advance({ minutes: 59 })
    expect((await api.call(auth.resetPassword, { params: { code: fresh }, body: { password: next } })).status).toBe(200)
  })

  it('invalidates every other open link of the account', async () => {
    await aMember(deps, { email })
    const first = await mailedToken()
    const second = await mailedToken()
    await api.call(auth.resetPassword, { params: { code: second }, body: { password: next } })
    const answer = await api.call(auth.resetPassword, { params: { code: first }, body: { password: 'Another1x' } })
    expect(answer.status).toBe(410)
  })

  it('must follow the password rule, and the link stays valid', async () => {
    await aMember(deps, { email })
    const code = await mailedToken()
    const weak = await api.call(auth.resetPassword, { params: { code }, body: { password: 'weak' } })
    expect([weak.status, weak.refusal.code]).toEqual([400, 'validation.password'])
    expect((await api.call(auth.resetPassword, { params: { code }, body: { password: next } })).status).toBe(200)
  })

  it('is not set by an invented link', async () => {
    const answer = await api.call(auth.resetPassword, { params: { code: 'x'.repeat(43) }, body: { password: next } })
    expect([answer.status, answer.refusal.code]).toEqual([410, 'auth.linkExpired'])
  })

  it('is not set by the link of an account that was closed since', async () => {
    const { token } = await aMember(deps, { email })
    const code = await mailedToken()
    await api.call(auth.withdraw, {}, { token })
    expect((await api.call(auth.resetPassword, { params: { code }, body: { password: next } })).status).toBe(410)
  })
})

describe('a changed password', () => {
  it('ends every other session and keeps this one', async () => {
    const { token } = await aMember(deps, { email, password })
    const { data } = await api.call(auth.signin, { body: { email, password } })
    const body = { currentPassword: password, newPassword: next }
    expect((await api.call(auth.changePassword, { body }, { token })).status).toBe(200)
    expect((await api.call(auth.isLogin, {}, { token })).status).toBe(200)
    expect((await api.call(auth.isLogin, {}, { token: data.accessToken })).status).toBe(401)
    expect([await canSignIn(password), await canSignIn(next)]).toEqual([false, true])
  })

  it('is refused without the current one, at its field, and not with the 401 that would sign the member out', async () => {
    const { token } = await aMember(deps, { email, password })
    const body = { currentPassword: 'Wrong1234', newPassword: next }
    const { status, refusal } = await api.call(auth.changePassword, { body }, { token })
    expect([status, refusal.code, refusal.field]).toEqual([400, 'auth.passwordWrong', 'currentPassword'])
  })

  it('invalidates the links that were mailed before', async () => {
    const { token } = await aMember(deps, { email, password })
    const code = await mailedToken()
    await api.call(auth.changePassword, { body: { currentPassword: password, newPassword: next } }, { token })
    expect((await api.call(auth.resetPassword, { params: { code }, body: { password: 'Another1x' } })).status).toBe(410)
  })
})

describe('hashing (hazard 10)', () => {
  it('runs only a fixed number in parallel, in order, and refuses with 503 when too many are queued', async () => {
    const limited = concurrencyLimiter(2, 3)
    let running = 0
    let most = 0
    const order: number[] = []
    const ends: (() => void)[] = []
    const work = (number: number) => async () => {
      running++
      most = Math.max(most, running)
      order.push(number)
      await new Promise<void>((end) => ends.push(end))
      running--
      return number
    }
    const all = [1, 2, 3, 4, 5].map((number) => limited(work(number)))
    await expect(limited(work(6))).rejects.toMatchObject({ status: 503, code: 'general.unavailable' })
    const done = Promise.all(all)
    for (let ended = 0; ended < 5; ended++) {
      await expect.poll(() => ends.length).toBeGreaterThan(ended)
      ends[ended]?.()
    }
    expect(await done).toEqual([1, 2, 3, 4, 5])
    expect([most, order]).toEqual([2, [1, 2, 3, 4, 5]])
  })

  it('passes its slot on when the work fails', async () => {
    const limited = concurrencyLimiter(1, 1)
    await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await limited(async () => 'yes')).toBe('yes')
  })
})
