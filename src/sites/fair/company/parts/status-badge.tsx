import { useTranslation } from 'react-i18next'
import type { ParticipantStatus } from '#contract/fair/status'
import { Badge } from '#src/ui/badge'

const tones = {
  invited: 'accent',
  submitted: 'info',
  revision: 'warning',
  approved: 'success',
  declined: 'error',
  withdrawn: 'neutral',
} as const

/** The status of a registration. */
export function StatusBadge({ status }: { status: ParticipantStatus }) {
  const { t } = useTranslation('fair.company')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
