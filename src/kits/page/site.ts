import { createContext, use, useEffect } from 'react'
import type { Site } from '#contract/sites/sites'

/**
 * What a page needs to know about its site, set by the site's layout. The rest is derived from the site's name: the text
 * namespace, the icon at `/icons/{site}.svg`, the social preview picture at `/social/{site}.png` (1200 × 630).
 */
export interface SiteInfo {
  site: Site
  name: string
  description: string
  /** False if no amount is shown in the chosen currency: the site then has no choice of one. */
  hasPrices?: false
}

const SiteContext = createContext<SiteInfo | null>(null)
export const SiteProvider = SiteContext.Provider

export function useSite(): SiteInfo {
  const info = use(SiteContext)
  if (!info) throw new Error('rendered outside a site layout')
  return info
}

/**
 * Applies a site's theme outside its layout too: dialogs, menus and toasts take their colors from the page's root, the tab its
 * icon. On a server-rendered page both are already set.
 */
export function useDressed(site: Site): void {
  useEffect(() => {
    document.documentElement.dataset.site = site
    document.head.querySelector('link[rel="icon"]')?.setAttribute('href', `/icons/${site}.svg`)
  }, [site])
}
