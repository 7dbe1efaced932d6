import { useEffect } from 'react'

interface WithPolicy {
  /** Chromium only; no other browser holds a page to its camera policy. */
  featurePolicy?: { allowsFeature(name: string): boolean }
}

/**
 * The server allows the camera on the page that scans only. Who came there from another page without loading it still has
 * that page's policy: then it is reloaded, once.
 */
export function useAllowedCamera(): void {
  useEffect(() => {
    const { featurePolicy } = document as WithPolicy
    const [loaded] = performance.getEntriesByType('navigation')
    const elsewhere = loaded && new URL(loaded.name).pathname !== location.pathname
    if (elsewhere && featurePolicy?.allowsFeature('camera') === false) location.reload()
  }, [])
}
