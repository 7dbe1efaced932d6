import './theme.css'
import { useTranslation } from 'react-i18next'
import { SiteFooter } from '#src/kits/page/site-footer'
import { SiteFrame } from '#src/kits/page/site-frame'
import { SiteHeader } from '#src/kits/page/site-header'
import { AccountMenu } from './parts/account-menu'
import { Logo } from './parts/logo'
import { paths, site } from './site'

/** The frame of every page of the site. */
export function Component() {
  const { t } = useTranslation(site)
  const entry = (path: string, label: string) => ({ path, label })
  const go = [
    entry(paths.card, t('nav.card')),
    entry(paths.affiliates, t('nav.affiliates')),
    entry(paths.things, t('nav.things')),
    entry(paths.airport, t('nav.airport')),
  ]
  const read = [
    entry(paths.calendar, t('nav.calendar')),
    entry(paths.posts, t('nav.posts')),
    entry(paths.notices, t('nav.notices')),
  ]
  const help = [
    entry(paths.faq, t('nav.faq')),
    entry(paths.inquiry, t('nav.inquiry')),
    entry(paths.mypage, t('nav.mypage')),
    entry(paths.partnership, t('nav.partnership')),
    entry(paths.scan, t('nav.scan')),
  ]
  const columns = [
    { title: t('nav.go'), entries: go },
    { title: t('nav.read'), entries: read },
    { title: t('nav.help'), entries: help },
  ]
  return (
    <SiteFrame
      info={{ site, name: t('name'), description: t('description') }}
      header={
        <SiteHeader home={paths.home} logo={<Logo />} entries={[...go, ...help.slice(0, 1)]}>
          <AccountMenu />
        </SiteHeader>
      }
      footer={<SiteFooter home={paths.home} logo={<Logo />} columns={columns} />}
    />
  )
}
