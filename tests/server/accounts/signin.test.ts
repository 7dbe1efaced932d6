import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { auth } from '#contract/auth'
import { cart } from '#contract/cart'
import { areas } from '#contract/endpoint'
import { members } from '#contract/members'
import { settings } from '#contract/settings'
import type { Site } from '#contract/sites/sites'
import { databaseLimits } from '#server/http/limits'
import { accessToken, account } from '#server/modules/accounts/accounts.table'
import { hashToken } from '#server/modules/accounts/session.service'
import { type TestApi, testApi } from '#tests/support/api'
import { type TestDatabase, testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aMember, anAccount } from '#tests/support/factories'

const argon2 = vi.hoisted(() => ({ verified: 0 }))
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return {
    ...real,
    verify: (...all: Parameters<typeof real.verify>) => {
      argon2.verified++
      return real.verify(...all)
    },
  }
})

const email = 'jiwoo@people.test'
const password = 'Abcdefg1'
let database: TestDatabase
let deps: TestDeps
let api: TestApi

beforeEach(async () => {
  database = await testDatabase()
  deps = await testDeps(database)
  api = testApi(deps)
})

const signIn = (body: { email: string; password: string; site?: Site }) => api.call(auth.signin, { body })

describe('sign-in', () => {
  it('returns an access token with which isLogin returns the id (product §2, §7)', async () => {
    const { id } = await aMember(deps, { email, password })
    const { data } = await signIn({ email: ' Jiwoo@people.TEST', password })
    const answer = await api.call(auth.isLogin, {}, { token: data.accessToken })
    expect([answer.status, answer.data]).toEqual([200, { id, name: 'Test Person', roles: ['general'] }])
  })

  it('stores tokens only as hashes', async () => {
    await aMember(deps, { email, password })
    const { data } = await signIn({ email, password })
    const rows = await deps.db.select().from(accessToken)
    expect(rows.some(({ token_hash }) => token_hash.equals(hashToken(data.accessToken)))).toBe(true)
    const { rows: dumped } = await deps.db.execute('select t::text from access_token t')
    expect(JSON.stringify(dumped)).not.toContain(data.accessToken)
    expect(Buffer.from(data.accessToken, 'base64url')).toHaveLength(32)
  })

  it('refuses a wrong password, an unknown address and a closed account with the same words (hazard 4)', async () => {
    await aMember(deps, { email, password })
    await aMember(deps, { email: 'gone@people.test', password, status: 'withdrawn' })
    const answers = await Promise.all([
      signIn({ email, password: 'Abcdefg2' }),
      signIn({ email: 'nobody@people.test', password }),
      signIn({ email: 'gone@people.test', password }),
    ])
    for (const { status, refusal } of answers) expect([status, refusal.code]).toEqual([401, 'auth.signinFailed'])
    expect(new Set(answers.map(({ refusal }) => refusal.message)).size).toBe(1)
  })

  it('verifies a password for an unknown address too, so that the timing reveals nothing (hazard 4)', async () => {
    await aMember(deps, { email, password })
    argon2.verified = 0
    await signIn({ email, password: 'Abcdefg2' })
    const verified = argon2.verified
    await signIn({ email: 'nobody@people.test', password })
    expect([verified, argon2.verified - verified]).toEqual([1, 1])
  })

  it('is for one area only: the same address is another account elsewhere (product §4)', async () => {
    await aMember(deps, { email, password })
    await anAccount(deps, { area: 'admin', role: 'operator', email, password: 'Another1x' })
    expect((await signIn({ email, password, site: 'admin' })).status).toBe(401)
    const { data } = await signIn({ email, password: 'Another1x', site: 'admin' })
    expect((await api.call(cart.count, {}, { token: data.accessToken })).status).toBe(401)
  })

  it.each(areas.filter((area) => area !== 'member'))(
    'refuses a token of the area %s where a member is required',
    async (area) => {
      const { token } = await anAccount(deps, { area, role: 'supervisor' })
      expect((await api.call(cart.count, {}, { token })).refusal.code).toBe('auth.expired')
    },
  )

  it('is limited by client address and responds with 429 and Retry-After (hazard 4)', async () => {
    const limited = testApi(deps, databaseLimits(database.pool))
    const attempt = () => limited.call(auth.signin, { body: { email: 'nobody@people.test', password } })
    for (let tries = 0; tries < 10; tries++) expect((await attempt()).status).toBe(401)
    const refused = await attempt()
    expect([refused.status, refused.refusal.code]).toEqual([429, 'general.tooMany'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('responds in the reader’s language', async () => {
    const body = { email: 'nobody@people.test', password }
    const answer = await api.call(auth.signin, { body }, { headers: { 'Accept-Language': 'ko' } })
    expect(answer.refusal.message).toBe('이메일 또는 비밀번호가 올바르지 않거나 이용할 수 없는 계정입니다.')
  })

  it.each([
    ['ja', 'メールアドレスまたはパスワードが正しくないか、利用できないアカウントです。'],
    ['fr-CA', 'L’adresse e-mail ou le mot de passe est incorrect, ou le compte n’est pas actif.'],
    ['de', 'The email address or the password is not right, or the account is not active.'],
  ])(
    'refuses a reader of %s in the first language with texts that theirs falls back to (product §1)',
    async (chosen, words) => {
      const body = { email: 'nobody@people.test', password }
      const answer = await api.call(auth.signin, { body }, { headers: { 'Accept-Language': chosen } })
      expect(answer.refusal.message).toBe(words)
    },
  )

  it('refuses in the language requested for content where the two differ', async () => {
    const query = { lang: 'ko' } as const
    const headers = { 'Accept-Language': 'ja' }
    const answer = await api.call(settings.menu, { params: { id: 'nowhere' }, query }, { headers })
    expect(answer.refusal.message).toBe('요청하신 내용을 찾을 수 없습니다.')
  })
})

describe('a session', () => {
  it('ends with sign-out, and only that one (product §4)', async () => {
    const { token } = await aMember(deps, { email, password })
    const { data } = await signIn({ email, password })
    await api.call(auth.signout, {}, { token })
    expect((await api.call(auth.isLogin, {}, { token })).status).toBe(401)
    expect((await api.call(auth.isLogin, {}, { token: data.accessToken })).status).toBe(200)
  })

  it('lasts two weeks for a member and twelve hours for staff', async () => {
    await aMember(deps, { email, password })
    await anAccount(deps, { area: 'admin', role: 'operator', email, password })
    await deps.db.delete(accessToken)
    await signIn({ email, password })
    await signIn({ email, password, site: 'admin' })
    const hours = (area: 'member' | 'admin') =>
      deps.db
        .select({ at: accessToken.expires_at })
        .from(accessToken)
        .where(eq(accessToken.area, area))
        .then(([row]) => ((row?.at.getTime() ?? 0) - deps.clock.now().getTime()) / 3_600_000)
    expect([await hours('member'), await hours('admin')]).toEqual([14 * 24, 12])
  })

  it('is refused after it has expired', async () => {
    const { token } = await aMember(deps)
    deps.clock.advance({ days: 14 })
    expect((await api.call(auth.isLogin, {}, { token })).refusal.code).toBe('auth.expired')
  })
})

describe('closing an account (product §8)', () => {
  it('ends every session, removes the personal data and keeps the bare row', async () => {
    const { id, token } = await aMember(deps, {
      email,
      password,
      name: 'Jiwoo Lim',
      birthday: '1990-04-25',
      nationality: 'KR',
      passport_sealed: Buffer.from('sealed'),
    })
    expect((await api.call(auth.withdraw, {}, { token })).status).toBe(200)
    const [row] = await deps.db.select().from(account).where(eq(account.id, id))
    expect(row).toMatchObject({
      status: 'withdrawn',
      password_hash: null,
      name: '',
      phone: '',
      birthday: null,
      nationality: null,
      passport_sealed: null,
      withdrawn_at: deps.clock.now(),
    })
    expect(JSON.stringify(row)).not.toContain('jiwoo')
    expect((await api.call(auth.isLogin, {}, { token })).status).toBe(401)
    expect((await signIn({ email, password })).status).toBe(401)
  })

  it('frees the address for a new account', async () => {
    const { token } = await aMember(deps, { email, password })
    await api.call(auth.withdraw, {}, { token })
    expect((await api.call(auth.checkEmail, { query: { email } })).data).toEqual({ isDuplicate: false })
  })
})

describe('another member’s account (hazard 3)', () => {
  it('is refused with 403 even though it exists', async () => {
    const me = await aMember(deps)
    const other = await aMember(deps)
    const answer = await api.call(members.profile, { params: { id: other.id } }, { token: me.token })
    expect([answer.status, answer.refusal.code]).toEqual([403, 'auth.foreignMember'])
  })

  it('cannot be changed, because a field that names it is refused', async () => {
    const me = await aMember(deps)
    const other = await aMember(deps, { name: 'Other' })
    const body = { name: 'Mine', birthday: null, gender: null, nationality: null, agree_marketing: false }
    const raw = JSON.stringify({ ...body, id: other.id })
    const answer = await api.call(members.change, { body }, { token: me.token, raw })
    const [row] = await deps.db.select().from(account).where(eq(account.id, other.id))
    expect([answer.status, answer.refusal.code, row?.name]).toEqual([400, 'validation.unknownField', 'Other'])
  })
})
