import type { FairFigures } from '#contract/fair/edition'
import { useDates } from '#src/session/dates'

/** Returns a formatter for the days of a fair, from the first to the last. */
export function useSpan(): (figures: Pick<FairFigures, 'days'>) => string {
  const { day } = useDates()
  return ({ days }) => {
    const [first, last] = [days[0]?.day, days.at(-1)?.day]
    if (!first || !last) return ''
    return first === last ? day(first) : `${day(first)} – ${day(last)}`
  }
}
