import { useTranslation } from 'react-i18next'
import { DeskTabs } from '#src/kits/desk/desk-tabs'
import { paths, site } from '../../site'

/** Reviews here and posts elsewhere, side by side. */
export function SectionTabs({ now }: { now: 'reviews' | 'posts' }) {
  const { t } = useTranslation(site)
  return (
    <DeskTabs
      label={t('nav.reviews')}
      tabs={(['reviews', 'posts'] as const).map((name) => ({
        to: paths[name],
        label: t(`title.${name}`),
        isOn: name === now,
      }))}
    />
  )
}
