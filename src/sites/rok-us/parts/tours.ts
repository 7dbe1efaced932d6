import { dayInSeoul } from '#contract/days'
import { type SurveyTour, type TourArea, tourAreas } from '#contract/survey/tour'

export type TourState = 'planned' | 'confirmed' | 'running' | 'over'

/** The state of a tour by the server's day. */
export function tourState({ starts, ends, confirmed_at }: SurveyTour, now: string): TourState {
  const today = dayInSeoul(new Date(now))
  if (ends < today) return 'over'
  if (starts <= today) return 'running'
  return confirmed_at ? 'confirmed' : 'planned'
}

/** The running or next tour of each area, or else its last; null without any. */
export function tourOfAreas(tours: readonly SurveyTour[], now: string): { area: TourArea; tour: SurveyTour | null }[] {
  const today = dayInSeoul(new Date(now))
  return tourAreas.map((area) => {
    const own = tours.filter((tour) => tour.area === area)
    return { area, tour: own.find(({ ends }) => ends >= today) ?? own.at(-1) ?? null }
  })
}

/** Tours that have not begun, earliest first. */
export const toursToCome = (tours: readonly SurveyTour[], now: string): SurveyTour[] => {
  const today = dayInSeoul(new Date(now))
  return tours.filter(({ starts }) => starts > today)
}
