import type { RouteObject } from 'react-router-dom'
import { asksForSession, isBrowserOnly, type RestOfTree } from '#src/session/route'

/** A page that exists: its address as a pattern, and the key of its title. */
export interface BuiltPage {
  site: string
  path: string
  /** Only signed-in users can open it. */
  guarded: boolean
  /** The server sends it as the empty shell, although it is public. */
  shell: boolean
  title: string | undefined
}

const trees = import.meta.glob<{ routes: RouteObject; rest?: RestOfTree }>('../../src/sites/*/routes.tsx', {
  eager: true,
})

function walk(site: string, route: RouteObject, above: { path: string; guarded: boolean }): BuiltPage[] {
  const at = route.path ? `${above.path}/${route.path}`.replace('//', '/') : above.path
  const guarded = above.guarded || asksForSession(route)
  const inner = (route.children ?? []).flatMap((child) => walk(site, child, { path: at, guarded }))
  const isPage = !route.children && !route.path?.endsWith('*') && (route.index || route.path)
  return isPage
    ? [{ site, path: at || '/', guarded, shell: isBrowserOnly(route), title: route.handle?.title }, ...inner]
    : inner
}

/** Every page of every site, collected from the route trees. */
export async function builtPages(): Promise<BuiltPage[]> {
  const walked = Object.entries(trees).map(async ([file, { routes, rest }]) => {
    const more = (await rest?.load())?.routes ?? []
    return [routes, ...more].flatMap((route) => walk(file.split('/').at(-2) ?? '', route, { path: '', guarded: false }))
  })
  return (await Promise.all(walked)).flat()
}
