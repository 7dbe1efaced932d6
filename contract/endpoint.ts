import type { z } from './zod'

/**
 * The session areas: each has its own token and its own accounts, and all but `guest` a sign-in page (product §4). A guest's
 * token comes with a mailed code or link, and opens one reservation.
 */
export const areas = ['member', 'travel', 'admin', 'business', 'guest'] as const
export type Area = (typeof areas)[number]

/** Those that people open accounts in themselves; the desks' accounts are made by operators. */
export const accountAreas = ['member', 'travel', 'business'] as const satisfies readonly Area[]

/** Those that somebody signs in to. */
export const signinAreas = [...accountAreas, 'admin'] as const satisfies readonly Area[]

/** Who may hold a token of an area; an endpoint that names roles refuses every other holder (product §6). */
export const roles = [
  'general',
  'company',
  'applicant',
  'reviewer',
  'chief',
  'operator',
  'owner',
  'gate-staff',
  'supervisor',
  'buyer',
  'seller',
  'fair-admin',
] as const
export type Role = (typeof roles)[number]

/** Named rate limits; the figures are in `server/http/limits.figures.ts`. */
export type LimitName =
  | 'signin'
  | 'signup'
  | 'code'
  | 'sms'
  | 'lookup'
  | 'sitemap'
  | 'upload'
  | 'write'
  | 'inquiry'
  | 'webhook'
  | 'search'
  | 'guestUpload'
  | 'export'

type Schema = z.ZodMiniType
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** One call between client and server, as data: everything either side needs to know of it is here. */
export interface Endpoint {
  readonly method: Method
  /** `/api/v1/…` with `:name` for each parameter. */
  readonly path: string
  /** Whose token the call carries: of one area, of any of several, or `site`, which means the area of `:site`. */
  readonly auth: 'none' | 'site' | Area | readonly Area[]
  /** Named one by one, or those of the desk of `:site`, which `sites/desks.ts` knows. */
  readonly roles?: readonly Role[] | 'desk' | 'deskChief'
  readonly params?: Schema
  readonly query?: Schema
  /** Strict: an unknown field is refused. */
  readonly body?: Schema
  /** Most bytes of the body, where that is less than for others. */
  readonly bytes?: number
  /** Names of the file fields; the call is then multipart whenever one of them is filled. */
  readonly files?: readonly string[]
  readonly data: Schema
  /** The write costs something: it takes an `Idempotency-Key`, and the same key with another body is refused. */
  readonly idempotent?: true
  readonly limit?: LimitName
  /** A secret is tried: wrong ones count, by whose it is and from where, and the pause grows. */
  readonly attempts?: true
  /** Sends something to the address or number in its body, which need not be the caller's: few in an hour, whoever asks. */
  readonly sends?: true
  /** Anybody may ask it, and it costs a multiple of other reads: few run at once, and a rush is refused with 503 at once. */
  readonly costly?: true
  /** Changes what public pages show: every server then renders its pages again. */
  readonly edits?: true
  /** Answers 204 without a body whatever happens, so that a prober learns nothing. */
  readonly silent?: true
  /** Answers a stored file as an attachment; `data` then says which one, and the client gets its bytes. */
  readonly download?: true
  /** Stays open and sends server-sent events; `data` then is one of them. */
  readonly stream?: true
}

/** Keeps the literal types of an endpoint's definition. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type In<S> = S extends Schema ? z.input<S> : never
type Out<S> = S extends Schema ? z.output<S> : never

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends Schema
  ? Record<never, never> extends In<E[K]>
    ? { [P in K]?: In<E[K]> }
    : { [P in K]: In<E[K]> }
  : Record<never, never>

/** What a caller of the endpoint gives: parameters, query, body, files. */
export type CallInput<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  (E['files'] extends readonly (infer F extends string)[] ? { files?: { [K in F]?: File } } : Record<never, never>)

/** What the endpoint answers under `data`, or the bytes of the file it sends. */
export type Data<E extends Endpoint> = E extends { download: true } ? Blob : Out<E['data']>

/** What a handler gets: the same parts, parsed, and its files as `F`. */
export interface Parsed<E extends Endpoint, F = unknown> {
  params: Out<E['params']>
  query: Out<E['query']>
  body: Out<E['body']>
  files: E['files'] extends readonly (infer N extends string)[] ? { [K in N]?: F } : Record<never, never>
}
