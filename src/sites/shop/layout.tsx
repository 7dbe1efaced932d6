import './theme.css'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { SiteProvider } from '#src/kits/page/site'
import { site } from './site'

/** The frame of every page of the shop. */
export function Component() {
  const { t } = useTranslation('shop')
  const info = {
    site,
    namespace: 'shop',
    name: t('name'),
    description: t('description'),
    picture: '/social/shop.png',
  } as const
  return (
    <SiteProvider value={info}>
      <div data-site={site} className="min-h-dvh bg-paper text-ink">
        <Outlet />
      </div>
    </SiteProvider>
  )
}
