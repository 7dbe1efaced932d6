import { useEffect } from 'react'

interface WithPolicy {
  /** Chromium only; other browsers do not enforce a page's camera policy. */
  featurePolicy?: { allowsFeature(name: string): boolean }
}

/**
 * The server allows the camera only on the page that scans. A visitor who navigated there without loading it still has the
 * previous page's policy: the page is then reloaded, once.
 */
export function useAllowedCamera(): void {
  useEffect(() => {
    const { featurePolicy } = document as WithPolicy
    const [loaded] = performance.getEntriesByType('navigation')
    const elsewhere = loaded && new URL(loaded.name).pathname !== location.pathname
    if (elsewhere && featurePolicy?.allowsFeature('camera') === false) location.reload()
  }, [])
}
