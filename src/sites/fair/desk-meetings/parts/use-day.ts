import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DeskDay } from '#contract/fair/day'
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
  const offset = Date.parse(day.now) - dataUpdatedAt
  const [now, setNow] = useState(() => Date.parse(day.now))
  useEffect(() => {
    setNow(Date.now() + offset)
    const timer = setInterval(() => setNow(Date.now() + offset), 1000)
    return () => clearInterval(timer)
  }, [offset])
  return { day, now, since: isRefetchError ? Date.parse(day.now) : null }
}

/** An instant in Korean time, HH:MM or HH:MM:SS. */
export const seoulTime = (at: number | string, seconds = false): string =>
  new Date((typeof at === 'string' ? Date.parse(at) : at) + 9 * 3_600_000).toISOString().slice(11, seconds ? 19 : 16)
