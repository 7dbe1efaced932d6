import './theme.css'
import { useTranslation } from 'react-i18next'
import { shopPaths } from '#contract/addresses'
import { programmeKinds } from '#contract/programmes'
import { SiteFooter } from '#src/kits/page/site-footer'
import { SiteFrame } from '#src/kits/page/site-frame'
import { SiteHeader } from '#src/kits/page/site-header'
import { noFilters, programmesAddress } from './filters'
import { Logo } from './parts/logo'
import { paths, site } from './site'

/** The frame of every page of the site. */
export function Component() {
  const { t } = useTranslation(site)
  const programmes = { path: paths.tourProgram, label: t('nav.programmes') }
  const shop = { path: shopPaths.main, label: t('nav.shop') }
  const columns = [
    {
      title: t('nav.programmes'),
      entries: [
        { ...programmes, label: t('nav.all') },
        ...programmeKinds.map((kind) => ({
          path: programmesAddress({ ...noFilters, kind }),
          label: t(`kind.${kind}.short`),
        })),
      ],
    },
    {
      title: t('nav.booking'),
      entries: [
        { path: shopPaths.myReservation, label: t('nav.reservations') },
        { path: shopPaths.contactUsRegister, label: t('nav.ask') },
      ],
    },
  ]
  return (
    <SiteFrame
      info={{ site, name: t('name'), description: t('description') }}
      header={
        <SiteHeader
          home={paths.home}
          logo={<Logo />}
          entries={[{ path: paths.home, label: t('nav.home') }, programmes, shop]}
        />
      }
      footer={<SiteFooter home={paths.home} logo={<Logo />} columns={columns} />}
    />
  )
}
