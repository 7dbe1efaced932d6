import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { auth, codeTries, type Signup } from '#contract/auth'
import { account, emailCode } from '#server/modules/accounts/accounts.table'
import { setHashCost } from '#server/modules/accounts/passwords'
import { coupon, memberCoupon, pointEntry } from '#server/modules/benefits/benefits.table'
import { upload } from '#server/modules/media/media.table'
import { type TestApi, testApi } from '#tests/support/api'
import { cheapHash } from '#tests/support/cheap-hash'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aMember } from '#tests/support/factories'
import { aDraft, mailedCode, otherThan, pdf } from '#tests/support/signup'

const email = 'jiwoo@people.test'
let deps: TestDeps
let api: TestApi

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
})

describe('the duplicate check (product §5, §8)', () => {
  it('responds with 200 and isDuplicate false for a free address', async () => {
    const answer = await api.call(auth.checkEmail, { query: { email } })
    expect([answer.status, answer.data]).toEqual([200, { isDuplicate: false }])
  })

  it('responds with 409 for a taken address however it is written', async () => {
    await aMember(deps, { email })
    const answer = await api.call(auth.checkEmail, { query: { email: ' Jiwoo@People.test ' } })
    expect([answer.status, answer.refusal.code]).toEqual([409, 'auth.emailTaken'])
  })

  it('refuses an invalid address with the message for email addresses', async () => {
    const answer = await api.call(auth.checkEmail, { query: { email: 'jiwoo' } })
    expect([answer.status, answer.refusal.code, answer.refusal.field]).toEqual([400, 'validation.email', 'email'])
  })

  it('says whether a phone number is in use and refuses one with hyphens', async () => {
    await aMember(deps, { phone: '01022223333' })
    const taken = await api.call(auth.checkPhone, { query: { phone: '01022223333' } })
    const free = await api.call(auth.checkPhone, { query: { phone: '01022224444' } })
    const hyphens = await api.call(auth.checkPhone, { query: { phone: '010-2222-4444' } })
    expect([taken.data, free.data, hyphens.refusal.code]).toEqual([
      { isDuplicate: true },
      { isDuplicate: false },
      'validation.phone',
    ])
  })
})

describe('the mailed code (product §5)', () => {
  it('is accepted by the verification and stays valid for the sign-up that follows', async () => {
    const code = await mailedCode(deps, api, email)
    expect((await api.call(auth.verifyCode, { body: { email, code } })).data).toEqual({ verified: true })
    expect((await api.call(auth.signup, { body: aDraft({ code }) })).status).toBe(200)
  })

  it('is stored only as a hash', async () => {
    const code = await mailedCode(deps, api, email)
    const [row] = await deps.db.select().from(emailCode)
    expect(row?.code_hash).toHaveLength(32)
    expect(JSON.stringify(row)).not.toContain(code)
  })

  it('is invalid after ten minutes', async () => {
    const code = await mailedCode(deps, api, email)
    deps.clock.advance({ minutes: 10 })
    const answer = await api.call(auth.verifyCode, { body: { email, code } })
    expect([answer.status, answer.refusal.code, answer.refusal.field]).toEqual([400, 'auth.codeExpired', 'code'])
  })

  it('allows five wrong attempts and then rejects even the right code', async () => {
    const code = await mailedCode(deps, api, email)
    const wrong = otherThan(code)
    for (let tries = 0; tries < codeTries; tries++) {
      expect((await api.call(auth.verifyCode, { body: { email, code: wrong } })).refusal.code).toBe('auth.codeWrong')
    }
    expect((await api.call(auth.verifyCode, { body: { email, code } })).refusal.code).toBe('auth.codeExpired')
  })

  it('counts parallel guesses one by one', async () => {
    const wrong = otherThan(await mailedCode(deps, api, email))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.call(auth.verifyCode, { body: { email, code: wrong } })),
    )
    const compared = answers.filter(({ refusal }) => refusal.code === 'auth.codeWrong')
    expect(compared).toHaveLength(codeTries)
  })

  it('stays valid when the next one is requested, by any visitor', async () => {
    const first = await mailedCode(deps, api, email)
    deps.clock.advance({ seconds: 30 })
    const second = await mailedCode(deps, api, email)
    for (const code of [first, second])
      expect((await api.call(auth.verifyCode, { body: { email, code } })).data).toEqual({ verified: true })
  })

  it('is not created for a taken address, whose holder is emailed instead, and the response is the same', async () => {
    await aMember(deps, { email })
    const taken = await api.call(auth.sendCode, { body: { email } })
    const free = await api.call(auth.sendCode, { body: { email: 'free@people.test' } })
    await deps.jobs.drain(deps)
    expect([taken.status, taken.data]).toEqual([free.status, free.data])
    expect(await deps.db.select({ email: emailCode.email }).from(emailCode)).toEqual([{ email: 'free@people.test' }])
    expect(deps.mails.find(({ to }) => to === email)?.subject).toBe('You already have a Naru account')
  })

  it('is written in the requester’s language', async () => {
    await api.call(auth.sendCode, { body: { email } }, { headers: { 'Accept-Language': 'ko-KR,ko;q=0.9' } })
    await deps.jobs.drain(deps)
    expect(deps.mails[0]?.subject).toMatch(/^\[나루\] 인증번호 \d{6}$/)
  })
})

