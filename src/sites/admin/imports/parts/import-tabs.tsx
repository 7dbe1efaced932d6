import { useTranslation } from 'react-i18next'
import { DeskTabs } from '#src/kits/desk/desk-tabs'
import { paths } from '../../site'

/** The tabs for what can be imported about products. */
export function ImportTabs({ now }: { now: 'products' | 'departures' }) {
  const { t } = useTranslation('admin.imports')
  return (
    <div className="mb-4">
      <DeskTabs
        label={t('tabs')}
        tabs={[
          { to: paths.importProducts, label: t('tab.products'), isOn: now === 'products' },
          { to: paths.importDepartures, label: t('tab.departures'), isOn: now === 'departures' },
        ]}
      />
    </div>
  )
}
