import './frame.css'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { SkipLink } from '#src/ui/skip-link'
import { FallbackNote } from './fallback-note'
import { LoadingBar } from './loading-bar'
import { type SiteInfo, SiteProvider, useDressed } from './site'
import { useFallback } from './use-fallback'

/** The frame of every page of a site, between its header and its footer. */
export function SiteFrame({ info, header, footer }: { info: SiteInfo; header: ReactNode; footer: ReactNode }) {
  useDressed(info.site)
  const { tag } = useFallback()
  return (
    <SiteProvider value={info}>
      <div data-site={info.site} className="flex min-h-dvh flex-col bg-paper text-ink">
        <SkipLink />
        <LoadingBar />
        {header}
        <FallbackNote />
        <div lang={tag} className="flex-1">
          <Outlet />
        </div>
        {footer}
      </div>
    </SiteProvider>
  )
}
