import type { Hono, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Endpoint } from '#contract/endpoint'
import type { Deps } from '#server/deps'
import { concurrencyLimiter, type Limited } from '#server/limiter'
import { Refusal } from '#server/refusal'
import { networksOf } from './address'
import { isMultipart } from './body'
import type { Env } from './env'
import { type Mounted, serve } from './implement'
import { incoming } from './incoming'
import type { Limits } from './limits'

const jsonBytes = 256 * 1024

/** A literal segment sorts before a parameter, so that `/members/coupons` is never taken for `/members/:id`. */
const order = (path: string) => path.replaceAll('/:', '/\uffff')

const tooLarge = () => {
  throw new Refusal(413, 'general.tooLarge')
}
const jsonLimit = bodyLimit({ maxSize: jsonBytes, onError: tooLarge })

/** What stands before a body is read: the most that it may have, and where files go. */
function limitOf({ files, silent, bytes = jsonBytes }: Endpoint, streamed: MiddlewareHandler<Env>) {
  if (silent) return bodyLimit({ maxSize: bytes, onError: (c) => c.body(null, 204) })
  if (!files) return jsonLimit
  const either: MiddlewareHandler<Env> = (c, next) => (isMultipart(c) ? streamed(c, next) : jsonLimit(c, next))
  return either
}

/**
 * Costly reads at once: fewer than `deps.reads` has connections, so that cheap ones find one. How many wait, and of them one
 * network's: as many as are answered within two seconds.
 */
const costlyReads = () => concurrencyLimiter(5, 200, { each: 40, waitMs: 2_000 })

/** Keeps costly reads to their number; a page that is rendered here has been let through already. */
const inTurn =
  (costly: Limited): MiddlewareHandler<Env> =>
  (c, next) =>
    c.env?.inProcess ? next() : costly(next, networksOf(c.get('ip')).near)

/** What bounds the endpoints; `beat` is how often streams say that they are there, in milliseconds. */
export interface MountOptions {
  limits: Limits
  beat?: number | undefined
  /** Lets costly reads through. */
  costly?: Limited | undefined
}

/** Registers every endpoint at its path. */
export function mount(
  app: Hono<Env>,
  routes: readonly Mounted[],
  deps: Deps,
  { limits, beat, costly = costlyReads() }: MountOptions,
): void {
  const sorted = routes.toSorted((a, b) => (order(a.endpoint.path) < order(b.endpoint.path) ? -1 : 1))
  const bounded = inTurn(costly)
  const streamed = incoming(deps.settings)
  for (const route of sorted) {
    const { method, path } = route.endpoint
    const bounds = route.endpoint.costly
      ? [limitOf(route.endpoint, streamed), bounded]
      : [limitOf(route.endpoint, streamed)]
    app.on(method.toUpperCase(), [path], ...bounds, serve(route, deps, limits, beat))
  }
}
