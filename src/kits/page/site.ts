import { createContext, use, useEffect } from 'react'
import type { Site } from '#contract/sites'

/** What a page needs to know of the site it stands in; its layout says so. */
export interface SiteInfo {
  site: Site
  /** Namespace of the site's own texts. */
  namespace: string
  name: string
  description: string
  /** Path of the social-preview picture, 1200 × 630. */
  picture: string
}

const SiteContext = createContext<SiteInfo | null>(null)
export const SiteProvider = SiteContext.Provider

export function useSite(): SiteInfo {
  const info = use(SiteContext)
  if (!info) throw new Error('rendered outside a site layout')
  return info
}

/** Dresses what stands outside the layout too: dialogs, menus and toasts take their colours from the page's root. */
export function useDressed(site: Site): void {
  useEffect(() => {
    document.documentElement.dataset.site = site
  }, [site])
}
