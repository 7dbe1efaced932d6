import { useTranslation } from 'react-i18next'
import type { TourArea } from '#contract/survey/tour'
import { useDates } from '#src/session/dates'

/** The name of a tour: its area and first day. */
export function useTourName() {
  const { t } = useTranslation('admin.surveys')
  const { birthday } = useDates()
  return ({ area, starts }: { area: TourArea; starts: string }) =>
    t('tour', { area: t(`area.${area}`), day: birthday(starts) })
}
