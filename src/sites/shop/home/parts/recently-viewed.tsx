import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { recent } from '#src/session/recent'
import { useVisitor } from '#src/session/visitor'
import { Section } from '#src/ui/page'
import { ProductRow } from '../../catalog/parts/product-row'
import { picked } from '../../catalog/queries'

const shown = 4

/** The products last viewed in this browser that are still on sale. */
export function RecentlyViewed() {
  const { t } = useTranslation('shop')
  const { data = [] } = useQuery(picked(useVisitor(), recent('products')))
  if (data.length === 0) return null
  return (
    <Section title={t('main.recent')}>
      <ProductRow products={data.slice(0, shown)} />
    </Section>
  )
}
