import { siteRecords } from '#contract/sites/sites'
import { asksForSession } from '#src/session/route'
import type { ready } from './router'

export type Router = Awaited<ReturnType<typeof ready>>

/** Where the visitor is. */
export interface Place {
  path: string
  /** The route's pattern, `/product/detail/:productId`: safe to tell others, unlike the path. */
  pattern: string
  /** The pattern with the names of what everybody may see, `/product/detail/gyeongju-walk`: what analytics receive. */
  named: string
  /** Only somebody signed in gets here. */
  guarded: boolean
  /** The page shows what only its visitor may know, although anybody gets there: `handle.secret` of its route. */
  secret: boolean
}

/** Called on arrival, with where the visitor was before; what it answers is called on leaving. */
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

/** Calls `arrived` now and each time the visitor has come to another path. Answers how to end it. */
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

/** Whether its address or contents carry what only its visitor may know. */
export const isSecret = ({ pattern, secret }: Place): boolean =>
  secret || secretPages.includes(pattern) || pattern.includes(':token')
