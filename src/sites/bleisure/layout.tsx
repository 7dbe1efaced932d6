import './theme.css'
import { useTranslation } from 'react-i18next'
import { shopPaths } from '#contract/addresses'
import { programKinds } from '#contract/programs'
import { SiteFooter } from '#src/kits/page/site-footer'
import { SiteFrame } from '#src/kits/page/site-frame'
import { SiteHeader } from '#src/kits/page/site-header'
import { noFilters, programsAddress } from './filters'
import { Logo } from './parts/logo'
import { paths, site } from './site'

/** The frame of every page of the site. */
export function Component() {
  const { t } = useTranslation(site)
  const programs = { path: paths.tourProgram, label: t('nav.programs') }
  const shop = { path: shopPaths.main, label: t('nav.shop') }
  const columns = [
    {
      title: t('nav.programs'),
      entries: [
        { ...programs, label: t('nav.all') },
        ...programKinds.map((kind) => ({
          path: programsAddress({ ...noFilters, kind }),
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
          entries={[{ path: paths.home, label: t('nav.home') }, programs, shop]}
        />
      }
      footer={<SiteFooter home={paths.home} logo={<Logo />} columns={columns} />}
    />
  )
}
