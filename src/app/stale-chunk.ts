import { tab } from '#src/session/tab'

const key = 'RELOADED_FOR'

/**
 * A file of an older version is gone from the server: one reload fetches the new page, and only one. Answers how to end
 * the watching.
 */
export function reloadOnStaleChunk(version: string): () => void {
  const onError = (event: VitePreloadErrorEvent) => {
    // Without a network nothing is known of what the server has, and a reload would leave nobody but the browser's own page.
    if (!navigator.onLine || sessionStorage.getItem(key) === version) return
    sessionStorage.setItem(key, version)
    event.preventDefault()
    tab.reload()
  }
  window.addEventListener('vite:preloadError', onError)
  return () => window.removeEventListener('vite:preloadError', onError)
}
