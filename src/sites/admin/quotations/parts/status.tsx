import { useTranslation } from 'react-i18next'
import type { QuotationStatus } from '#contract/quotation'
import { Badge } from '#src/ui/badge'

const tones = {
  requested: 'warning',
  offered: 'info',
  accepted: 'success',
  declined: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<QuotationStatus, string>

/** The status of a quotation, and whether a question waits for an answer. */
export function Status({ status, asked }: { status: QuotationStatus; asked: boolean }) {
  const { t } = useTranslation('admin.quotations')
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      {asked && <Badge tone="warning">{t('asked')}</Badge>}
    </span>
  )
}
