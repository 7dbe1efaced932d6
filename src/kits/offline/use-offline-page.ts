import { useEffect } from 'react'
import type { Endpoint } from '#contract/endpoint'
import { areaOfPath } from '#contract/sites/sites'
import { report } from '#src/api/report'
import { useVisitor } from '#src/session/visitor'
import { keepData } from './kept-data'
import { type OfflinePageName, offlinePages } from './pages'

/** Has the worker cache the files that the page has loaded and loads later: fonts, and texts of the reader's language. */
function keepLoaded(worker: ServiceWorker): () => void {
  const observer = new PerformanceObserver((list) => worker.postMessage(list.getEntries().map(({ name }) => name)))
  observer.observe({ type: 'resource', buffered: true })
  return () => observer.disconnect()
}

/**
 * Registers the worker that stores this page for offline use; its scope excludes every other page. What the endpoints answered
 * stays in this tab until its user signs out, never in the worker's cache (product §6).
 */
export function useOfflinePage(page: OfflinePageName, endpoints?: readonly Endpoint[]): void {
  const visitor = useVisitor()
  useEffect(() => {
    const area = areaOfPath(offlinePages[page].path)
    return endpoints && area ? keepData(visitor, area, endpoints) : undefined
  }, [visitor, page, endpoints])
  useEffect(() => {
    // There is no worker in development: the files it would store change with every keystroke.
    if (!import.meta.env.PROD || !navigator.serviceWorker) return
    let left = false
    let stop = () => {}
    navigator.serviceWorker
      .register(`/${page}-worker.js`, { scope: offlinePages[page].path })
      .then(({ active, waiting, installing }) => {
        const worker = active ?? waiting ?? installing
        if (worker && !left) stop = keepLoaded(worker)
      })
      .catch((error: unknown) => report('the page cannot be kept for use without a network', error))
    return () => {
      left = true
      stop()
    }
  }, [page])
}
