import './theme.css'
import { useTranslation } from 'react-i18next'
import { shopPaths } from '#contract/addresses'
import { serviceKinds } from '#contract/services'
import { SiteFooter } from '#src/kits/page/site-footer'
import { SiteFrame } from '#src/kits/page/site-frame'
import { SiteHeader } from '#src/kits/page/site-header'
import { Logo } from './parts/logo'
import { paths, site } from './site'

/** The frame of every page of the site, with a gold line below the dark header. */
export function Component() {
  const { t } = useTranslation(site)
  const entries = serviceKinds.map((kind) => ({ path: paths[kind], label: t(`nav.${kind}`) }))
  const columns = [
    { title: t('nav.services'), entries },
    {
      title: t('nav.more'),
      entries: [{ path: shopPaths.contactUsRegister, label: t('nav.ask') }],
    },
  ]
  return (
    <SiteFrame
      info={{ site, name: t('name'), description: t('description') }}
      header={
        <div data-site="protocol-dark" className="*:*:border-b-2 *:*:border-accent">
          <SiteHeader home={paths.home} logo={<Logo />} entries={entries} />
        </div>
      }
      footer={<SiteFooter home={paths.home} logo={<Logo />} columns={columns} />}
    />
  )
}
