import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { auth } from '#contract/auth'
import { members } from '#contract/members'
import { phoneNumber } from '#contract/phone'
import { databaseLimits } from '#server/http/limits'
import { cleanUp } from '#server/jobs'
import { account, auditEvent, phoneCode } from '#server/modules/accounts/accounts.table'
import { type TestApi, testApi } from '#tests/support/api'
import { type TestDatabase, testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aMember, type Person } from '#tests/support/factories'
import { otherThan } from '#tests/support/signup'

const password = 'Abcdefg1'
const phone = '01077778888'
let database: TestDatabase
let deps: TestDeps
let api: TestApi
let member: Person

beforeEach(async () => {
  database = await testDatabase()
  deps = await testDeps(database)
  api = testApi(deps)
  member = await aMember(deps, { email: 'jiwoo@people.test', name: 'Jiwoo', password, lang: 'ko' })
})

const ask = (to = phone, body: { password?: string } = {}, by = api) =>
  by.call(
    phoneNumber.sendCode,
    { body: { phone: to, password, ...body } },
    { token: member.token, headers: { 'Accept-Language': 'ko' } },
  )
const change = (code: string, to = phone) =>
  api.call(phoneNumber.change, { body: { phone: to, code } }, { token: member.token })
const numberOf = async (person = member) =>
  (await api.call(members.profile, { params: { id: person.id } }, { token: person.token })).data.phone

/** The six digits of the newest text message. */
function texted(to = phone): string {
  const message = deps.texts.findLast((each) => each.to === to)
  const code = message && /\b\d{6}\b/.exec(message.text)?.[0]
  if (!code) throw new Error(`No code was sent to ${to}`)
  return code
}

async function codeFor(to = phone): Promise<string> {
  expect((await ask(to)).status).toBe(200)
  await deps.jobs.drain(deps)
  return texted(to)
}

describe('a phone-number change (product §5)', () => {
  it('accepts the code that was sent to the new number, in the language of the page', async () => {
    const { data } = await ask()
    expect(data).toEqual({ by: 'sms', minutes: 10 })
    await deps.jobs.drain(deps)
    expect(deps.texts).toEqual([{ to: phone, text: expect.stringContaining('인증번호') }])
    expect((await change(texted())).data).toEqual({ phone })
    expect(await numberOf()).toBe(phone)
  })

  it('accepts a foreign number', async () => {
    const code = await codeFor('+14155550123')
    expect((await change(code, '+14155550123')).status).toBe(200)
    expect(await numberOf()).toBe('+14155550123')
  })

  it.each(['010-7777-8888', '0212345678', '+0123456789', '12345'])(
    'refuses %s, which is not a mobile number',
    async (to) => {
      const { status, refusal } = await ask(to)
      expect([status, refusal.code, refusal.field]).toEqual([400, 'validation.phone', 'phone'])
    },
  )

  it('requires the password again, and sends nothing without it', async () => {
    const { status, refusal } = await ask(phone, { password: 'Wrong1234' })
    expect([status, refusal.code, refusal.field]).toEqual([400, 'auth.passwordWrong', 'password'])
    expect(await deps.jobs.queued()).toEqual([])
  })

  it('refuses the present number', async () => {
    const { status, refusal } = await ask('01012345678')
    expect([status, refusal.code, refusal.field]).toEqual([400, 'auth.phoneSame', 'phone'])
  })

  it('gives the same response for a number that another account has, because a family can share a number', async () => {
    await aMember(deps, { phone })
    expect((await ask()).data).toEqual((await ask('01099990000')).data)
    await deps.jobs.drain(deps)
    expect((await change(texted())).status).toBe(200)
  })

  it('emails its holder with the number masked, keeps every session, and is logged', async () => {
    const other = (await api.call(auth.signin, { body: { email: member.email, password } })).data.accessToken
    await change(await codeFor())
    await deps.jobs.drain(deps)
    const mail = deps.mails.at(-1)
    expect(mail).toMatchObject({ to: member.email, subject: '[나루] 휴대전화 번호가 변경되었습니다' })
    expect(mail?.text).toContain('010••••8888')
    expect(mail?.text).not.toContain(phone)
    expect((await api.call(auth.isLogin, {}, { token: other })).status).toBe(200)
    const [event] = await deps.db.select().from(auditEvent).where(eq(auditEvent.actor_id, member.id))
    expect(event).toMatchObject({
      act: 'phone.change',
      subject: member.id,
      detail: { from: '010••••5678', to: '010••••8888', by: 'sms' },
    })
  })

  it('asks for the password of an account that has one, and says so beforehand', async () => {
    const way = await api.call(phoneNumber.way, {}, { token: member.token })
    expect(way.data).toEqual({ by: 'sms', password: true })
    const { status, refusal } = await ask(phone, { password: undefined })
    expect([status, refusal.code, refusal.field]).toEqual([400, 'auth.passwordWrong', 'password'])
    expect(await deps.jobs.queued()).toEqual([])
  })

  it('sends no code to an account closed meanwhile', async () => {
    await ask()
    await deps.db.update(account).set({ status: 'withdrawn' }).where(eq(account.id, member.id))
    await deps.jobs.drain(deps)
    expect(deps.texts).toEqual([])
  })
})

