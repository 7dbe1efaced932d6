import { useTranslation } from 'react-i18next'
import { DeskTabs } from '#src/kits/desk/desk-tabs'
import { paths, site } from '../../site'

/** The tabs for a product, its departures, its history and its preview. */
export function ProductTabs({ id, now }: { id: string; now: 'product' | 'departures' | 'history' | 'preview' }) {
  const { t } = useTranslation('admin.products')
  const { t: ofSite } = useTranslation(site)
  return (
    <DeskTabs
      label={ofSite('title.product')}
      tabs={[
        { to: paths.product(id), label: t('editor'), isOn: now === 'product' },
        { to: paths.departures(id), label: ofSite('title.departures'), isOn: now === 'departures' },
        { to: paths.productHistory(id), label: ofSite('title.productHistory'), isOn: now === 'history' },
        { to: paths.productPreview(id), label: ofSite('title.productPreview'), isOn: now === 'preview' },
      ]}
    />
  )
}
