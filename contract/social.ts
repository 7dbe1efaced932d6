import { isOwnLogin, Newcomer, onlyAt, UserType } from './auth'
import { endpoint } from './endpoint'
import { Instant, Uuid } from './fields'
import { z } from './zod'

/** Identity providers for signing in without a password (product §4). */
export const socialTypes = ['kakao', 'naver'] as const
export const SocialType = z.enum(socialTypes)
export type SocialType = z.infer<typeof SocialType>

/** Minutes that a user can take at the provider, and that the resulting proof is valid (product §4). */
export const socialStateMinutes = 10
export const socialProofMinutes = 5

const Secret = z.string().check(z.minLength(20), z.maxLength(200))

/** A user's identity at a provider; `social_token` is our own single-use proof of it, never the provider's token. */
export const SocialProof = z.strictObject({
  social_type: SocialType,
  social_id: z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/, 'validation.invalid')),
  social_token: Secret,
})
export type SocialProof = z.infer<typeof SocialProof>

/** The sign-up draft without a password. A `type` is accepted and is always `general` (product §3). */
export const SocialSignup = z
  .extend(Newcomer, { ...SocialProof.shape, site: onlyAt('shop'), type: z.optional(UserType) })
  .check(isOwnLogin)
export type SocialSignup = z.input<typeof SocialSignup>

/** The outcome of the round trip to the provider. */
export const socialOutcomes = ['signin', 'signup', 'link', 'declined', 'unavailable'] as const
const Arrival = z.object({
  outcome: z.enum(socialOutcomes),
  /** Whether it was started to connect the provider to an account, not to sign in. */
  linking: z.boolean(),
  /** The page that the person was on the way to. */
  next: z.nullable(z.string()),
  proof: z.nullable(SocialProof),
  /** What the provider knows about the person, to prefill a sign-up; empty strings for unknown values. */
  person: z.nullable(z.object({ name: z.string(), email: z.string() })),
})

/** The sign-in methods of an account. */
const Ways = z.object({
  password: z.boolean(),
  connected: z.array(z.object({ social_type: SocialType, at: Instant })),
})

const Params = z.object({ social_type: SocialType })
const Away = z.object({ url: z.string() })

export const social = {
  /** The provider's address for signing in; a cookie binds the response to this browser. */
  start: endpoint({
    method: 'post',
    path: '/api/v1/auth/social/:social_type/start',
    auth: 'none',
    params: Params,
    body: z.strictObject({ next: z.optional(z.string().check(z.maxLength(500))) }),
    data: Away,
    limit: 'signin',
  }),
  /** Like `start`, for a member who connects the provider to the account. */
  connect: endpoint({
    method: 'post',
    path: '/api/v1/auth/social/:social_type/connect',
    auth: 'member',
    params: Params,
    data: Away,
    limit: 'signin',
  }),
  /** Submits what the provider returned through the browser: a code, or why there is none. */
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
  /** Returns a token besides `userId`, so that the user need not go to the provider twice. */
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
  /** Refuses to remove the last sign-in method of the account. */
  unlink: endpoint({
    method: 'delete',
    path: '/api/v1/auth/social/:social_type',
    auth: 'member',
    params: Params,
    data: Ways,
  }),
}
