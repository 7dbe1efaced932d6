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
    entry(paths.introduction, t('nav.introduction')),
    entry(paths.info, t('nav.info')),
    entry(paths.guide, t('nav.guide')),
  ]
  const help = [entry(paths.faq, t('nav.faq')), entry(paths.qna, t('nav.qna'))]
  const own = [
    entry(paths.registration, t('nav.apply')),
    entry(paths.myApplication, t('nav.applications')),
    entry(paths.mypage, t('nav.mypage')),
  ]
  const columns = [
    { title: t('nav.program'), entries: about },
    { title: t('nav.applying'), entries: own },
    { title: t('nav.help'), entries: help },
  ]
  return (
    <SiteFrame
      info={{ site, name: t('name'), description: t('description'), hasPrices: false }}
      header={
        <SiteHeader home={paths.home} logo={<Logo />} entries={[...about, ...help]} more={own}>
          <AccountMenu />
        </SiteHeader>
      }
      footer={<SiteFooter home={paths.home} logo={<Logo />} columns={columns} />}
    />
  )
}
