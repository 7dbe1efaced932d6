import { type SocialType, social } from '#contract/social'
import { localPeople } from '#server/demo/social/local-social.page'
import { type LocalSocial, localSocial } from '#server/demo/social/social.local'
import type { SocialPerson } from '#server/ports/social'
import type { Answer, TestApi } from '#tests/support/api'
import type { TestDeps } from '#tests/support/deps'

/** Sets up sign-in with local providers, which answer within `timeout` milliseconds. */
export function withLocalSocial(deps: TestDeps, timeout?: number): LocalSocial {
  const local = localSocial(deps, timeout)
  Object.assign(deps, { social: local.providers })
  return local
}

export const [yunseo, mina] = localPeople.kakao as [SocialPerson, SocialPerson]

/** A browser on its way to a provider: the address, and the cookie it got. */
export interface Away {
  type: SocialType
  url: URL
  state: string
  cookie: string
}

const awayOf = (type: SocialType, { data, headers }: { data: { url: string }; headers: Headers }): Away => {
  const url = new URL(data.url)
  const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';')
  return { type, url, state: url.searchParams.get('state') ?? '', cookie }
}

interface Setting {
  type?: SocialType
  next?: string
  /** The cookie of an earlier visit. */
  cookie?: string
  /** The token of a member who connects the provider. */
  token?: string
}

/** Starts the way to a provider. */
export async function setOut(api: TestApi, { type = 'kakao', next, cookie, token }: Setting = {}): Promise<Away> {
  const params = { social_type: type }
  const manner = { token, headers: { ...(cookie && { Cookie: cookie }) } as Record<string, string> }
  if (token) return awayOf(type, await api.call(social.connect, { params }, manner))
  return awayOf(type, await api.call(social.start, { params, body: { next } }, manner))
}

/** What the provider returns to the browser of a person who agrees. */
export const agreed = (local: LocalSocial, { type, url, state }: Away, person: SocialPerson = yunseo): string =>
  local.state.grant({
    type,
    person,
    redirect_uri: url.searchParams.get('redirect_uri') ?? '',
    state,
    challenge: url.searchParams.get('code_challenge') ?? undefined,
  })

/** Returns from a provider with what it gave. */
export const comeBack = (
  api: TestApi,
  { type, state, cookie }: Pick<Away, 'type' | 'state' | 'cookie'>,
  brought: { code?: string; error?: string },
): Promise<Answer<typeof social.arrive>> =>
  api.call(
    social.arrive,
    { params: { social_type: type }, body: { state, ...brought } },
    { headers: { Cookie: cookie } },
  )

/** The whole round trip. */
export async function thereAndBack(api: TestApi, local: LocalSocial, how: Setting & { person?: SocialPerson } = {}) {
  const away = await setOut(api, how)
  const { data } = await comeBack(api, away, { code: agreed(local, away, how.person) })
  if (!data.proof) throw new Error(`no proof came of it: ${data.outcome}`)
  return { ...data, proof: data.proof }
}
