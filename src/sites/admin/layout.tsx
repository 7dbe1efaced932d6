import './theme.css'
import { useTranslation } from 'react-i18next'
import { DeskFrame } from '#src/kits/desk/frame'
import { deskRoles, paths, site } from './site'

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
        entry(paths.mice, t('nav.mice')),
        entry(paths.settings, t('nav.settings')),
      ]}
      roleNames={{ operator: t('role.operator') }}
    />
  )
}
