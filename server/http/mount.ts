import type { Hono, MiddlewareHandler } from 'hono'
import type { Endpoint } from '#contract/endpoint'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { isMultipart } from './body'
import { boundBody } from './body-size'
import { type CostlyOptions, costlyReads } from './costly'
import type { Env } from './env'
import { type Mounted, serve } from './implement'
import { incoming } from './incoming'
import type { Limits } from './limits'

const jsonBytes = 256 * 1024

/** Sorts a literal segment before a parameter, so that `/members/coupons` is never taken for `/members/:id`. */
const order = (path: string) => path.replaceAll('/:', '/\uffff')

const tooLarge = () => {
  throw new Refusal(413, 'general.tooLarge')
}
const jsonLimit = boundBody(jsonBytes, tooLarge)

/** Returns the middleware that runs before a body is read: its size limit, and where files are stored. */
function limitOf({ files, silent, bytes = jsonBytes }: Endpoint, streamed: MiddlewareHandler<Env>) {
  if (silent) return boundBody(bytes, (c) => c.body(null, 204))
  if (!files) return boundBody(bytes, tooLarge)
  const either: MiddlewareHandler<Env> = (c, next) => (isMultipart(c) ? streamed(c, next) : jsonLimit(c, next))
  return either
}

/** What limits the endpoints; `beat` is how often streams send a heartbeat, in milliseconds. */
export interface MountOptions extends CostlyOptions {
  limits: Limits
  beat?: number | undefined
}

const sorted = new WeakMap<readonly Mounted[], readonly Mounted[]>()

/** The routes in the order in which they are registered, sorted once for every list. */
function inOrder(routes: readonly Mounted[]): readonly Mounted[] {
  const known = sorted.get(routes)
  if (known) return known
  const made = routes
    .map((route) => ({ route, place: order(route.endpoint.path) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ route }) => route)
  sorted.set(routes, made)
  return made
}

/** Registers every endpoint at its path. */
export function mount(
  app: Hono<Env>,
  routes: readonly Mounted[],
  deps: Deps,
  { limits, beat, ...options }: MountOptions,
): void {
  const costly = costlyReads(options)
  const streamed = incoming(deps.settings)
  const context = { deps, limits, costly, beat }
  for (const route of inOrder(routes)) {
    const { method, path } = route.endpoint
    // A request with GET has no body.
    const bounds = method === 'get' ? [] : [limitOf(route.endpoint, streamed)]
    app.on(method.toUpperCase(), [path], ...bounds, serve(route, context))
  }
}
