import { createContext, use, useEffect } from 'react'
import type { Site } from '#contract/sites/sites'

/**
 * What a page needs to know of the site it is in; its layout says so. The rest goes by the site's name: texts lie in the
 * namespace of that name, the icon at `/icons/{site}.svg`, the social-preview picture at `/social/{site}.png` (1200 × 630).
 */
export interface SiteInfo {
  site: Site
  name: string
  description: string
}

const SiteContext = createContext<SiteInfo | null>(null)
export const SiteProvider = SiteContext.Provider

export function useSite(): SiteInfo {
  const info = use(SiteContext)
  if (!info) throw new Error('rendered outside a site layout')
  return info
}

/**
 * Dresses what is outside the layout too: dialogs, menus and toasts take their colours from the page's root, the tab its
 * icon. On the page that the server sent both are there already.
 */
export function useDressed(site: Site): void {
  useEffect(() => {
    document.documentElement.dataset.site = site
    document.head.querySelector('link[rel="icon"]')?.setAttribute('href', `/icons/${site}.svg`)
  }, [site])
}
