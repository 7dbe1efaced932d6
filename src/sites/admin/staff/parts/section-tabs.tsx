import { useTranslation } from 'react-i18next'
import { DeskTabs } from '#src/kits/desk/desk-tabs'
import { paths, site } from '../../site'

/** The tabs for the staff and the audit log. */
export function SectionTabs({ now }: { now: 'staff' | 'audit' }) {
  const { t } = useTranslation(site)
  return (
    <DeskTabs
      label={t('nav.staff')}
      tabs={(['staff', 'audit'] as const).map((name) => ({
        to: paths[name],
        label: t(`title.${name}`),
        isOn: name === now,
      }))}
    />
  )
}
