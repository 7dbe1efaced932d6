import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Endpoint } from '#contract/endpoint'
import type { Deps } from '#server/deps'
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

/** Registers every endpoint at its path; `beat` is how often streams say that they are there, in milliseconds. */
export function mount(app: Hono<Env>, routes: readonly Mounted[], deps: Deps, limits: Limits, beat?: number): void {
  const sorted = routes.toSorted((a, b) => (order(a.endpoint.path) < order(b.endpoint.path) ? -1 : 1))
  for (const route of sorted) {
    const { method, path } = route.endpoint
    app.on(method.toUpperCase(), path, limitOf(route.endpoint), serve(route, deps, limits, beat))
  }
}
