import './theme.css'
import { useTranslation } from 'react-i18next'
import { SiteFooter } from '#src/kits/page/site-footer'
import { SiteFrame } from '#src/kits/page/site-frame'
import { SiteHeader } from '#src/kits/page/site-header'
import { Logo } from './parts/logo'
import { WindowBanner } from './parts/window-banner'
import { paths, site } from './site'

/** The frame of every page of the site, with the reservation window's notice above it. */
export function Component() {
  const { t } = useTranslation(site)
  const entry = (path: string, label: string) => ({ path, label })
  const about = entry(paths.about, t('nav.about'))
  const cities = [entry(paths.seoul, t('nav.seoul')), entry(paths.busan, t('nav.busan'))]
  const list = entry(paths.list, t('nav.list'))
  const own = entry(paths.myReservation, t('nav.own'))
  const columns = [
    { title: t('nav.tours'), entries: [list, ...cities, about] },
    {
      title: t('nav.booking'),
      entries: [entry(paths.reservation, t('nav.reserve')), own, entry(paths.welcome, t('nav.welcome'))],
    },
  ]
  return (
    <SiteFrame
      info={{ site, name: t('name'), description: t('description') }}
      header={
        <>
          <WindowBanner />
          <SiteHeader home={paths.home} logo={<Logo />} entries={[about, ...cities, list, own]} />
        </>
      }
      footer={<SiteFooter home={paths.home} logo={<Logo />} columns={columns} />}
    />
  )
}
