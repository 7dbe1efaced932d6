import { beforeEach, describe, expect, it } from 'vitest'
import { social } from '#contract/social'
import { type LocalSocial, localSocial } from '#server/demo/social/social.local'
import { socialState } from '#server/modules/social/social.table'
import { openSocials } from '#server/ports/socials'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps, testSettings } from '#tests/support/deps'
import { aMember } from '#tests/support/factories'
import { agreed, comeBack, mina, setOut, withLocalSocial, yunseo } from '#tests/support/social'

let deps: TestDeps
let api: TestApi
let local: LocalSocial

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  local = withLocalSocial(deps)
  api = testApi(deps)
})

const expired = [400, 'auth.socialExpired']
const refusalOf = ({ status, refusal }: { status: number; refusal: { code: string } }) => [status, refusal.code]

describe('starting a provider sign-in (product §4)', () => {
  it('redirects the browser to Kakao with a state and a PKCE challenge, and stores neither of them', async () => {
    const { url, state, cookie } = await setOut(api)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'http://naru.test/oauth-kakao',
      code_challenge_method: 'S256',
    })
    const kept = JSON.stringify(await deps.db.select().from(socialState))
    for (const secret of [state, cookie.split('=')[1] ?? '']) expect(kept).not.toContain(secret)
  })

  it('sets a cookie that no script reads and that only these calls send', async () => {
    const { headers } = await api.call(social.start, { params: { social_type: 'naver' }, body: {} })
    expect(headers.get('set-cookie')).toMatch(
      /^social_browser=[\w-]{43}; Path=\/api\/v1\/auth\/social; Max-Age=600; HttpOnly; SameSite=Lax$/,
    )
  })

  it('sets a Secure cookie only where the product is served over HTTPS', async () => {
    const secure = testApi({ ...deps, settings: testSettings({ APP_URL: 'https://naru.test' }) })
    const { headers } = await secure.call(social.start, { params: { social_type: 'naver' }, body: {} })
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-social_browser=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    )
  })

  it('is refused where the provider is not configured', async () => {
    const without = testApi({ ...deps, social: {} })
    const answer = await without.call(social.start, { params: { social_type: 'kakao' }, body: {} })
    expect(refusalOf(answer)).toEqual([404, 'auth.socialOff'])
  })

  it('stores the intended page, unless it is on another site', async () => {
    const nexts = []
    for (const next of ['/product/shopping-cart', '//evil.test', '/\\evil.test', 'https://evil.test']) {
      const away = await setOut(api, { next })
      nexts.push((await comeBack(api, away, { code: agreed(local, away) })).data.next)
    }
    expect(nexts).toEqual(['/product/shopping-cart', null, null, null])
    const half = await api.call(social.start, { params: { social_type: 'kakao' }, body: { next: '/\u0000' } })
    expect(refusalOf(half)).toEqual([400, 'validation.characters'])
  })
})

