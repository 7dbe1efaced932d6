import type { z } from './zod'

/**
 * The session areas: each has its own token and its own accounts, and all but `guest` a sign-in page (product §4). A guest's
 * token is issued by a mailed code or link, and opens one reservation.
 */
export const areas = ['member', 'travel', 'admin', 'business', 'guest'] as const
export type Area = (typeof areas)[number]

/** Areas with self-service sign-up; accounts of the desks are made by operators. */
export const accountAreas = ['member', 'travel', 'business'] as const satisfies readonly Area[]

/** Areas with a sign-in. */
export const signinAreas = [...accountAreas, 'admin'] as const satisfies readonly Area[]

/** Roles of token holders; an endpoint that names roles refuses every other holder (product §6). */
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
  'mice-gate-staff',
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
  | 'scan'

type Schema = z.ZodMiniType
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** One call between client and server, as data: everything that either side needs to know about it. */
export interface Endpoint {
  readonly method: Method
  /** `/api/v1/…` with `:name` for each parameter. */
  readonly path: string
  /** The area whose token the call carries: one, any of several, or `site`, which means the area of `:site`. */
  readonly auth: 'none' | 'site' | Area | readonly Area[]
  /** The allowed roles, or those of the desk of `:site`, defined in `sites/desks.ts`. */
  readonly roles?: readonly Role[] | 'desk' | 'deskChief'
  readonly params?: Schema
  readonly query?: Schema
  /** Strict: an unknown field is refused. */
  readonly body?: Schema
  /** Maximum body size in bytes, if other than the default. */
  readonly bytes?: number
  /** Names of the file fields; the call is multipart if any of them is filled. */
  readonly files?: readonly string[]
  readonly data: Schema
  /** The write has a cost: it takes an `Idempotency-Key`, and the same key with another body is refused. */
  readonly idempotent?: true
  readonly limit?: LimitName
  /** The call tries a secret: wrong tries are counted by account and by client address, and the pause grows. */
  readonly attempts?: true
  /**
   * Sends a message to the address or number in its body, which need not be the caller's: each recipient gets only a few per
   * hour, counted over all callers.
   */
  readonly sends?: true
  /** Public and much more expensive than other reads: only a few run at a time, and a rush is refused immediately with 503. */
  readonly costly?: true
  /** Changes the content of public pages: every server then renders its pages again. */
  readonly edits?: true
  /** Answers 204 without a body in every case, so that a prober learns nothing. */
  readonly silent?: true
  /** Answers with a stored file as an attachment; `data` then describes it, and the client receives its bytes. */
  readonly download?: true
  /** Stays open and sends server-sent events; `data` is the schema of one event. */
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

/** What a caller of the endpoint passes: parameters, query, body, files. */
export type CallInput<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  (E['files'] extends readonly (infer F extends string)[] ? { files?: { [K in F]?: File } } : Record<never, never>)

/** The `data` of the endpoint's response, or the bytes of the file it sends. */
export type Data<E extends Endpoint> = E extends { download: true } ? Blob : Out<E['data']>

/** What a handler receives: the same parts, parsed, with its files as `F`. */
export interface Parsed<E extends Endpoint, F = unknown> {
  params: Out<E['params']>
  query: Out<E['query']>
  body: Out<E['body']>
  files: E['files'] extends readonly (infer N extends string)[] ? { [K in N]?: F } : Record<never, never>
}
