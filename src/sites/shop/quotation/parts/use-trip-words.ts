import { useTranslation } from 'react-i18next'
import { type Band, bands, type Region } from '#contract/catalog'
import type { QuotationRow } from '#contract/quotation'
import { useDates } from '#src/session/dates'

/** Returns days, regions and party of a group in words. */
export function useTripWords() {
  const { t } = useTranslation('shop.quotation')
  const { t: shop } = useTranslation('shop')
  const { t: purchase } = useTranslation('shop.purchase')
  const dates = useDates()
  return {
    days: ({ date_from, date_to }: Pick<QuotationRow, 'date_from' | 'date_to'>) => {
      if (!date_from || !date_to) return t('mine.flexible')
      if (date_from === date_to) return dates.day(date_from)
      return t('mine.days', { from: dates.day(date_from), to: dates.day(date_to) })
    },
    regions: (regions: readonly Region[]) => regions.map((each) => shop(`region.${each}`)).join(', '),
    party: (party: Readonly<Record<Band, number>>) =>
      bands
        .filter((band) => party[band] > 0)
        .map((band) => purchase('bandCount', { band: purchase(`band.${band}`), count: party[band] }))
        .join(', '),
  }
}
