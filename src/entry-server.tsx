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

/** API calls of rendered pages stay in the process; once, before the first page. */
export const connectInProcess = async (fetch: typeof globalThis.fetch): Promise<void> =>
  (await loadHttp()).connectInProcess(fetch)

/** A page as the server sends it. `html` is empty where only somebody signed in could see it. */
export interface Rendered {
  html: string
  state: PageState
  status: number
  /** Whose page it is: a site's tree has the site's name for its id. */
  site: Site
  /** Source files of the routes and texts that were used. */
  files: string[]
  redirect: string | null
  /** The path as its route writes it; routes match in capitals, too. */
  path: string
}

const statusOf = (errors: Record<string, { status?: number }> | null, notFound: boolean): number => {
  if (errors) return Object.values(errors)[0]?.status ?? 500
  return notFound ? 404 : 200
}

/** A path with the letters of its route where those are fixed, and its own elsewhere. */
function asWritten(pathname: string, matches: readonly { route: { path?: string } }[]): string {
  const pattern = matches.flatMap(({ route }) => route.path?.split('/') ?? []).filter(Boolean)
  const given = pathname.split('/').slice(1)
  if (pattern.length !== given.length || pattern.includes('*')) return pathname
  return `/${given.map((part, at) => (pattern[at]?.startsWith(':') ? part : pattern[at])).join('/')}`
}

/** What a page is rendered with; `turn` resolves when the process may be held up by it. */
interface RenderOptions {
  language: Lang
  now: number
  origin: string
  turn: () => Promise<void>
}

/** Renders a public page for a guest who reads `language`. Throws when the page could not be made. */
export async function render(url: string, { language, now, origin, turn }: RenderOptions): Promise<Rendered> {
  const visitor = await createVisitor({ prefs: { language }, now, origin })
  const starting = startUp(visitor, areaOfPath(url))
  // Redirects of `/` read the settings, so routing begins when they are there.
  await Promise.all([starting, visitor.i18n.loadNamespaces(['app', 'page', 'ui'])])
  const router = await ready(createMemoryRouter(rootRoutes(), { ...routerOptions(visitor), initialEntries: [url] }))
  const { location, matches, errors } = router.state
  const at = location.pathname + location.search
  const site = sites.find((each) => matches.some(({ route }) => route.id === each)) ?? 'shop'
  const notFound = matches.some(({ route }) => route.handle?.notFound)
  if (!visitor.shellOnly) await turn()
  const html = visitor.shellOnly ? '' : renderToString(<App visitor={visitor} router={router} />)
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
    // The first entry keeps this key unless a loader or a guard has led elsewhere.
    redirect: location.key === 'default' ? null : at,
    path: asWritten(location.pathname, matches),
  }
}
