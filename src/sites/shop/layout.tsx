import './theme.css'
import './frame.css'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { FallbackNote } from '#src/kits/page/fallback-note'
import { SiteProvider, useDressed } from '#src/kits/page/site'
import { useFallback } from '#src/kits/page/use-fallback'
import { SkipLink } from '#src/ui/skip-link'
import { Footer } from './parts/footer'
import { Header } from './parts/header'
import { LoadingBar } from './parts/loading-bar'
import { site } from './site'

/** The frame of every page of the shop. */
export function Component() {
  const { t } = useTranslation('shop')
  useDressed(site)
  const { tag } = useFallback()
  const info = {
    site,
    namespace: 'shop',
    name: t('name'),
    description: t('description'),
    picture: '/social/shop.png',
  } as const
  return (
    <SiteProvider value={info}>
      <div data-site={site} className="flex min-h-dvh flex-col bg-paper text-ink">
        <SkipLink />
        <LoadingBar />
        <Header />
        <FallbackNote />
        <div lang={tag} className="flex-1">
          <Outlet />
        </div>
        <Footer />
      </div>
    </SiteProvider>
  )
}
