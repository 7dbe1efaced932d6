import { useEffect } from 'react'
import { report } from '#src/api/report'
import { paths } from '../site'

/** Has the browser keep this page, so that it opens without a network; the worker has no say in any other page. */
export function useGateWorker(): void {
  useEffect(() => {
    // In development there is no worker: what it would keep changes with every keystroke.
    if (!import.meta.env.PROD || !navigator.serviceWorker) return
    navigator.serviceWorker
      .register('/gate-worker.js', { scope: paths.gate })
      .catch((error: unknown) => report('the page cannot be kept for a gate without a network', error))
  }, [])
}
