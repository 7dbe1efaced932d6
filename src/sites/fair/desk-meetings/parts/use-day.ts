import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { DeskDay } from '#contract/fair/day'
import { aheadBy, useServerNow } from '../../parts/use-server-now'
import { day as query } from '../queries'
import { useDeskChanges } from './use-desk-changes'

/** How often the day is refetched without live events, in ms. */
const everyMs = 15_000

interface Day {
  day: DeskDay
  /** The current time by the server's clock, in ms, updated every second. */
  now: number
  /** Null while up to date. After a failed refetch: when the shown data arrived, in ms by the server's clock. */
  since: number | null
}

/** The day that an address names, live: refetched on server events, and every 15 seconds without them. */
export function useDay(search: URLSearchParams): Day {
  useDeskChanges()
  const { data: day, dataUpdatedAt } = useSuspenseQuery(query(search))
  const { isRefetchError } = useQuery({ ...query(search), refetchInterval: everyMs, refetchOnWindowFocus: 'always' })
  const now = useServerNow(day.now, aheadBy(day.now, dataUpdatedAt), 1000)
  return { day, now, since: isRefetchError ? Date.parse(day.now) : null }
}
