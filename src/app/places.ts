import { asksForSession } from '#src/session/route'
import type { ready } from './router'

export type Router = Awaited<ReturnType<typeof ready>>

/** Where the visitor is. */
export interface Place {
  path: string
  /** The route's pattern, `/product/detail/:productId`: safe to tell others, unlike the path. */
  pattern: string
  /** Only somebody signed in gets here. */
  guarded: boolean
  /** The page shows what only its visitor may know, although anybody gets there: `handle.secret` of its route. */
  secret: boolean
}

/** Called on arrival, with where the visitor was before; what it answers is called on leaving. */
export type Arrived = (place: Place, before: Place | null) => (() => void) | undefined

const placeOf = ({ state }: Router): Place => {
  const segments = state.matches.flatMap(({ route }) => route.path?.split('/') ?? []).filter(Boolean)
  return {
    path: state.location.pathname,
    pattern: `/${segments.join('/')}`,
    guarded: state.matches.some(({ route }) => asksForSession(route)),
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

/** Pages whose address or contents carry what only their visitor may know. */
const secretive = ['/tossSuccess', '/tossFail', '/fail', '/oauth-kakao', '/oauth-naver', '/redirect']
export const isSecret = ({ pattern, secret }: Place): boolean =>
  secret || secretive.includes(pattern) || pattern.includes(':token')
