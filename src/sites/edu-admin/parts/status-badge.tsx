import { useTranslation } from 'react-i18next'
import type { ApplicationStatus } from '#contract/education/status'
import { StatusTone } from '#src/kits/education/status-tone'
import { site } from '../site'

/** The status of an application in the desk's words (product §4). */
export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const { t } = useTranslation(site)
  return <StatusTone status={status}>{t(`status.${status}`)}</StatusTone>
}
