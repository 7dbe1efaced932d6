import './theme.css'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteFooter } from '#src/kits/page/site-footer'
import { SiteFrame } from '#src/kits/page/site-frame'
import { SiteHeader } from '#src/kits/page/site-header'
import { useLanguage } from '#src/session/visitor'
import { loadFace } from './face'
import { AccountMenu } from './parts/account-menu'
import { Logo } from './parts/logo'
import { site, usePaths } from './site'

/** The frame of every page of the site except the desk and the big screen. */
export function Component() {
  const { t } = useTranslation(site)
  const language = useLanguage()
  useEffect(() => void loadFace(language), [language])
  const paths = usePaths()
  const entry = (path: string, label: string) => ({ path, label })
  const about = [
    entry(paths.overview, t('nav.overview')),
    entry(paths.program, t('nav.program')),
    entry(paths.venue, t('nav.venue')),
    entry(paths.travelmart, t('nav.travelmart')),
    entry(paths.board, t('nav.board')),
  ]
  const meetings = [
    entry(paths.ppipsa, t('nav.meetings')),
    entry(paths.businessList, t('nav.companies')),
    entry(paths.mypage, t('nav.mypage')),
  ]
  const more = [
    entry(paths.faq, t('nav.faq')),
    entry(paths.update, t('nav.update')),
    entry(paths.bimtc, t('nav.bimtc')),
    entry(paths.viewer, t('nav.viewer')),
  ]
  // The travel mart is left out: the entry page of the meetings also explains it.
  const inHeader = [...about.filter(({ path }) => path !== paths.travelmart), ...meetings.slice(0, 1)]
  const columns = [
    { title: t('nav.fair'), entries: about },
    { title: t('nav.meetings'), entries: meetings },
    { title: t('nav.more'), entries: more },
  ]
  return (
    <SiteFrame
      info={{ site, name: t('name'), description: t('description'), hasPrices: false }}
      header={
        <SiteHeader home={paths.home} logo={<Logo />} entries={inHeader}>
          <AccountMenu />
        </SiteHeader>
      }
      footer={<SiteFooter home={paths.home} logo={<Logo />} columns={columns} />}
    />
  )
}
