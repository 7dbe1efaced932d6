import { useTranslation } from 'react-i18next'
import type { ApplicationStatus } from '#contract/education/status'
import { Badge } from '#src/ui/badge'
import { site } from '../site'

const tones = {
  draft: 'neutral',
  submitted: 'info',
  in_review: 'info',
  revision_requested: 'warning',
  resubmitted: 'info',
  approved: 'success',
  rejected: 'neutral',
  withdrawn: 'neutral',
  report_due: 'warning',
  report_submitted: 'info',
  report_revision_requested: 'warning',
  completed: 'success',
} as const satisfies Record<ApplicationStatus, string>

/** Where an application is in its life (product §4). */
export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const { t } = useTranslation(site)
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
