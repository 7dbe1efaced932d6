import { tab } from '#src/session/tab'

const key = 'RELOADED_FOR'

/**
 * Reloads once when a file of an older version is gone from the server: the page being navigated to, by `goingTo`, otherwise the
 * current one. Not without a network, which would lose the page. Returns the unsubscribe function.
 */
export function reloadOnStaleChunk(version: string, goingTo: () => string | undefined): () => void {
  const onError = (event: VitePreloadErrorEvent) => {
    if (!navigator.onLine || sessionStorage.getItem(key) === version) return
    sessionStorage.setItem(key, version)
    event.preventDefault()
    const to = goingTo()
    if (to) tab.go(to)
    else tab.reload()
  }
  window.addEventListener('vite:preloadError', onError)
  return () => window.removeEventListener('vite:preloadError', onError)
}
