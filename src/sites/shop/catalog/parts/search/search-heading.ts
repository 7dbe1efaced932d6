import { useTranslation } from 'react-i18next'
import type { Filters } from '../../filters'

/** Returns the heading of the search page. */
export function useSearchHeading({ category, region, q }: Filters): string {
  const { t } = useTranslation('shop.catalog')
  const { t: shop } = useTranslation('shop')
  if (q) return t('search.words', { q })
  const names = {
    category: category && shop(`category.${category}`),
    region: region && shop(`region.${region}`),
  }
  if (category && region) return t('search.both', names)
  if (category) return t('search.category', names)
  return region ? t('search.region', names) : t('search.all')
}
