import { useTranslation } from 'react-i18next'
import type { ApplicationStatus } from '#contract/education/status'
import { StatusTone } from '#src/kits/education/status-tone'

/** The status of an application in the applicant's words (product §4). */
export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const { t } = useTranslation('edu-travel.application')
  return <StatusTone status={status}>{t(`status.${status}`)}</StatusTone>
}
