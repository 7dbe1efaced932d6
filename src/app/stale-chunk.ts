const key = 'RELOADED_FOR'

/** A file of an older version is gone from the server: one reload fetches the new page, and only one. */
export function reloadOnStaleChunk(version: string, reload: () => void = () => location.reload()): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(key) === version) return
    sessionStorage.setItem(key, version)
    event.preventDefault()
    reload()
  })
}
