import { useTranslation } from 'react-i18next'
import type { QuotationStatus } from '#contract/quotation'
import { Badge } from '#src/ui/badge'

const tones = {
  requested: 'info',
  offered: 'brand',
  accepted: 'success',
  declined: 'neutral',
  expired: 'warning',
  withdrawn: 'neutral',
} as const satisfies Record<QuotationStatus, string>

/** The state of a quotation, in a word or two (product §4). */
export function QuotationBadge({ status }: { status: QuotationStatus }) {
  const { t } = useTranslation('shop.quotation')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
