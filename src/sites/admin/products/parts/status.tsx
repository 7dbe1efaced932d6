import { useTranslation } from 'react-i18next'
import type { ProductStatus } from '#contract/product-desk'
import { Badge } from '#src/ui/badge'

const tones = { draft: 'warning', open: 'success', closed: 'neutral' } as const

/** Whether a product is a draft, on sale or off sale. */
export function Status({ status }: { status: ProductStatus }) {
  const { t } = useTranslation('admin.products')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
