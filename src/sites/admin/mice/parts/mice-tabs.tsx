import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { DeskTabs } from '#src/kits/desk/desk-tabs'
import { paths } from '../../site'

/** The tabs of the fair's desk. */
export function MiceTabs() {
  const { t } = useTranslation('admin.mice')
  const { pathname } = useLocation()
  const tab = (to: string, label: string) => ({ to, label, isOn: pathname === to })
  return (
    <div className="mb-4">
      <DeskTabs
        label={t('parts')}
        tabs={[
          tab(paths.mice, t('tab.overview')),
          tab(paths.micePeople, t('tab.people')),
          tab(paths.miceHosting, t('tab.hosting')),
          tab(paths.miceBooths, t('tab.booths')),
          tab(paths.miceCompanies, t('tab.companies')),
          tab(paths.miceGate, t('tab.gate')),
          { to: paths.miceSetup, label: t('tab.setup'), isOn: pathname.startsWith(paths.miceSetup) },
        ]}
      />
    </div>
  )
}
