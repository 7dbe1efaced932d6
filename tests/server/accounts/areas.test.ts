import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { auth } from '#contract/auth'
import { members } from '#contract/members'
import { phoneNumber } from '#contract/phone'
import { type AccountSite, accountSites, siteRecords } from '#contract/sites/sites'
import { withdrawal } from '#contract/withdrawal'
import { transaction } from '#server/db/connect'
import { seedCoupons } from '#server/demo/benefits/benefits.seed'
import { databaseLimits } from '#server/http/limits'
import { openAccount } from '#server/modules/accounts/open.service'
import { hashPassword } from '#server/modules/accounts/passwords'
import { memberCoupon, pointEntry } from '#server/modules/benefits/benefits.table'
import { siteName } from '#server/modules/mail/mail.sites'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps, testSettings } from '#tests/support/deps'
import { aDraft, codeIn, mailedCode } from '#tests/support/signup'

const email = 'jiwoo@people.test'
const password = 'Abcdefg1'
const areaOf = (site: AccountSite) => siteRecords[site].area
const elsewhere = (site: AccountSite) => accountSites.filter((other) => areaOf(other) !== areaOf(site))
let database: Awaited<ReturnType<typeof testDatabase>>
let deps: TestDeps
let api: TestApi

beforeEach(async () => {
  database = await testDatabase()
  deps = await testDeps(database, { settings: testSettings({ FAIR_SLUG: 'mart' }), sms: null })
  api = testApi(deps)
})

/** Registers on a site through its own sign-up, with a mailed code, and returns the new account. */
async function register(site: AccountSite): Promise<string> {
  const code = await mailedCode(deps, api, email, site)
  const id = randomUUID()
  const password_hash = await hashPassword(password)
  const draft = { ...aDraft({ email, code }), site }
  await transaction(deps.db, (tx) =>
    openAccount({ ...deps, ip: '127.0.0.1' }, tx, draft, { id, roles: ['applicant'], password_hash }),
  )
  return id
}

const signIn = async (site: AccountSite, typed = password) =>
  (await api.call(auth.signin, { body: { email, password: typed, site } })).data?.accessToken

/** The newest mail to the address, after sending everything queued. */
async function newestMail() {
  await deps.jobs.drain(deps)
  const mail = deps.mails.findLast(({ to }) => to === email)
  if (!mail) throw new Error('no mail has come')
  return mail
}

