import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { DeskTabs } from '#src/kits/desk/desk-tabs'
import { paths, site } from '../../site'

/** The tabs for reservations, travelers by day, and deposits. */
export function ReservationTabs() {
  const { t } = useTranslation(site)
  const { pathname } = useLocation()
  const tab = (to: string, label: string) => ({ to, label, isOn: pathname === to })
  return (
    <div className="mb-4 print:hidden">
      <DeskTabs
        label={t('title.reservations')}
        tabs={[
          tab(paths.reservations, t('title.reservations')),
          tab(paths.manifests, t('title.manifests')),
          tab(paths.deposits, t('title.deposits')),
        ]}
      />
    </div>
  )
}
