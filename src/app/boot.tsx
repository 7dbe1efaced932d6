import { hydrate } from '@tanstack/react-query'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { isRightToLeft, spokenOf } from '#contract/languages'
import { areaOfPath } from '#contract/sites/sites'
import { loadHttp } from '#src/api/call'
import { report } from '#src/api/report'
import { startUp } from '#src/api/start-up'
import { createVisitor, type Visitor } from '#src/session/visitor'
import { App } from './app'
import { connectErrors } from './errors'
import { keepStored, languageOfPage, readStored } from './persist'
import type { Router } from './places'
import { ready, rootRoutes, routerOptions } from './router'
import { reloadOnStaleChunk } from './stale-chunk'
import { showStartFailed } from './start-failed'
import { type PageState, stateElementId } from './state'

/** The client, mounted. */
export interface Running {
  visitor: Visitor
  router: Router
  /** Takes it down again, with everything that it left running. */
  stop(): void
}

const readState = (): PageState | null => {
  const text = document.getElementById(stateElementId)?.textContent
  return text ? (JSON.parse(text) as PageState) : null
}

/** The page runs as the reader's language does and is told to be in it; without texts of its own, its body is English. */
function keepDocument(visitor: Visitor): void {
  const write = () => {
    const { language } = visitor.prefs.getState()
    document.documentElement.lang = language
    document.documentElement.dir = isRightToLeft(language) ? 'rtl' : 'ltr'
    const spoken = spokenOf(language)
    if (language.startsWith(spoken)) document.body.removeAttribute('lang')
    else document.body.lang = spoken
  }
  write()
  visitor.prefs.subscribe(write)
}

/** The visitor that the server rendered `state` for, or a fresh one from what the tab remembers. */
async function visitorFor(state: PageState | null, fresh: boolean): Promise<Visitor> {
  const stored = readStored()
  // Somebody who is rendered for here, and not by the server, makes calls at once.
  if (fresh) void loadHttp()
  const taken = fresh ? null : state
  const visitor = await createVisitor({
    prefs: taken
      ? { ...taken.prefs, languageChosen: stored.prefs.languageChosen ?? false }
      : { ...stored.prefs, language: languageOfPage(stored.prefs.language) },
    tokens: stored.tokens,
    social: stored.social,
    now: taken?.now ?? Date.now(),
    origin: location.origin,
  })
  keepStored(visitor)
  if (state) hydrate(visitor.queries, state.queries)
  return visitor
}

/** Takes over what the server rendered, or mounts from scratch. */
function mount(root: HTMLElement, visitor: Visitor, router: Router, fresh: boolean) {
  const app = <App visitor={visitor} router={router} />
  if (!fresh) {
    keepDocument(visitor)
    return hydrateRoot(root, app)
  }
  // React adds its own head tags; those the server wrote for another language would be beside them.
  for (const tag of document.head.querySelectorAll('[data-ssr]')) tag.remove()
  root.textContent = ''
  keepDocument(visitor)
  const mounted = createRoot(root)
  mounted.render(app)
  document.documentElement.removeAttribute('data-fresh')
  return mounted
}

/** Starts what only serves the page. When that does not come the page stays as it is, and is not taken for one that failed. */
const attend = (visitor: Visitor, router: Router): Promise<() => void> =>
  import('./after-mount')
    .then(({ afterMount }) => afterMount(visitor, router))
    .catch((error: unknown) => {
      report('what follows the first page could not be started', error)
      return () => {}
    })

/** The browser's way in: takes over the page that the server rendered, or mounts a fresh one. Throws what start-up threw. */
export async function boot(): Promise<Running> {
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  let router: Router | undefined
  const opening = () => router?.state.navigation.location
  const stopWatching = reloadOnStaleChunk(document.documentElement.dataset.version ?? '', () => {
    const next = opening()
    return next && next.pathname + next.search
  })
  const fresh = document.documentElement.hasAttribute('data-fresh') || !root.firstElementChild
  const visitor = await visitorFor(readState(), fresh)
  try {
    connectErrors(visitor, opening)
    await Promise.all([
      startUp(visitor, areaOfPath(location.pathname)),
      visitor.i18n.loadNamespaces(['app', 'page', 'ui']),
    ])
    const ours = await ready(createBrowserRouter(rootRoutes(), routerOptions(visitor)))
    router = ours
    const mounted = mount(root, visitor, ours, fresh)
    const end = await attend(visitor, ours)
    const stop = () => {
      end()
      stopWatching()
      mounted.unmount()
      ours.dispose()
    }
    return { visitor, router: ours, stop }
  } catch (error) {
    document.documentElement.removeAttribute('data-fresh')
    await showStartFailed(root, visitor)
    throw error
  }
}
