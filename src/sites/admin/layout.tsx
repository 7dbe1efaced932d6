import './theme.css'
import { useTranslation } from 'react-i18next'
import { DeskFrame } from '#src/kits/desk/frame'
import { deskRoles, ownerRoles, paths, site } from './site'

/** The frame of every page of the site. */
export function Component() {
  const { t } = useTranslation(site)
  const entry = (path: string, label: string) => ({ path, label, roles: deskRoles })
  return (
    <DeskFrame
      info={{ site, name: t('name'), description: t('description') }}
      area="admin"
      home={paths.home}
      signin={paths.signin}
      entries={[
        entry(paths.home, t('nav.home')),
        entry(paths.reservations, t('nav.reservations')),
        entry(paths.products, t('nav.products')),
        entry(paths.inquiries, t('nav.inquiries')),
        entry(paths.quotations, t('nav.quotations')),
        entry(paths.members, t('nav.members')),
        entry(paths.companies, t('nav.companies')),
        entry(paths.reviews, t('nav.reviews')),
        entry(paths.boards, t('nav.boards')),
        entry(paths.coupons, t('nav.benefits')),
        entry(paths.surveys, t('nav.surveys')),
        entry(paths.mice, t('nav.mice')),
        entry(paths.pass, t('nav.pass')),
        entry(paths.gates, t('nav.gates')),
        entry(paths.mails, t('nav.operations')),
        entry(paths.settings, t('nav.settings')),
        { path: paths.staff, label: t('nav.staff'), roles: ownerRoles },
      ]}
      roleNames={{ owner: t('role.owner'), operator: t('role.operator') }}
    />
  )
}
