import { useTranslation } from 'react-i18next'
import type { DeskCompany } from '#contract/companies'
import { Badge } from '#src/ui/badge'

/** Whether an operator has verified a company. */
export function Status({ status }: Pick<DeskCompany, 'status'>) {
  const { t } = useTranslation('admin.companies')
  return <Badge tone={status === 'waiting' ? 'warning' : 'success'}>{t(`status.${status}`)}</Badge>
}
