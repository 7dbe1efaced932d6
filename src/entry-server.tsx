import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import type { Lang } from '#contract/languages'
import { defaultCurrency } from '#contract/money'
import { areaOfPath, type Site, sites } from '#contract/sites/sites'
import { loadHttp } from '#src/api/call'
import { startUp } from '#src/api/start-up'
import { App } from '#src/app/app'
import { firstScript, firstStyle } from '#src/app/first'
import { ready, rootRoutes, routerOptions } from '#src/app/router'
import type { PageState } from '#src/app/state'
import { createVisitor } from '#src/session/visitor'

export const first = { script: firstScript, style: firstStyle, currency: defaultCurrency }

/** Keeps the API calls of rendered pages in the process; call it once, before the first page. */
export const connectInProcess = async (fetch: typeof globalThis.fetch): Promise<void> =>
  (await loadHttp()).connectInProcess(fetch)

/** A page as the server sends it. `html` is empty where only a signed-in user could see it, and where the page has moved. */
export interface Rendered {
  html: string
  state: PageState
  status: number
  /** The site of the page: a site's tree has the site's name as its id. */
  site: Site
  /** Source files of the routes and texts that were used. */
  files: string[]
  redirect: string | null
  /** The path as its route spells it; routes also match in capitals. */
  path: string
  /** It was requested in another spelling, and is shown at `path` only. */
  isMoved: boolean
}

const statusOf = (errors: Record<string, { status?: number }> | null, notFound: boolean): number => {
  if (errors) return Object.values(errors)[0]?.status ?? 500
  return notFound ? 404 : 200
}

/** Returns a path in the spelling of its route; parameters keep their own. */
function asWritten(pathname: string, matches: readonly { route: { path?: string } }[]): string {
  const pattern = matches.flatMap(({ route }) => route.path?.split('/') ?? []).filter(Boolean)
  const given = pathname.split('/').slice(1)
  if (pattern.length !== given.length || pattern.includes('*')) return pathname
  return `/${given.map((part, at) => (pattern[at]?.startsWith(':') ? part : pattern[at])).join('/')}`
}

/** `turn` resolves when rendering may block the process. */
interface RenderOptions {
  language: Lang
  now: number
  origin: string
  turn: () => Promise<void>
}

/** Renders a public page for a guest who reads `language`. Throws when it fails. */
export async function render(url: string, { language, now, origin, turn }: RenderOptions): Promise<Rendered> {
  const visitor = await createVisitor({ prefs: { language }, now, origin })
  const starting = startUp(visitor, areaOfPath(url))
  // Redirects of `/` read the settings, so routing starts once they are loaded.
  await Promise.all([starting, visitor.i18n.loadNamespaces(['app', 'page', 'ui'])])
  const router = await ready(createMemoryRouter(rootRoutes(), { ...routerOptions(visitor), initialEntries: [url] }))
  const { location, matches, errors } = router.state
  const at = location.pathname + location.search
  const site = sites.find((each) => matches.some(({ route }) => route.id === each)) ?? 'shop'
  const notFound = matches.some(({ route }) => route.handle?.notFound)
  const path = asWritten(location.pathname, matches)
  // The first entry keeps this key unless a loader or a guard redirected.
  const redirect = location.key === 'default' ? null : at
  const isMoved = path !== location.pathname && path.toLowerCase() === location.pathname.toLowerCase()
  const isEmpty = visitor.shellOnly || isMoved || redirect !== null
  if (!isEmpty) await turn()
  const html = isEmpty ? '' : renderToString(<App visitor={visitor} router={router} />)
  router.dispose()
  const routeFiles = matches.flatMap(({ route }) => (route as { file?: string }).file ?? [])
  const state: PageState = {
    now,
    origin,
    prefs: { language, currency: visitor.prefs.getState().currency },
    queries: dehydrate(visitor.queries),
  }
  visitor.queries.clear()
  return {
    html,
    state,
    status: visitor.shellOnly ? 200 : statusOf(errors, notFound),
    site,
    files: routeFiles,
    redirect,
    path,
    isMoved,
  }
}
