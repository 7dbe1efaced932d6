import { useTranslation } from 'react-i18next'
import type { MemberRow } from '#contract/members-desk'
import { Badge } from '#src/ui/badge'

const tones = { active: 'success', blocked: 'error', merged: 'warning', withdrawn: 'neutral' } as const

/** Whether an account is usable. */
export function Status({ status }: Pick<MemberRow, 'status'>) {
  const { t } = useTranslation('admin.members')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
