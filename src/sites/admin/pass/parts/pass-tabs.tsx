import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { DeskTabs } from '#src/kits/desk/desk-tabs'
import { paths } from '../../site'

/** The tabs of the pass's desk. */
export function PassTabs() {
  const { t } = useTranslation('admin.pass')
  const { pathname } = useLocation()
  const tab = (to: string, label: string) => ({ to, label, isOn: pathname === to })
  return (
    <div className="mb-4">
      <DeskTabs
        label={t('parts')}
        tabs={[
          tab(paths.pass, t('tab.use')),
          tab(paths.passPasses, t('tab.passes')),
          tab(paths.passAffiliates, t('tab.affiliates')),
          tab(paths.passPartnerships, t('tab.partnerships')),
          tab(paths.passPrices, t('tab.prices')),
        ]}
      />
    </div>
  )
}
