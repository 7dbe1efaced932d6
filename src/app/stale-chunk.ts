import { tab } from '#src/session/tab'

const key = 'RELOADED_FOR'

/**
 * A file of an older version is gone from the server: one reload fetches the new page, and only one: that which somebody
 * is on the way to, by `goingTo`, or the one that is there. Without a network it would take that away. Answers how to end
 * the watching.
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
