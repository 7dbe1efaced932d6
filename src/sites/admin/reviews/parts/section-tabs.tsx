import { useTranslation } from 'react-i18next'
import { DeskTabs } from '#src/kits/desk/desk-tabs'
import { paths, site } from '../../site'

/** The tabs for reviews here and posts elsewhere. */
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
