import { useTranslation } from 'react-i18next'
import { DeskTabs } from '#src/kits/desk/desk-tabs'
import { paths, site } from '../../site'

/** The tabs for products and festivals. */
export function SectionTabs({ now }: { now: 'products' | 'festivals' }) {
  const { t } = useTranslation(site)
  return (
    <DeskTabs
      label={t('nav.products')}
      tabs={(['products', 'festivals'] as const).map((name) => ({
        to: paths[name],
        label: t(`title.${name}`),
        isOn: name === now,
      }))}
    />
  )
}
