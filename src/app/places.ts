import { siteRecords } from '#contract/sites/sites'
import { asksForSession } from '#src/session/route'
import type { ready } from './router'

export type Router = Awaited<ReturnType<typeof ready>>

/** The visitor's current page. */
export interface Place {
  path: string
  /** The route's pattern, `/product/detail/:productId`: safe to pass on, unlike the path. */
  pattern: string
  /** The pattern with public names filled in, `/product/detail/gyeongju-walk`: what analytics receive. */
  named: string
  /** The page requires signing in. */
  guarded: boolean
  /** The page shows private content although anyone can open it: `handle.secret` of its route. */
  secret: boolean
}

/** Called on arrival, with the place before; the function it returns is called on leaving. */
export type Arrived = (place: Place, before: Place | null) => (() => void) | undefined

/** Parameters that name something public: a product, a category, a region, a board. */
const publicParameters: readonly string[] = [':productId', ':category', ':region', ':type']
const isName = (value: string) => /^[a-z0-9-]{1,80}$/.test(value)

const placeOf = ({ state }: Router): Place => {
  const segments = state.matches.flatMap(({ route }) => route.path?.split('/') ?? []).filter(Boolean)
  const { params = {} } = state.matches.at(-1) ?? {}
  const guarded = state.matches.some(({ route }) => asksForSession(route))
  const named = segments.map((segment) => {
    const value = params[segment.slice(1)] ?? ''
    return !guarded && publicParameters.includes(segment) && isName(value) ? value : segment
  })
  return {
    path: state.location.pathname,
    pattern: `/${segments.join('/')}`,
    named: `/${named.join('/')}`,
    guarded,
    secret: state.matches.some(({ route }) => (route.handle as { secret?: boolean } | undefined)?.secret === true),
  }
}

/** Calls `arrived` now and on every change of path. Returns the unsubscribe function. */
export function onPlace(router: Router, arrived: Arrived): () => void {
  let here = placeOf(router)
  let leave = arrived(here, null)
  const stop = router.subscribe((state) => {
    if (state.navigation.state !== 'idle' || state.location.pathname === here.path) return
    leave?.()
    const before = here
    here = placeOf(router)
    leave = arrived(here, before)
  })
  return () => {
    stop()
    leave?.()
  }
}

const secretPages = Object.values(siteRecords).flatMap((site) => site.secretPages ?? [])

/** Whether its address or contents hold something private to the visitor. */
export const isSecret = ({ pattern, secret }: Place): boolean =>
  secret || secretPages.includes(pattern) || pattern.includes(':token')
