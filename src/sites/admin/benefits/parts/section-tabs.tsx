import { useTranslation } from 'react-i18next'
import { DeskTabs } from '#src/kits/desk/desk-tabs'
import { paths, site } from '../../site'

/** The tabs for coupons, points and promotions. */
export function SectionTabs({ now }: { now: 'coupons' | 'points' | 'promotions' }) {
  const { t } = useTranslation(site)
  return (
    <DeskTabs
      label={t('nav.benefits')}
      tabs={(['coupons', 'points', 'promotions'] as const).map((name) => ({
        to: paths[name],
        label: t(`title.${name}`),
        isOn: name === now,
      }))}
    />
  )
}
