import { useQuery } from '@tanstack/react-query'
import { Day } from '#contract/fields'
import type { Tour } from '#contract/tour'
import { useVisitor } from '#src/session/visitor'
import { dayOf, earliestDay } from '../queries'

/** The availability of a service on a day; nothing is fetched unless `known`. */
export function useDay(chosen: Tour | undefined, date: string) {
  const earliest = earliestDay(useVisitor())
  const known = chosen !== undefined && Day.safeParse(date).success && date >= earliest
  const query = useQuery({ ...dayOf(chosen?.id ?? '', known ? date : earliest), enabled: known })
  const tooSoon = Day.safeParse(date).success && date < earliest
  return { ...query, known, tooSoon, data: known ? query.data : undefined }
}
