import { hydrate } from '@tanstack/react-query'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { isRightToLeft } from '#contract/languages'
import { startUp } from '#src/api/start-up'
import { createVisitor, type Visitor } from '#src/session/visitor'
import { App } from './app'
import { connectErrors } from './errors'
import { keepStored, languageOfPage, readStored } from './persist'
import { ready, rootRoutes, routerOptions } from './router'
import { reloadOnStaleChunk } from './stale-chunk'
import { showStartFailed } from './start-failed'
import { type PageState, stateElementId } from './state'

const readState = (): PageState | null => {
  const text = document.getElementById(stateElementId)?.textContent
  return text ? (JSON.parse(text) as PageState) : null
}

/** The page speaks and runs in the reader's language. */
function keepDocument(visitor: Visitor): void {
  const write = () => {
    const { language } = visitor.prefs.getState()
    document.documentElement.lang = language
    document.documentElement.dir = isRightToLeft(language) ? 'rtl' : 'ltr'
  }
  write()
  visitor.prefs.subscribe(write)
}

/** The browser's way in: takes over the page that the server rendered, or mounts a fresh one. */
export async function boot(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  reloadOnStaleChunk(document.documentElement.dataset.version ?? '')
  const state = readState()
  const fresh = document.documentElement.hasAttribute('data-fresh') || !root.firstElementChild
  const stored = readStored()
  const language = fresh || !state ? languageOfPage() : state.prefs.language
  const visitor = await createVisitor({
    prefs:
      fresh || !state
        ? { language, ...stored.prefs }
        : { ...state.prefs, languageChosen: stored.prefs.languageChosen ?? false },
    tokens: stored.tokens,
    now: fresh || !state ? Date.now() : state.now,
    origin: location.origin,
  })
  keepStored(visitor)
  if (state) hydrate(visitor.queries, state.queries)
  try {
    connectErrors(visitor)
    const starting = startUp(visitor)
    await Promise.all([starting, visitor.i18n.loadNamespaces(['app', 'page', 'ui'])])
    const router = await ready(createBrowserRouter(rootRoutes(), routerOptions(visitor)))
    const app = <App visitor={visitor} router={router} />
    if (fresh) {
      // React adds its own head tags; those the server wrote for another language would stand beside them.
      for (const tag of document.head.querySelectorAll('[data-ssr]')) tag.remove()
      root.textContent = ''
      keepDocument(visitor)
      createRoot(root).render(app)
      document.documentElement.removeAttribute('data-fresh')
    } else {
      keepDocument(visitor)
      hydrateRoot(root, app)
    }
    const { afterMount } = await import('./after-mount')
    afterMount(visitor, router)
  } catch (error) {
    document.documentElement.removeAttribute('data-fresh')
    await showStartFailed(root, visitor)
    throw error
  }
}
