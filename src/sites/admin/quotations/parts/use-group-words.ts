import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type Band, bands, type Region } from '#contract/catalog'
import type { QuotationRow } from '#contract/quotation'
import { useDates } from '#src/session/dates'
import { useNumbers } from '#src/session/visitor'

/** Days, regions and party of a group in words. */
export function useGroupWords() {
  const { t } = useTranslation('admin.quotations')
  const { t: shop } = useTranslation('shop')
  const { t: bandOf } = useTranslation('admin.reservations')
  const { birthday } = useDates()
  const numbers = useNumbers()
  return {
    days: useCallback(
      ({ date_from, date_to }: Pick<QuotationRow, 'date_from' | 'date_to'>) => {
        if (!date_from || !date_to) return t('daysOpen')
        return date_from === date_to ? birthday(date_from) : `${birthday(date_from)} – ${birthday(date_to)}`
      },
      [t, birthday],
    ),
    regions: useCallback(
      (regions: readonly Region[]) => regions.map((each) => shop(`region.${each}`)).join(', '),
      [shop],
    ),
    party: (party: Readonly<Record<Band, number>>) =>
      bands
        .filter((band) => party[band] > 0)
        .map((band) => `${bandOf(`band.${band}`)} ${numbers(party[band])}`)
        .join(', '),
  }
}