describe('sign-up (product §5)', () => {
  it('creates an active member with the given agreements, and returns its userId', async () => {
    const code = await mailedCode(deps, api, email)
    const { data } = await api.call(auth.signup, { body: aDraft({ code, agree_marketing: true, lang: 'ko' }) })
    const [made] = await deps.db.select().from(account).where(eq(account.id, data.userId))
    expect(made).toMatchObject({
      area: 'member',
      email,
      roles: ['general'],
      status: 'active',
      lang: 'ko',
      agreed_marketing: true,
      agreed_provided: false,
      agreed_terms_at: deps.clock.now(),
    })
  })

  it('stores the password as a hash at full cost (domain hazard 10)', async () => {
    setHashCost()
    onTestFinished(() => setHashCost(cheapHash))
    await api.call(auth.signup, { body: aDraft({ code: await mailedCode(deps, api, email) }) })
    const [made] = await deps.db.select().from(account).where(eq(account.email, email))
    expect(made?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('gives the welcome points and every sign-up coupon, and mails a welcome', async () => {
    const values = { name: { en: 'Welcome', ko: '환영' }, percent: 10, valid_days: 30 }
    await deps.db.insert(coupon).values([
      { ...values, code: 'WELCOME', on_signup: 1 },
      { ...values, code: 'OTHER', on_signup: 0 },
    ])
    const code = await mailedCode(deps, api, email)
    const { data } = await api.call(auth.signup, { body: aDraft({ code }) })
    await deps.jobs.drain(deps)
    const points = await deps.db.select().from(pointEntry).where(eq(pointEntry.account_id, data.userId))
    const coupons = await deps.db.select().from(memberCoupon).where(eq(memberCoupon.account_id, data.userId))
    expect(points.map(({ reason }) => reason)).toEqual(['welcome'])
    expect(points[0]?.amount).toBeGreaterThan(0)
    expect(coupons).toHaveLength(1)
    expect(deps.mails.at(-1)).toMatchObject({ to: email, subject: 'Welcome to Naru' })
  })

  it('uses up the code', async () => {
    const code = await mailedCode(deps, api, email)
    await api.call(auth.signup, { body: aDraft({ code }) })
    await deps.db.execute(sql`update account set email = 'moved@people.test'`)
    const again = await api.call(auth.signup, { body: aDraft({ code }) })
    expect(again.refusal.code).toBe('auth.codeExpired')
  })

  it('refuses a code that was not mailed to that address', async () => {
    const code = await mailedCode(deps, api, 'somebody-else@people.test')
    const answer = await api.call(auth.signup, { body: aDraft({ code }) })
    expect([answer.status, answer.refusal.code]).toEqual([400, 'auth.codeExpired'])
    expect(await deps.db.$count(account)).toBe(0)
  })

  it('accepts one of many parallel sign-ups with the same address and refuses the others with 409 on the email field', async () => {
    const code = await mailedCode(deps, api, email)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.call(auth.signup, { body: aDraft({ code }) })),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, refusal } of refused) {
      expect([status, refusal.code, refusal.field]).toEqual([409, 'auth.emailTaken', 'email'])
    }
    expect(await deps.db.$count(account)).toBe(1)
    expect(await deps.db.$count(pointEntry)).toBe(1)
  })

  it.each([
    [
      'a password of seven characters',
      { password: 'Abcdef1', password_confirm: 'Abcdef1' },
      'validation.password',
      'password',
    ],
    [
      'a password of 26 characters',
      { password: `Aa1${'x'.repeat(23)}`, password_confirm: `Aa1${'x'.repeat(23)}` },
      'validation.password',
      'password',
    ],
    [
      'a password without an upper case letter',
      { password: 'abcdefg1', password_confirm: 'abcdefg1' },
      'validation.password',
      'password',
    ],
    [
      'a password without a lower case letter',
      { password: 'ABCDEFG1', password_confirm: 'ABCDEFG1' },
      'validation.password',
      'password',
    ],
    [
      'a password without a digit',
      { password: 'Abcdefgh', password_confirm: 'Abcdefgh' },
      'validation.password',
      'password',
    ],
    ['a confirmation that differs', { password_confirm: 'Abcdefg2' }, 'validation.passwordConfirm', 'password_confirm'],
    ['a phone number with hyphens', { phone: '010-8765-4321' }, 'validation.phone', 'phone'],
    ['an empty name', { name: '  ' }, 'validation.required', 'name'],
    ['terms that are not agreed to', { agree_terms: false }, 'validation.terms', 'agree_terms'],
    ['privacy terms that are not agreed to', { agree_privacy: false }, 'validation.terms', 'agree_privacy'],
    ['an address that was not checked', { check_duplicate: false }, 'auth.checkEmailFirst', 'check_duplicate'],
    ['a company without a name', { type: 'company' as const }, 'validation.required', 'company_name'],
    ['a login_id that is not the address', { login_id: 'other@people.test' }, 'validation.email', 'login_id'],
  ])('refuses %s and names the field', async (_, change, code, field) => {
    const answer = await api.call(auth.signup, { body: aDraft(change) })
    expect([answer.status, answer.refusal.code, answer.refusal.field]).toEqual([400, code, field])
  })

  it('refuses an unknown field, such as roles', async () => {
    const raw = JSON.stringify({ ...aDraft(), roles: ['operator'] })
    const answer = await api.call(auth.signup, { body: aDraft() }, { raw })
    expect([answer.status, answer.refusal.code]).toEqual([400, 'validation.unknownField'])
  })
})

