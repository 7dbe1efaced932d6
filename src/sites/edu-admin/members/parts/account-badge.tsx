import { useTranslation } from 'react-i18next'
import type { ApplicantRow } from '#contract/applicants-desk'
import { Badge } from '#src/ui/badge'

/** Whether an account is usable. */
export function AccountBadge({ status }: Pick<ApplicantRow, 'status'>) {
  const { t } = useTranslation('edu-admin.members')
  return <Badge tone={status === 'blocked' ? 'error' : 'neutral'}>{t(`status.${status}`)}</Badge>
}
