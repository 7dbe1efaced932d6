import { useTranslation } from 'react-i18next'
import type { MeetingStatus } from '#contract/fair/status'
import { Badge } from '#src/ui/badge'

const tones = {
  requested: 'info',
  admin_matching: 'brand',
  confirmed: 'success',
  cancel_requested: 'warning',
  rejected: 'neutral',
  canceled: 'neutral',
} as const satisfies Record<MeetingStatus, string>

export function MeetingBadge({ status }: { status: MeetingStatus }) {
  const { t } = useTranslation('fair.meetings')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
