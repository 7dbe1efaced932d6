import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { FairFigures } from '#contract/fair/edition'
import { thisFair } from '../../queries'
import { setupOf } from '../queries'

/** The figures of the listed year, for choosing days and halls; undefined while they load. Needs `thisFair` loaded. */
export function useShownFigures(year: number | undefined): FairFigures | undefined {
  const { data: fair } = useSuspenseQuery(thisFair())
  const isOther = year !== undefined && year !== fair?.year
  const { data: other } = useQuery({ ...setupOf(year ?? 0), enabled: isOther })
  return isOther ? other?.figures : fair?.figures
}
