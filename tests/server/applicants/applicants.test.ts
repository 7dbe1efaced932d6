import { beforeEach, describe, expect, it } from 'vitest'
import { type ApplicantSignup, applicants } from '#contract/applicants'
import { auth } from '#contract/auth'
import { members } from '#contract/members'
import { account } from '#server/modules/accounts/accounts.table'
import { applicant } from '#server/modules/applicants/applicants.table'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aDraft, mailedCode, otherThan } from '#tests/support/signup'

const email = 'mei@school.test'
const password = 'Abcdefg1'
let deps: TestDeps
let api: TestApi

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
})

const organization = {
  kind: 'school',
  organization: '浪速光高等学校',
  organization_latin: 'Naniwa Hikari High School',
  country: 'JP',
} as const

function aSignup(change: Partial<ApplicantSignup> = {}): ApplicantSignup {
  const { type: _, site: __, ...draft } = aDraft({ email })
  return { ...draft, ...organization, name: 'Mei Tanaka', phone: '+819012345678', ...change }
}

const register = (change?: Partial<ApplicantSignup>) => api.call(applicants.register, { body: aSignup(change) })
const codeFor = () => mailedCode(deps, api, email, 'edu-travel')

async function signedIn(): Promise<{ id: string; token: string }> {
  const { id } = (await register({ code: await codeFor() })).data
  const { data } = await api.call(auth.signin, { body: { email, password, site: 'edu-travel' } })
  return { id, token: data.accessToken }
}

describe('an organization that applies', () => {
  it('registers with a mailed code and reads its data, in its own script (product §3)', async () => {
    const { id, token } = await signedIn()
    expect((await api.call(applicants.own, {}, { token })).data).toEqual({
      id,
      email,
      name: 'Mei Tanaka',
      phone: '+819012345678',
      ...organization,
      lang: 'en',
      agree_marketing: false,
    })
    expect(await deps.db.select({ area: account.area, roles: account.roles }).from(account)).toEqual([
      { area: 'travel', roles: ['applicant'] },
    ])
  })

  it('is not a shop member: its token opens no profile there', async () => {
    const { id, token } = await signedIn()
    expect((await api.call(members.profile, { params: { id } }, { token })).status).toBe(401)
  })

  it('stores nothing where the code is wrong or the address is taken', async () => {
    const code = await codeFor()
    expect((await register({ code: otherThan(code) })).refusal).toMatchObject({ code: 'auth.codeWrong' })
    expect([await deps.db.$count(account), await deps.db.$count(applicant)]).toEqual([0, 0])
    await register({ code })
    const again = await register({ code, organization: 'Another' })
    expect([again.status, again.refusal.code]).toEqual([409, 'auth.emailTaken'])
    expect(await deps.db.select({ organization: applicant.organization }).from(applicant)).toEqual([
      { organization: organization.organization },
    ])
  })

  it.each([
    ['without a kind', { kind: '' as 'school' }, 'kind'],
    ['without a name', { organization: '  ' }, 'organization'],
    ['in no country', { country: 'Japan' }, 'country'],
    ['on another site', { site: 'shop' as 'edu-travel' }, 'site'],
    ['with two passwords', { password_confirm: 'Another1x' }, 'password_confirm'],
    ['without agreeing to the terms', { agree_terms: false }, 'agree_terms'],
  ])('does not register %s', async (_, change, field) => {
    const { status, refusal } = await register({ code: await codeFor(), ...change })
    expect([status, refusal.field]).toEqual([400, field])
    expect(await deps.db.$count(account)).toBe(0)
  })

  it('changes its description and the language of its mails, and nothing else', async () => {
    const { id, token } = await signedIn()
    const body = {
      ...organization,
      kind: 'agency',
      country: 'VN',
      organization: 'Red River Study Tours',
      organization_latin: '',
      name: 'Linh Pham',
      lang: 'ko',
      agree_marketing: true,
    } as const
    const { data } = await api.call(applicants.change, { body }, { token })
    expect(data).toEqual({ id, email, phone: '+819012345678', ...body })
    expect((await api.call(applicants.own, {}, { token })).data).toEqual(data)
    const another = { ...body, email: 'other@school.test' } as typeof body
    expect((await api.call(applicants.change, { body: another }, { token })).status).toBe(400)
    await api.call(auth.withdraw, { query: { site: 'edu-travel' } }, { token })
    await deps.jobs.drain(deps)
    expect(deps.mails.at(-1)?.subject).toBe('[서울 교육여행] 회원 탈퇴가 완료되었습니다')
  })

  it('is deleted with its account (product §8)', async () => {
    const { token } = await signedIn()
    expect((await api.call(auth.withdraw, { query: { site: 'edu-travel' } }, { token })).status).toBe(200)
    expect(await deps.db.$count(applicant)).toBe(0)
    expect((await api.call(applicants.own, {}, { token })).status).toBe(401)
  })
})
