import './theme.css'
import { useTranslation } from 'react-i18next'
import { SiteFrame } from '#src/kits/page/site-frame'
import { Footer } from './parts/footer'
import { Header } from './parts/header'
import { site } from './site'

/** The frame of every page of the shop. */
export function Component() {
  const { t } = useTranslation(site)
  return (
    <SiteFrame
      info={{ site, name: t('name'), description: t('description') }}
      header={<Header />}
      footer={<Footer />}
    />
  )
}
