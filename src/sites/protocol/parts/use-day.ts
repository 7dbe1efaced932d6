import { useQuery } from '@tanstack/react-query'
import { Day } from '#contract/fields'
import type { Tour } from '#contract/tour'
import { useNow } from '#src/session/visitor'
import { dayOf, earliestDay } from '../queries'

/** The availability of a service on a day; nothing is fetched unless `isValid`. */
export function useDay(chosen: Tour | undefined, date: string) {
  const earliest = earliestDay(useNow())
  const isValid = chosen !== undefined && Day.safeParse(date).success && date >= earliest
  const query = useQuery({ ...dayOf(chosen?.id ?? '', isValid ? date : earliest), enabled: isValid })
  const tooSoon = Day.safeParse(date).success && date < earliest
  return { ...query, isValid, tooSoon, data: isValid ? query.data : undefined }
}
