import type { FairSlot } from '#contract/fair/edition'
import { useDates } from '#src/session/dates'

/** Writes a slot with its day. */
export function useTimes() {
  const dates = useDates()
  return ({ day, starts }: Pick<FairSlot, 'day' | 'starts'>) => `${dates.birthday(day)} ${starts}`
}
