import { hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { isRightToLeft, spokenOf } from '#contract/languages'
import { areaOfPath } from '#contract/sites/sites'
import { loadHttp } from '#src/api/call'
import { report } from '#src/api/report'
import { startUp } from '#src/api/start-up'
import { createVisitor, type Visitor } from '#src/session/visitor'
import { App } from './app'
import { type EarlyFields, takeEarlyFields } from './early-fields'
import { connectErrors } from './errors'
import { keepStored, languageOfPage, readStored } from './persist'
import type { Router } from './places'
import { ready, rootRoutes, routerOptions } from './router'
import { reloadOnStaleChunk } from './stale-chunk'
import { showStartFailed } from './start-failed'
import { type PageState, stateElementId } from './state'

/** The mounted client. */
export interface Running {
  visitor: Visitor
  router: Router
  /** Unmounts the client and stops everything it started. */
  stop(): void
}

const readState = (): PageState | null => {
  const text = document.getElementById(stateElementId)?.textContent
  return text ? (JSON.parse(text) as PageState) : null
}

/** Sets the language and direction of the document. For a language without its own texts, the body is marked as English. */
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

/** Returns the visitor that the server rendered `state` for, or a fresh one from what the tab has stored. */
async function visitorFor(state: PageState | null, fresh: boolean): Promise<Visitor> {
  const stored = readStored()
  // A page rendered here, not by the server, makes calls immediately.
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

/** Hydrates what the server rendered, or mounts from scratch. */
function mount(root: HTMLElement, visitor: Visitor, router: Router, fresh: boolean) {
  const app = <App visitor={visitor} router={router} />
  if (!fresh) {
    keepDocument(visitor)
    let mounted: Root | undefined
    // In a transition, React hydrates in short slices, so that the page reacts in between.
    startTransition(() => {
      mounted = hydrateRoot(root, app)
    })
    return mounted as unknown as Root
  }
  // React adds its own head tags; without this, those the server wrote for another language would remain beside them.
  for (const tag of document.head.querySelectorAll('[data-ssr]')) tag.remove()
  root.textContent = ''
  keepDocument(visitor)
  const mounted = createRoot(root)
  mounted.render(app)
  document.documentElement.removeAttribute('data-fresh')
  return mounted
}

/** Makes the calls of start-up. A page with a worker also starts without a network. */
async function start(visitor: Visitor): Promise<void> {
  const area = areaOfPath(location.pathname)
  if (!navigator.serviceWorker?.controller) return startUp(visitor, area)
  const { startOffline } = await import('#src/kits/offline/start-offline')
  await startOffline(visitor, area)
}

/** Starts the secondary work of the page. If that fails to load, the page stays as it is and does not count as failed. */
const attend = (visitor: Visitor, router: Router, early: EarlyFields): Promise<() => void> =>
  import('./after-mount')
    .then(({ afterMount }) => afterMount(visitor, router, early))
    .catch((error: unknown) => {
      report('what follows the first page could not be started', error)
      return () => {}
    })

/** The browser's entry point: hydrates the server's page, or mounts a fresh one. Throws start-up errors. */
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
    await Promise.all([start(visitor), visitor.i18n.loadNamespaces(['app', 'page', 'ui'])])
    const ours = await ready(createBrowserRouter(rootRoutes(), routerOptions(visitor)))
    router = ours
    const early = takeEarlyFields()
    const mounted = mount(root, visitor, ours, fresh)
    const end = await attend(visitor, ours, early)
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
