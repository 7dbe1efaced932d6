import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auth } from '#contract/auth'
import { type SocialProof, type SocialSignup, social } from '#contract/social'
import type { LocalSocial } from '#server/demo/social/social.local'
import { account } from '#server/modules/accounts/accounts.table'
import { mergeAccounts, previewMerge } from '#server/modules/accounts/merge.service'
import { accountSocial } from '#server/modules/social/social.table'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aMember, anOperator } from '#tests/support/factories'
import { aDraft, mailedCode } from '#tests/support/signup'
import { mina, thereAndBack, withLocalSocial, yunseo } from '#tests/support/social'

let deps: TestDeps
let api: TestApi
let local: LocalSocial

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  local = withLocalSocial(deps)
  api = testApi(deps)
})

const expired = [410, 'auth.socialExpired']
const refusalOf = ({ status, refusal }: { status: number; refusal: { code: string } }) => [status, refusal.code]

const socialDraft = (proof: SocialProof, change: Partial<SocialSignup> = {}): SocialSignup => {
  const { password: _, password_confirm: __, site: ___, ...draft } = aDraft()
  return { ...draft, ...proof, ...change }
}

/** A person who has signed up with Kakao. */
async function newcomer(person = yunseo, email = 'jiwoo@people.test') {
  const { proof } = await thereAndBack(api, local, { person })
  const code = await mailedCode(deps, api, email)
  const { data } = await api.call(social.signup, { body: socialDraft(proof, { code, email, login_id: email }) })
  return data
}

describe('signing up with a provider (product §3, §4)', () => {
  it('creates a general member without a password, whatever type is requested, and signs in', async () => {
    const { proof } = await thereAndBack(api, local)
    const code = await mailedCode(deps, api, 'jiwoo@people.test')
    const { status, data } = await api.call(social.signup, { body: socialDraft(proof, { code, type: 'company' }) })
    const [made] = await deps.db.select().from(account).where(eq(account.id, data.userId))
    expect([status, made?.roles, made?.password_hash, made?.email]).toEqual([
      200,
      ['general'],
      null,
      'jiwoo@people.test',
    ])
    expect((await api.call(auth.isLogin, {}, { token: data.accessToken })).data).toMatchObject({ id: data.userId })
  })

  it('asks for the mailed code, whatever address the provider gives', async () => {
    const { proof, person } = await thereAndBack(api, local)
    const email = person?.email ?? ''
    const answer = await api.call(social.signup, { body: socialDraft(proof, { email, login_id: email }) })
    expect(refusalOf(answer)).toEqual([400, 'auth.codeExpired'])
  })

  it('is refused without a proof, with another person’s, a used one, and one that is five minutes old', async () => {
    const { proof } = await thereAndBack(api, local)
    const code = await mailedCode(deps, api, 'jiwoo@people.test')
    const sign = (change: Partial<SocialSignup>) =>
      api.call(social.signup, { body: socialDraft(proof, { code, ...change }) })
    expect(refusalOf(await sign({ social_token: 'A'.repeat(43) }))).toEqual(expired)
    expect(refusalOf(await sign({ social_id: mina.id }))).toEqual(expired)
    expect(refusalOf(await sign({ social_type: 'naver' }))).toEqual(expired)
    deps.clock.advance({ minutes: 5 })
    expect(refusalOf(await sign({}))).toEqual(expired)
    expect(await deps.db.select().from(account)).toEqual([])
  })

  it('uses up the proof', async () => {
    const { proof } = await thereAndBack(api, local)
    const code = await mailedCode(deps, api, 'jiwoo@people.test')
    expect((await api.call(social.signup, { body: socialDraft(proof, { code }) })).status).toBe(200)
    expect(refusalOf(await api.call(social.signin, { body: proof }))).toEqual(expired)
  })

  it('never takes over the account that has the address', async () => {
    const { email } = await aMember(deps, { email: yunseo.email, password: 'Abcdefg1' })
    const { proof, outcome } = await thereAndBack(api, local)
    expect(outcome).toBe('signup')
    const answer = await api.call(social.signup, { body: socialDraft(proof, { email, login_id: email }) })
    expect(refusalOf(answer)).toEqual([409, 'auth.emailTaken'])
    expect(await deps.db.select().from(accountSocial)).toEqual([])
  })

  it('of one person twice in parallel creates one account', async () => {
    const proofs = [await thereAndBack(api, local), await thereAndBack(api, local)]
    const emails = ['one@people.test', 'two@people.test']
    const codes = [await mailedCode(deps, api, 'one@people.test'), await mailedCode(deps, api, 'two@people.test')]
    const answers = await Promise.all(
      proofs.map(({ proof }, at) => {
        const email = emails[at] ?? ''
        return api.call(social.signup, { body: socialDraft(proof, { email, login_id: email, code: codes[at] ?? '' }) })
      }),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await deps.db.select().from(account)).toHaveLength(1)
  })

  it('lets a password be set by the mailed link', async () => {
    await newcomer()
    await api.call(auth.requestReset, { body: { email: 'jiwoo@people.test' } })
    await deps.jobs.drain(deps)
    const link = deps.mails.findLast(({ to }) => to === 'jiwoo@people.test')?.text ?? ''
    const code = /password-reset\/([\w-]+)/.exec(link)?.[1] ?? ''
    expect((await api.call(auth.resetPassword, { params: { code }, body: { password: 'Abcdefg1' } })).status).toBe(200)
    const signedIn = await api.call(auth.signin, { body: { email: 'jiwoo@people.test', password: 'Abcdefg1' } })
    expect(signedIn.status).toBe(200)
  })
})

