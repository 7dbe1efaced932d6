import type { ready } from './router'

export type Router = Awaited<ReturnType<typeof ready>>

/** Where the visitor is. */
export interface Place {
  path: string
  /** The route's pattern, `/product/detail/:productId`: safe to tell others, unlike the path. */
  pattern: string
  /** Only somebody signed in gets here. */
  guarded: boolean
}

const placeOf = ({ state }: Router): Place => {
  const segments = state.matches.flatMap(({ route }) => route.path?.split('/') ?? []).filter(Boolean)
  return {
    path: state.location.pathname,
    pattern: `/${segments.join('/')}`,
    guarded: state.matches.some(({ route }) => route.middleware !== undefined),
  }
}

/** Calls `arrived` now and each time the visitor has come to another path, with where they were before. */
export function onPlace(router: Router, arrived: (place: Place, before: Place | null) => void): void {
  let here = placeOf(router)
  arrived(here, null)
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle' || state.location.pathname === here.path) return
    const before = here
    here = placeOf(router)
    arrived(here, before)
  })
}

/** Pages whose address or contents carry what only their visitor may know. */
const secretive = ['/tossSuccess', '/tossFail', '/fail', '/oauth-kakao', '/oauth-naver', '/redirect']
export const isSecret = ({ pattern }: Place): boolean => secretive.includes(pattern) || pattern.includes(':token')