describe.each(accountSites)('an account on %s (product §5)', (site) => {
  it('is created with a code of that site, signs in there, and is unknown in another area', async () => {
    const id = await register(site)
    const token = await signIn(site)
    expect((await api.call(auth.isLogin, {}, { token })).data).toEqual({
      id,
      name: 'Jiwoo Lim',
      roles: [expect.any(String)],
    })
    expect(await Promise.all(elsewhere(site).map((other) => signIn(other)))).toEqual(
      elsewhere(site).map(() => undefined),
    )
    const profile = await api.call(members.profile, { params: { id } }, { token })
    expect(profile.status).toBe(areaOf(site) === 'member' ? 200 : 401)
  })

  it('claims its address once in its area and leaves it free in the others', async () => {
    await register(site)
    const isFree = async (at: AccountSite) =>
      (await api.call(auth.checkEmail, { query: { email, site: at } })).refusal.code !== 'auth.emailTaken'
    expect(await isFree(site)).toBe(false)
    for (const other of elsewhere(site)) expect(await isFree(other)).toBe(true)
    await expect(register(site)).rejects.toThrow()
    expect((await newestMail()).subject).toBe(`You already have a ${siteName(site, 'en')} account`)
    expect((await newestMail()).text).toContain(`naru.test${siteRecords[site].login.replace(':fair', 'mart')}\n`)
  })

  it('is found by name and number on its sites only', async () => {
    await register(site)
    const find = async (at: AccountSite) =>
      (await api.call(auth.findId, { body: { name: 'Jiwoo Lim', phone: '01087654321', site: at } })).data.email
    const isKnown = async (at: AccountSite) =>
      (await api.call(auth.checkPhone, { query: { phone: '01087654321', site: at } })).data.isDuplicate
    expect([await find(site), await isKnown(site)]).toEqual(['ji•••@people.test', true])
    for (const other of elsewhere(site)) expect([await find(other), await isKnown(other)]).toEqual([null, false])
  })

  it('is welcomed by its site, and only a member gets points and coupons', async () => {
    await seedCoupons(deps)
    await register(site)
    const { subject, text } = await newestMail()
    expect(subject).toBe(`Welcome to ${siteName(site, 'en')}`)
    expect(text).toContain(`naru.test${siteRecords[site].home.replace(':fair', 'mart')}\n`)
    expect(text.includes('welcome points')).toBe(areaOf(site) === 'member')
    const given = areaOf(site) === 'member' ? 1 : 0
    expect([await deps.db.$count(pointEntry), await deps.db.$count(memberCoupon)]).toEqual([given, given])
  })

  it('gets a new password by a link to the page of its site, which is not valid in another area', async () => {
    await register(site)
    await api.call(auth.requestReset, { body: { email, site } })
    const { text, subject } = await newestMail()
    expect(subject).toBe('Set a new password')
    expect(text).toContain(`your ${siteName(site, 'en')} account`)
    const page = siteRecords[site].accounts?.reset('').replace(':fair', 'mart') ?? ''
    const code = text.split(`naru.test${page}`)[1]?.split(/\s/)[0] ?? ''
    const valid = async (at: AccountSite) =>
      (await api.call(auth.checkReset, { params: { code }, query: { site: at } })).data.valid
    const reset = async (at: AccountSite) =>
      (await api.call(auth.resetPassword, { params: { code }, body: { password: 'Another1x', site: at } })).status
    for (const other of elsewhere(site)) expect([await valid(other), await reset(other)]).toEqual([false, 410])
    expect([await valid(site), await reset(site)]).toEqual([true, 200])
    expect((await newestMail()).text).toContain(`the password of your ${siteName(site, 'en')} account was changed`)
    expect([await signIn(site), typeof (await signIn(site, 'Another1x'))]).toEqual([undefined, 'string'])
  })

  it('changes its password and number and is closed by its holder, with mails of the site', async () => {
    await register(site)
    const token = (await signIn(site)) ?? ''
    const phone = '01011112222'
    await api.call(phoneNumber.sendCode, { body: { phone, password, site } }, { token })
    await newestMail()
    const code = codeIn(deps, email)
    expect((await api.call(phoneNumber.change, { body: { phone, code, site } }, { token })).data).toEqual({ phone })
    const change = { currentPassword: password, newPassword: 'Another1x', site }
    expect((await api.call(auth.changePassword, { body: change }, { token })).status).toBe(200)
    expect((await api.call(withdrawal.check, {}, { token })).data.open_reservations).toBe(0)
    expect((await api.call(auth.withdraw, { query: { site } }, { token })).status).toBe(200)
    expect((await api.call(auth.isLogin, {}, { token })).status).toBe(401)
    await deps.jobs.drain(deps)
    const mails = deps.mails.filter(({ to }) => to === email).slice(-3)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your phone number was changed',
      'Your password was changed',
      'Your account was closed',
    ])
    for (const { text } of mails) expect(text).toMatch(new RegExp(`[Yy]our ${siteName(site, 'en')} account`))
    expect(await register(site)).toEqual(expect.any(String))
  })
})

it('has its own failed sign-ins: a lockout in one area is not a lockout in another (hazard 4)', async () => {
  const limited = testApi(deps, databaseLimits(database.pool))
  const attempt = async (site: AccountSite) =>
    (await limited.call(auth.signin, { body: { email, password: 'Wrong1234', site } })).status
  for (let tries = 0; tries < 10; tries++) expect(await attempt('edu-travel')).toBe(401)
  expect([await attempt('edu-travel'), await attempt('shop')]).toEqual([429, 401])
})

it('belongs to the shop where a call names no site, as in the specification’s calls (product §7)', async () => {
  await register('shop')
  expect((await api.call(auth.signin, { body: { email, password } })).status).toBe(200)
  expect((await api.call(auth.checkEmail, { query: { email } })).refusal.code).toBe('auth.emailTaken')
})
