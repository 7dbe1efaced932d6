import { useTranslation } from 'react-i18next'
import type { DeskCoupon } from '#contract/benefits-desk'
import { Badge } from '#src/ui/badge'

/** Whether a coupon is still being issued. */
export function CouponStatus({ coupon: { stopped_at } }: { coupon: DeskCoupon }) {
  const { t } = useTranslation('admin.benefits')
  return <Badge tone={stopped_at ? 'neutral' : 'success'}>{t(`status.${stopped_at ? 'stopped' : 'open'}`)}</Badge>
}
