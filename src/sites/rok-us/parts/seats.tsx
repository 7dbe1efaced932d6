import { useTranslation } from 'react-i18next'
import type { SurveyTour } from '#contract/survey/tour'
import { tourState } from './tours'

/** The remaining seats; for a tour that has begun, its total seats. */
export function Seats({ tour, now }: { tour: SurveyTour; now: string }) {
  const { t } = useTranslation('rok-us.tour')
  const { free, seats } = tour
  const state = tourState(tour, now)
  if (state === 'over' || state === 'running') return t('seatsOver', { seats })
  return free === 0 ? t('full', { seats }) : t('free', { count: free, seats })
}
