import './frame.css'
import { lazy, type ReactNode, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { SkipLink } from '#src/ui/skip-link'
import { LoadingBar } from './loading-bar'
import { type SiteInfo, SiteProvider, useDressed } from './site'
import { useFallback } from './use-fallback'

/** Readers of a complete language never need it. */
const FallbackNote = lazy(async () => ({ default: (await import('./fallback-note')).FallbackNote }))

/** The frame of every page of a site: its header, the page and its footer. */
export function SiteFrame({ info, header, footer }: { info: SiteInfo; header: ReactNode; footer: ReactNode }) {
  useDressed(info.site)
  const { partly, tag } = useFallback()
  return (
    <SiteProvider value={info}>
      <div data-site={info.site} className="flex min-h-dvh flex-col bg-paper text-ink">
        <SkipLink />
        <LoadingBar />
        {header}
        {partly && (
          <Suspense>
            <FallbackNote />
          </Suspense>
        )}
        <div lang={tag} className="flex-1">
          <Outlet />
        </div>
        <Suspense>{footer}</Suspense>
      </div>
    </SiteProvider>
  )
}