describe('a company’s details (product §5)', () => {
  const company = { type: 'company' as const, company_name: 'Lim Travel' }
  const signUp = async (change: Partial<Signup>) => {
    const code = await mailedCode(deps, api, email)
    return api.call(auth.signup, { body: aDraft({ ...company, code, ...change }) })
  }

  it('are its business number, stored without hyphens, and its own description', async () => {
    const details = { business_number: '220-81-62517', company_description: '가'.repeat(500) }
    expect((await signUp(details)).status).toBe(200)
    const [made] = await deps.db.select().from(account)
    expect([made?.business_number, made?.company_description]).toEqual(['2208162517', details.company_description])
  })

  it.each([
    ['neither a number nor a certificate', {}, 'validation.companyProof', 'business_number'],
    ['a wrong check digit', { business_number: '220-81-62518' }, 'validation.businessNumber', 'business_number'],
    ['a digit too few', { business_number: '220816251' }, 'validation.businessNumber', 'business_number'],
    [
      'more than 500 characters',
      { business_number: '2208162517', company_description: 'a'.repeat(501) },
      'validation.companyText',
      'company_description',
    ],
  ])('are refused with %s', async (_, change, code, field) => {
    const answer = await signUp(change)
    expect([answer.status, answer.refusal.code, answer.refusal.field]).toEqual([400, code, field])
  })
})

describe('the file of a company (product §3, hazard 7)', () => {
  const company = { type: 'company' as const, company_name: 'Lim Travel' }

  it('is stored for its owner when a multipart sign-up includes it', async () => {
    const code = await mailedCode(deps, api, email)
    const answer = await api.call(auth.signup, { body: aDraft({ ...company, code }), files: { file: pdf() } })
    const [stored] = await deps.db.select().from(upload)
    const [made] = await deps.db.select().from(account).where(eq(account.id, answer.data.userId))
    expect(stored).toMatchObject({ mime: 'application/pdf', name: 'registration.pdf', owner_id: answer.data.userId })
    expect(made).toMatchObject({ roles: ['company'], company_name: 'Lim Travel', company_file: stored?.id })
    expect(deps.files.size).toBe(1)
  })

  it('is refused by its content whatever its name says, and nothing is created', async () => {
    const code = await mailedCode(deps, api, email)
    const file = new File([Buffer.from('<script>alert(1)</script>')], 'registration.pdf', { type: 'application/pdf' })
    const answer = await api.call(auth.signup, { body: aDraft({ ...company, code }), files: { file } })
    expect([answer.status, answer.refusal.code, answer.refusal.field]).toEqual([415, 'validation.fileType', 'file'])
    expect([await deps.db.$count(account), deps.files.size]).toEqual([0, 0])
  })

  it('is refused for a general account', async () => {
    const code = await mailedCode(deps, api, email)
    const answer = await api.call(auth.signup, { body: aDraft({ code }), files: { file: pdf() } })
    expect([answer.status, answer.refusal.field]).toEqual([400, 'file'])
  })

  it('is deleted again when the address turns out to be taken', async () => {
    const code = await mailedCode(deps, api, email)
    await aMember(deps, { email })
    const answer = await api.call(auth.signup, { body: aDraft({ ...company, code }), files: { file: pdf() } })
    expect(answer.status).toBe(409)
    expect([await deps.db.$count(upload), deps.files.size]).toEqual([0, 0])
  })
})
