import './theme.css'
import { useTranslation } from 'react-i18next'
import { SiteFooter } from '#src/kits/page/site-footer'
import { SiteFrame } from '#src/kits/page/site-frame'
import { SiteHeader } from '#src/kits/page/site-header'
import { Logo } from './parts/logo'
import { paths, site } from './site'

/** The frame of every page of the site. */
export function Component() {
  const { t } = useTranslation(site)
  const entry = (path: string, label: string) => ({ path, label })
  const tour = [entry(paths.info, t('nav.info')), entry(paths.facilities, t('nav.facilities'))]
  const survey = [entry(paths.mySurveys, t('nav.mySurveys')), entry(paths.surveys, t('nav.surveys'))]
  const news = [entry(paths.notices, t('nav.notices')), entry(paths.faq, t('nav.faq'))]
  const columns = [
    { title: t('nav.tour'), entries: tour },
    { title: t('nav.survey'), entries: survey },
    { title: t('nav.news'), entries: news },
  ]
  return (
    <SiteFrame
      info={{ site, name: t('name'), description: t('description'), hasPrices: false }}
      header={<SiteHeader home={paths.home} logo={<Logo />} entries={[...tour, ...survey.slice(0, 1), ...news]} />}
      footer={<SiteFooter home={paths.home} logo={<Logo />} columns={columns} />}
    />
  )
}
