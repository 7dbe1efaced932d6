import { useTranslation } from 'react-i18next'
import { DeskTabs } from '#src/kits/desk/desk-tabs'
import { paths, site } from '../site'

/** The tabs for messages, jobs and files. */
export function OperationsTabs({ now }: { now: 'mails' | 'jobs' | 'files' }) {
  const { t } = useTranslation(site)
  return (
    <DeskTabs
      label={t('nav.operations')}
      tabs={(['mails', 'jobs', 'files'] as const).map((name) => ({
        to: paths[name],
        label: t(`title.${name}`),
        isOn: name === now,
      }))}
    />
  )
}
