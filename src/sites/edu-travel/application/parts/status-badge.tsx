import { useTranslation } from 'react-i18next'
import type { ApplicationStatus } from '#contract/education/status'
import { StatusTone } from '#src/kits/education/status-tone'

/** Where an application is in its life, as applicants are told it (product §4). */
export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const { t } = useTranslation('edu-travel.application')
  return <StatusTone status={status}>{t(`status.${status}`)}</StatusTone>
}
