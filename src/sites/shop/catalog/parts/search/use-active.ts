import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/money'
import { dayInWords } from '#src/kits/booking/day-in-words'
import { useSpoken } from '#src/kits/booking/language-names'
import { useLanguage } from '#src/session/visitor'
import type { Filters } from '../../filters'

/** An active filter: its label, and the change that removes it. */
export interface Active {
  key: string
  label: string
  dropped: Partial<Filters>
}

/** Returns the price range in words: "$30–$60", "up to $60". */
export function usePriceWords(): (span: Pick<Filters, 'min' | 'max' | 'currency'>) => string {
  const { t } = useTranslation('shop.catalog')
  const language = useLanguage()
  return ({ min, max, currency }) => {
    const shown = (amount: number) => formatMoney({ amount, currency }, language, 'plain')
    if (min !== null && max !== null) return t('filters.between', { from: shown(min), to: shown(max) })
    return min !== null ? t('filters.least', { price: shown(min) }) : t('filters.most', { price: shown(max ?? 0) })
  }
}

/** Returns all active filters, in the order of the panel; the search words have a field of their own and are not included. */
export function useActive(filters: Filters): Active[] {
  const { t } = useTranslation('shop.catalog')
  const { t: shop } = useTranslation('shop')
  const language = useLanguage()
  const price = usePriceWords()
  const spoken = useSpoken()
  const { category, region, from, to, people, min, max, rating } = filters
  const day = (iso: string) => dayInWords(iso, language)
  const active: (Active | false)[] = [
    category !== null && { key: 'category', label: shop(`category.${category}`), dropped: { category: null } },
    region !== null && { key: 'region', label: shop(`region.${region}`), dropped: { region: null } },
    from !== '' && {
      key: 'days',
      label: from === to ? day(from) : t('filters.between', { from: day(from), to: day(to) }),
      dropped: { from: '', to: '' },
    },
    people !== null && { key: 'people', label: t('filters.people', { count: people }), dropped: { people: null } },
    (min !== null || max !== null) && { key: 'price', label: price(filters), dropped: { min: null, max: null } },
    ...filters.duration.map((each) => ({
      key: `duration-${each}`,
      label: t(`filters.durations.${each}`),
      dropped: { duration: filters.duration.filter((one) => one !== each) },
    })),
    rating !== null && { key: 'rating', label: t('filters.stars', { rating }), dropped: { rating: null } },
    ...filters.language.map((each) => ({
      key: `language-${each}`,
      label: spoken(each),
      dropped: { language: filters.language.filter((one) => one !== each) },
    })),
  ]
  return active.filter((each) => each !== false)
}