describe('signing in with a provider (product §4)', () => {
  it('opens the person’s account, once per proof', async () => {
    const { userId } = await newcomer()
    const { outcome, proof } = await thereAndBack(api, local)
    expect(outcome).toBe('signin')
    const { data } = await api.call(social.signin, { body: proof })
    expect((await api.call(auth.isLogin, {}, { token: data.accessToken })).data).toMatchObject({ id: userId })
    expect(refusalOf(await api.call(social.signin, { body: proof }))).toEqual(expired)
  })

  it('accepts a proof once of parallel calls', async () => {
    await newcomer()
    const { proof } = await thereAndBack(api, local)
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.call(social.signin, { body: proof })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('rejects a social_id that the proof does not cover', async () => {
    await newcomer()
    const { proof } = await thereAndBack(api, local, { person: mina })
    expect(refusalOf(await api.call(social.signin, { body: { ...proof, social_id: yunseo.id } }))).toEqual(expired)
  })

  it('says that no account is connected, and leaves the proof valid for signing up', async () => {
    const { proof } = await thereAndBack(api, local)
    expect(refusalOf(await api.call(social.signin, { body: proof }))).toEqual([404, 'auth.socialUnknown'])
    const code = await mailedCode(deps, api, 'jiwoo@people.test')
    expect((await api.call(social.signup, { body: socialDraft(proof, { code }) })).status).toBe(200)
  })

  it('ends with the account: after closing it, the person is new', async () => {
    const { accessToken } = await newcomer()
    expect((await api.call(auth.withdraw, {}, { token: accessToken })).status).toBe(200)
    expect(await deps.db.select().from(accountSocial)).toEqual([])
    expect((await thereAndBack(api, local)).outcome).toBe('signup')
  })
})

describe('signing in with a provider to an account that was merged into another', () => {
  it('is refused and names the masked address of the one that remains', async () => {
    const { userId } = await newcomer()
    const remaining = await aMember(deps, { email: 'lim@people.test' })
    const operator = await anOperator({ deps })
    const sides = { remaining: remaining.id, other: userId }
    const { fingerprint } = await previewMerge(deps, sides)
    await mergeAccounts(deps, operator.id, {
      ...sides,
      fingerprint,
      reason: 'Asked for by phone.',
      is_one_person: true,
    })
    const { proof } = await thereAndBack(api, local)
    const answer = await api.call(social.signin, { body: proof })
    expect(refusalOf(answer)).toEqual([403, 'auth.merged'])
    expect(answer.refusal.message).toContain('l•••@people.test')
  })
})

describe('connecting a provider to an account (product §4)', () => {
  const connect = async (token: string, person = yunseo) => {
    const { proof } = await thereAndBack(api, local, { token, person })
    return api.call(social.link, { body: proof }, { token })
  }

  it('lets the person sign in to it from then on, and emails its holder', async () => {
    const { id, token, email } = await aMember(deps, { password: 'Abcdefg1' })
    const { data } = await connect(token)
    expect(data).toMatchObject({ password: true, connected: [{ social_type: 'kakao' }] })
    await deps.jobs.drain(deps)
    expect(deps.mails.findLast(({ to }) => to === email)?.subject).toBe('Kakao was connected with your account')
    const { proof } = await thereAndBack(api, local)
    const { data: entered } = await api.call(social.signin, { body: proof })
    expect((await api.call(auth.isLogin, {}, { token: entered.accessToken })).data).toMatchObject({ id })
  })

  it('accepts only a proof that was made for connecting this very account', async () => {
    const [one, two] = [await aMember(deps), await aMember(deps)]
    const { proof: foreign } = await thereAndBack(api, local, { token: two.token })
    const { proof: toSignIn } = await thereAndBack(api, local)
    for (const proof of [foreign, toSignIn]) {
      expect(refusalOf(await api.call(social.link, { body: proof }, { token: one.token }))).toEqual(expired)
    }
    expect(refusalOf(await api.call(social.signin, { body: foreign }))).toEqual(expired)
  })

  it('is refused for a person who has another account, and for a second person of the same provider', async () => {
    const [one, two] = [await aMember(deps), await aMember(deps)]
    expect((await connect(one.token)).status).toBe(200)
    expect(refusalOf(await connect(two.token))).toEqual([409, 'auth.socialTaken'])
    expect(refusalOf(await connect(one.token, mina))).toEqual([409, 'auth.socialTaken'])
  })

  it('is undone only while another way to sign in is left', async () => {
    const { accessToken: token } = await newcomer()
    const params = { social_type: 'kakao' } as const
    expect(refusalOf(await api.call(social.unlink, { params }, { token }))).toEqual([409, 'auth.lastWayIn'])
    const { proof } = await thereAndBack(api, local, { token, type: 'naver' })
    await api.call(social.link, { body: proof }, { token })
    const { data } = await api.call(social.unlink, { params }, { token })
    expect(data).toMatchObject({ password: false, connected: [{ social_type: 'naver' }] })
    expect((await api.call(social.unlink, { params }, { token })).status).toBe(404)
  })

  it('leaves one way to sign in when both are disconnected in parallel', async () => {
    const { accessToken: token } = await newcomer()
    const { proof } = await thereAndBack(api, local, { token, type: 'naver' })
    await api.call(social.link, { body: proof }, { token })
    const answers = await Promise.all(
      (['kakao', 'naver'] as const).map((social_type) =>
        api.call(social.unlink, { params: { social_type } }, { token }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await deps.db.select().from(accountSocial)).toHaveLength(1)
  })

  it('is shown as a way to sign in, beside the password', async () => {
    const { token } = await aMember(deps)
    expect((await api.call(social.ways, {}, { token })).data).toEqual({ password: false, connected: [] })
  })
})
