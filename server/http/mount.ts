import type { Hono, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Endpoint } from '#contract/endpoint'
import type { Deps } from '#server/deps'
import { concurrencyLimiter, type Limited } from '#server/limiter'
import { Refusal } from '#server/refusal'
import type { Env } from './env'
import { type Mounted, serve } from './implement'
import type { Limits } from './limits'

const jsonBytes = 256 * 1024
const filesBytes = 24 * 1024 * 1024

/** A literal segment sorts before a parameter, so that `/members/coupons` is never taken for `/members/:id`. */
const order = (path: string) => path.replaceAll('/:', '/\uffff')

const tooLarge = () => {
  throw new Refusal(413, 'general.tooLarge')
}
const jsonLimit = bodyLimit({ maxSize: jsonBytes, onError: tooLarge })
const filesLimit = bodyLimit({ maxSize: filesBytes, onError: tooLarge })
const silentLimit = bodyLimit({ maxSize: jsonBytes, onError: (c) => c.body(null, 204) })

const limitOf = ({ files, silent }: Endpoint) => (silent ? silentLimit : files ? filesLimit : jsonLimit)

/**
 * Costly reads at once: fewer than `deps.reads` has connections, so that cheap ones find one. How many wait, and of them one
 * network's: as many as are answered within two seconds.
 */
const costlyReads = () => concurrencyLimiter(5, 200, { each: 40, waitMs: 2_000 })

/** Keeps costly reads to their number; a page that is rendered here has been let through already. */
const inTurn =
  (costly: Limited): MiddlewareHandler<Env> =>
  (c, next) =>
    c.env?.inProcess ? next() : costly(next, c.get('ip'))

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
  for (const route of sorted) {
    const { method, path } = route.endpoint
    const bounds = route.endpoint.costly ? [limitOf(route.endpoint), bounded] : [limitOf(route.endpoint)]
    app.on(method.toUpperCase(), [path], ...bounds, serve(route, deps, limits, beat))
  }
}
