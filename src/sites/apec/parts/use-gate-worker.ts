import { useEffect } from 'react'
import { report } from '#src/api/report'
import { paths } from '../site'

/** Registers the worker that stores this page for offline use; its scope excludes every other page. */
export function useGateWorker(): void {
  useEffect(() => {
    // There is no worker in development: the files it would store change with every keystroke.
    if (!import.meta.env.PROD || !navigator.serviceWorker) return
    navigator.serviceWorker
      .register('/gate-worker.js', { scope: paths.gate })
      .catch((error: unknown) => report('the page cannot be kept for a gate without a network', error))
  }, [])
}
