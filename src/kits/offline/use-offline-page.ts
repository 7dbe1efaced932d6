import { useEffect } from 'react'
import type { Endpoint } from '#contract/endpoint'
import { areaOfPath, pathIn } from '#contract/sites/sites'
import { report } from '#src/api/report'
import { clientSettings } from '#src/api/start-up'
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
    const slug = clientSettings(visitor)?.fair_slug
    const area = areaOfPath(pathIn(offlinePages[page].path, slug), slug)
    return endpoints && area ? keepData(visitor, area, endpoints) : undefined
  }, [visitor, page, endpoints])
  useEffect(() => {
    // There is no worker in development: the files it would store change with every keystroke.
    if (!import.meta.env.PROD || !navigator.serviceWorker) return
    const scope = pathIn(offlinePages[page].path, clientSettings(visitor)?.fair_slug)
    let left = false
    let stop = () => {}
    navigator.serviceWorker
      .register(`/${page}-worker.js`, { scope })
      .then(({ active, waiting, installing }) => {
        const worker = active ?? waiting ?? installing
        if (worker && !left) stop = keepLoaded(worker)
      })
      .catch((error: unknown) => report('the page cannot be kept for use without a network', error))
    return () => {
      left = true
      stop()
    }
  }, [visitor, page])
}