describe('returning from a provider (product §4)', () => {
  it.each(['kakao', 'naver'] as const)('%s: an unknown person is sent to sign-up', async (type) => {
    const away = await setOut(api, { type })
    const { status, data } = await comeBack(api, away, { code: agreed(local, away) })
    expect([status, data.outcome, data.proof?.social_id, data.person]).toEqual([
      200,
      'signup',
      yunseo.id,
      { name: yunseo.name, email: yunseo.email },
    ])
  })

  it('asks for an address where the provider gives none', async () => {
    const away = await setOut(api)
    const { data } = await comeBack(api, away, { code: agreed(local, away, mina) })
    expect(data.person).toEqual({ name: 'Mina Cole', email: '' })
  })

  it('is refused with an invented, used, or ten-minute-old state', async () => {
    const away = await setOut(api)
    expect(refusalOf(await comeBack(api, { ...away, state: 'A'.repeat(43) }, { code: agreed(local, away) }))).toEqual(
      expired,
    )
    expect((await comeBack(api, away, { code: agreed(local, away) })).status).toBe(200)
    expect(refusalOf(await comeBack(api, away, { code: agreed(local, away) }))).toEqual(expired)
    const late = await setOut(api)
    deps.clock.advance({ minutes: 10 })
    expect(refusalOf(await comeBack(api, late, { code: agreed(local, late) }))).toEqual(expired)
  })

  it('is refused to another browser, with a cookie or without, and stays valid for the right one', async () => {
    const away = await setOut(api)
    const other = await setOut(api)
    const code = agreed(local, away)
    for (const cookie of [other.cookie, '', 'social_browser=x']) {
      expect(refusalOf(await comeBack(api, { ...away, cookie }, { code }))).toEqual(expired)
    }
    expect((await comeBack(api, away, { code })).data.outcome).toBe('signup')
  })

  it('is refused with the state of the other provider', async () => {
    const away = await setOut(api)
    expect(refusalOf(await comeBack(api, { ...away, type: 'naver' }, { code: agreed(local, away) }))).toEqual(expired)
  })

  it('accepts a state once of parallel calls', async () => {
    const away = await setOut(api)
    const code = agreed(local, away)
    const answers = await Promise.all(Array.from({ length: 8 }, () => comeBack(api, away, { code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is refused with a code that was used or that belongs to another flow', async () => {
    const [one, two, three] = [await setOut(api), await setOut(api), await setOut(api)]
    const code = agreed(local, one)
    expect((await comeBack(api, one, { code })).status).toBe(200)
    expect(refusalOf(await comeBack(api, two, { code }))).toEqual(expired)
    // Stolen from one browser and used in another: the PKCE challenge fails.
    expect(refusalOf(await comeBack(api, three, { code: agreed(local, await setOut(api)) }))).toEqual(expired)
  })

  it('works in two tabs of one browser', async () => {
    const first = await setOut(api)
    const second = await setOut(api, { cookie: first.cookie, type: 'naver' })
    expect(second.cookie).toBe(first.cookie)
    for (const away of [second, first]) {
      expect((await comeBack(api, away, { code: agreed(local, away) })).data.outcome).toBe('signup')
    }
  })

  it('says that the person declined, and what the intended page was, once', async () => {
    const away = await setOut(api, { next: '/event' })
    const { data } = await comeBack(api, away, { error: 'access_denied' })
    expect(data).toEqual({ outcome: 'declined', linking: false, next: '/event', proof: null, person: null })
    expect(refusalOf(await comeBack(api, away, { error: 'access_denied' }))).toEqual(expired)
  })

  it.each(['error', 'lose'] as const)('says that the provider is not available when it fails by %s', async (fault) => {
    const away = await setOut(api, { next: '/event' })
    local.state.setFault('kakao', fault)
    const { data } = await comeBack(api, away, { code: agreed(local, away) })
    expect([data.outcome, data.next, data.proof]).toEqual(['unavailable', '/event', null])
  })

  it('says so too when the provider never responds', async () => {
    local = withLocalSocial(deps, 50)
    api = testApi(deps)
    const away = await setOut(api)
    local.state.setFault('kakao', 'stall')
    expect((await comeBack(api, away, { code: agreed(local, away) })).data.outcome).toBe('unavailable')
  })

  it('is kept separate from connecting, which only a member starts', async () => {
    const { token } = await aMember(deps)
    const away = await setOut(api, { token })
    const { data } = await comeBack(api, away, { code: agreed(local, away) })
    expect([data.outcome, data.linking]).toEqual(['link', true])
  })

  it('leaves neither code nor state nor token in the log', async () => {
    const away = await setOut(api)
    const code = agreed(local, away)
    const { data } = await comeBack(api, away, { code })
    const failing = await setOut(api)
    local.state.setFault('kakao', 'error')
    await comeBack(api, failing, { code: agreed(local, failing) })
    const log = deps.logged()
    expect(log).toContain('a social sign-in failed')
    for (const secret of [code, away.state, failing.state, away.cookie, data.proof?.social_token ?? '?']) {
      expect(log).not.toContain(secret)
    }
  })
})

describe('in production', () => {
  const production = testSettings({
    NODE_ENV: 'production',
    APP_URL: 'https://naru.test',
    DATABASE_URL: 'postgres://naru@db/naru',
    SMTP_URL: 'smtp://mail.test',
    MAIL_FROM: 'no-reply@naru.test',
    TOSS_CLIENT_KEY: 'test_ck_a',
    TOSS_SECRET_KEY: 'test_sk_a',
    NAVER_CLIENT_ID: 'naver-id',
    NAVER_CLIENT_SECRET: 'naver-secret',
  })

  it('the stand-ins refuse to start', () => {
    expect(() => localSocial({ ...deps, settings: production })).toThrow('do not run in production')
  })

  it('only a provider with keys is offered, at its own address', () => {
    const { socials, local: none } = openSocials({ ...deps, settings: production })
    expect([Object.keys(socials), none]).toEqual([['naver'], null])
    const url = socials.naver?.authorizeUrl({ state: 's', verifier: 'v', returnTo: 'https://naru.test/oauth-naver' })
    expect(url).toMatch(/^https:\/\/nid\.naver\.com\/oauth2\.0\/authorize\?response_type=code&client_id=naver-id&/)
  })
})
