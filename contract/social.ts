import { isOwnLogin, Newcomer, onlyAt, UserType } from './auth'
import { endpoint } from './endpoint'
import { Instant, Uuid } from './fields'
import { z } from './zod'

/** Who vouches for somebody who signs in without a password (product §4). */
export const socialTypes = ['kakao', 'naver'] as const
export const SocialType = z.enum(socialTypes)
export type SocialType = z.infer<typeof SocialType>

/** How long one may take at the provider, and how long the proof that came of it is good, in minutes (product §4). */
export const socialStateMinutes = 10
export const socialProofMinutes = 5

const Secret = z.string().check(z.minLength(20), z.maxLength(200))

/** Who somebody is at a provider; `social_token` is our own single-use proof of it, never the provider's token. */
export const SocialProof = z.strictObject({
  social_type: SocialType,
  social_id: z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/, 'validation.invalid')),
  social_token: Secret,
})
export type SocialProof = z.infer<typeof SocialProof>

/** The sign-up draft without a password. A `type` is accepted and is `general` whatever it says (product §3). */
export const SocialSignup = z
  .extend(Newcomer, { ...SocialProof.shape, site: onlyAt('shop'), type: z.optional(UserType) })
  .check(isOwnLogin)
export type SocialSignup = z.input<typeof SocialSignup>

/** What came of the way to the provider. */
export const socialOutcomes = ['signin', 'signup', 'link', 'declined', 'unavailable'] as const
const Arrival = z.object({
  outcome: z.enum(socialOutcomes),
  /** It was set out on to connect the provider with an account, not to sign in. */
  linking: z.boolean(),
  /** Where the person wanted to go. */
  next: z.nullable(z.string()),
  proof: z.nullable(SocialProof),
  /** What the provider says of the person, to begin a sign-up with; empty where it says nothing. */
  person: z.nullable(z.object({ name: z.string(), email: z.string() })),
})

/** The ways into an account. */
const Ways = z.object({
  password: z.boolean(),
  connected: z.array(z.object({ social_type: SocialType, at: Instant })),
})

const Params = z.object({ social_type: SocialType })
const Away = z.object({ url: z.string() })

export const social = {
  /** Where to send the browser to sign in; binds what comes back to this browser by a cookie. */
  start: endpoint({
    method: 'post',
    path: '/api/v1/auth/social/:social_type/start',
    auth: 'none',
    params: Params,
    body: z.strictObject({ next: z.optional(z.string().check(z.maxLength(500))) }),
    data: Away,
    limit: 'signin',
  }),
  /** The same for a member who connects the provider with the account. */
  connect: endpoint({
    method: 'post',
    path: '/api/v1/auth/social/:social_type/connect',
    auth: 'member',
    params: Params,
    data: Away,
    limit: 'signin',
  }),
  /** Hands in what the provider has sent the browser back with: a code, or why there is none. */
  arrive: endpoint({
    method: 'post',
    path: '/api/v1/auth/social/:social_type/arrive',
    auth: 'none',
    params: Params,
    body: z.strictObject({
      state: z.string().check(z.maxLength(200)),
      code: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
      error: z.optional(z.string().check(z.maxLength(200))),
    }),
    data: Arrival,
    limit: 'signin',
  }),
  signin: endpoint({
    method: 'post',
    path: '/api/v1/auth/signin-social',
    auth: 'none',
    body: SocialProof,
    data: z.object({ accessToken: z.string() }),
    limit: 'signin',
  }),
  /** Returns a token besides `userId`, so that no one has to go to the provider twice. */
  signup: endpoint({
    method: 'post',
    path: '/api/v1/auth/signup-social',
    auth: 'none',
    body: SocialSignup,
    data: z.object({ userId: Uuid, accessToken: z.string() }),
    limit: 'signup',
    attempts: true,
  }),
  ways: endpoint({ method: 'get', path: '/api/v1/auth/social', auth: 'member', data: Ways }),
  link: endpoint({ method: 'post', path: '/api/v1/auth/social', auth: 'member', body: SocialProof, data: Ways }),
  /** Not the last way into the account. */
  unlink: endpoint({
    method: 'delete',
    path: '/api/v1/auth/social/:social_type',
    auth: 'member',
    params: Params,
    data: Ways,
  }),
}
