import type { FairSlot } from '#contract/fair/edition'
import { useDates } from '#src/session/dates'

/** Returns a slot with its day in words. */
export function useTimes() {
  const dates = useDates()
  return ({ day, starts }: Pick<FairSlot, 'day' | 'starts'>) => `${dates.birthday(day)} ${starts}`
}
