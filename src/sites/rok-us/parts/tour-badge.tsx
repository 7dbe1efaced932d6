import { useTranslation } from 'react-i18next'
import type { SurveyTour } from '#contract/survey/tour'
import { Badge } from '#src/ui/badge'
import { tourState } from './tours'

const tones = { planned: 'info', confirmed: 'success', running: 'success', over: undefined } as const

/** The state of a tour. */
export function TourBadge({ tour, now }: { tour: SurveyTour | null; now: string }) {
  const { t } = useTranslation('rok-us.tour')
  const state = tour ? tourState(tour, now) : 'none'
  const tone = state === 'none' ? undefined : tones[state]
  return <Badge {...(tone && { tone })}>{t(`state.${state}`)}</Badge>
}