describe('a phone-number change without a password (product §5)', () => {
  beforeEach(async () => {
    await deps.db.update(account).set({ password_hash: null }).where(eq(account.id, member.id))
  })
  const askWithout = (to = phone) =>
    api.call(
      phoneNumber.sendCode,
      { body: { phone: to } },
      { token: member.token, headers: { 'Accept-Language': 'ko' } },
    )

  it('is proved by a code sent to the account’s address, also where text messages can be sent', async () => {
    const way = await api.call(phoneNumber.way, {}, { token: member.token })
    expect(way.data).toEqual({ by: 'mail', password: false })
    expect((await askWithout()).data).toEqual({ by: 'mail', minutes: 10 })
    await deps.jobs.drain(deps)
    expect(deps.texts).toEqual([])
    const mail = deps.mails.at(-1)
    expect(mail?.to).toBe(member.email)
    expect(mail?.text).toContain('다른 사람이 회원님의 계정에 로그인해 있을 수 있습니다')
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
    expect((await change(otherThan(code))).refusal.code).toBe('auth.codeWrong')
    expect((await change(code)).data).toEqual({ phone })
    expect(await numberOf()).toBe(phone)
  })

  it('is refused for the present number, whatever is typed as a password', async () => {
    expect((await askWithout('01012345678')).refusal.code).toBe('auth.phoneSame')
    expect((await ask(phone, { password: 'anything' })).data.by).toBe('mail')
  })
})

describe('the code of a phone-number change', () => {
  it('is valid for ten minutes and not longer', async () => {
    const code = await codeFor()
    deps.clock.advance({ minutes: 10 })
    expect((await change(code)).refusal.code).toBe('auth.codeExpired')
    expect(await numberOf()).toBe('01012345678')
  })

  it('allows five wrong attempts and then rejects even the right code', async () => {
    const code = await codeFor()
    for (let tries = 0; tries < 5; tries++) expect((await change(otherThan(code))).refusal.code).toBe('auth.codeWrong')
    expect((await change(code)).refusal.code).toBe('auth.codeExpired')
  })

  it('counts parallel guesses one by one', async () => {
    const code = await codeFor()
    const answers = await Promise.all(Array.from({ length: 12 }, () => change(otherThan(code))))
    expect(answers.filter(({ refusal }) => refusal.code === 'auth.codeWrong')).toHaveLength(5)
  })

  it('works once, also among parallel calls', async () => {
    const code = await codeFor()
    const answers = await Promise.all(Array.from({ length: 4 }, () => change(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const events = await deps.db.select().from(auditEvent).where(eq(auditEvent.actor_id, member.id))
    expect(events).toHaveLength(1)
  })

  it('is bound to one number and one member', async () => {
    const code = await codeFor()
    expect((await change(code, '01011112222')).refusal.code).toBe('auth.codeExpired')
    const other = await aMember(deps)
    const theirs = await api.call(phoneNumber.change, { body: { phone, code } }, { token: other.token })
    expect(theirs.refusal.code).toBe('auth.codeExpired')
  })

  it('stays valid when the next one is requested', async () => {
    const first = await codeFor()
    deps.clock.advance({ seconds: 1 })
    await codeFor()
    expect((await change(first)).status).toBe(200)
  })

  it('is neither in the queue nor readable in the table or the log', async () => {
    await ask()
    expect(JSON.stringify(await deps.jobs.queued())).not.toMatch(/code":/)
    await deps.jobs.drain(deps)
    const code = texted()
    const [row] = await deps.db.select().from(phoneCode)
    expect(row?.code_hash.toString('utf8')).not.toContain(code)
    await change(otherThan(code))
    await change(code)
    expect(deps.logged()).toContain('/api/v1/phone-number')
    for (const secret of [code, phone, password]) expect(deps.logged()).not.toContain(secret)
  })

  it('is deleted a day after it expired', async () => {
    await codeFor()
    deps.clock.advance({ days: 1, minutes: 9 })
    await cleanUp(deps)
    expect(await deps.db.select().from(phoneCode)).toHaveLength(1)
    deps.clock.advance({ minutes: 2 })
    await cleanUp(deps)
    expect(await deps.db.select().from(phoneCode)).toEqual([])
  })

  it('can be requested five times an hour by one member', async () => {
    const limited = testApi(deps, databaseLimits(database.pool))
    const statuses = []
    for (let tries = 0; tries < 6; tries++) statuses.push((await ask(`0107777000${tries}`, {}, limited)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('can be requested three times an hour for one number from one network, by any member', async () => {
    const limited = testApi(deps, databaseLimits(database.pool))
    const statuses = []
    for (let tries = 0; tries < 6; tries++) {
      const { token } = await aMember(deps, { password })
      const body = { phone, password }
      statuses.push((await limited.call(phoneNumber.sendCode, { body }, { token })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429])
  })
})

describe('without a text-message gateway', () => {
  it('the code is mailed to the account’s address, and the page says so beforehand', async () => {
    deps.sms = null
    api = testApi(deps)
    expect((await api.call(phoneNumber.way, {}, { token: member.token })).data).toEqual({ by: 'mail', password: true })
    expect((await ask()).data.by).toBe('mail')
    await deps.jobs.drain(deps)
    const mail = deps.mails.at(-1)
    expect([mail?.to, deps.texts]).toEqual([member.email, []])
    expect(mail?.text).toContain('010••••8888')
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
    expect((await change(code)).status).toBe(200)
  })
})

describe('a failing gateway', () => {
  it('makes the job retry, and the member can request another code', async () => {
    const send = vi.fn().mockRejectedValueOnce(new Error('gateway'))
    deps.sms = { send }
    await ask()
    await expect(deps.jobs.drain(deps)).rejects.toThrow('gateway')
    deps.clock.advance({ seconds: 1 })
    await ask()
    await deps.jobs.drain(deps)
    expect(send).toHaveBeenCalledTimes(2)
  })
})
