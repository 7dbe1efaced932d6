import { useTranslation } from 'react-i18next'
import type { Staff } from '#contract/staff-desk'
import { Badge } from '#src/ui/badge'

/** Whether a person has joined or is still invited. */
export function State({ person: { joined } }: { person: Pick<Staff, 'joined'> }) {
  const { t } = useTranslation('admin.staff')
  return <Badge tone={joined ? 'success' : 'warning'}>{t(`state.${joined ? 'joined' : 'invited'}`)}</Badge>
}
