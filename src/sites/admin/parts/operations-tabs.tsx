import { useTranslation } from 'react-i18next'
import { DeskTabs } from '#src/kits/desk/desk-tabs'
import { paths, site } from '../site'

/** The tabs for messages and jobs. */
export function OperationsTabs({ now }: { now: 'mails' | 'jobs' }) {
  const { t } = useTranslation(site)
  return (
    <DeskTabs
      label={t('nav.operations')}
      tabs={(['mails', 'jobs'] as const).map((name) => ({
        to: paths[name],
        label: t(`title.${name}`),
        isOn: name === now,
      }))}
    />
  )
}
