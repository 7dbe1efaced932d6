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
  const about = [
    entry(paths.exhibition, t('nav.exhibition')),
    entry(paths.fair, t('nav.fair')),
    entry(paths.keyvisual, t('nav.keyvisual')),
  ]
  const visit = [
    entry(paths.conference, t('nav.conference')),
    entry(paths.companies, t('nav.companies')),
    entry(paths.visitorGuide, t('nav.visitorGuide')),
  ]
  const part = [
    entry(paths.register, t('nav.register')),
    entry(paths.applicationGuide, t('nav.applicationGuide')),
    entry(paths.apply, t('nav.apply')),
    entry(paths.mypage, t('nav.mypage')),
  ]
  const news = [
    entry(paths.notices, t('nav.notices')),
    entry(paths.news, t('nav.news')),
    entry(paths.faq, t('nav.faq')),
  ]
  const columns = [
    { title: t('nav.about'), entries: [...about, ...news.slice(0, 2)] },
    { title: t('nav.visit'), entries: [...visit, ...news.slice(2)] },
    { title: t('nav.part'), entries: part },
  ]
  const inHeader = [...visit, ...about.slice(0, 1), ...news.slice(1, 2)]
  // On a phone the sheet is the only menu above the footer.
  const inSheet = [...part, ...about.slice(1, 2), ...news.slice(0, 1), ...news.slice(2)]
  return (
    <SiteFrame
      info={{ site, name: t('name'), description: t('description') }}
      header={
        <SiteHeader home={paths.home} logo={<Logo />} entries={inHeader} more={inSheet}>
          <AccountMenu />
        </SiteHeader>
      }
      footer={<SiteFooter home={paths.home} logo={<Logo />} columns={columns} />}
    />
  )
}
