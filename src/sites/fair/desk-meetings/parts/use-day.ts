import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DeskDay } from '#contract/fair/day'
import { day as query } from '../queries'
import { useDeskChanges } from './use-desk-changes'

/** How often the day is asked for again where no word comes, in ms. */
const everyMs = 15_000

interface Day {
  day: DeskDay
  /** The instant by the server's clock, in ms, every second. */
  now: number
  /** The last question got no answer: when the answer that is shown came, in ms by the server's clock. */
  since: number | null
}

/** The day that an address asks for, live: by word of the server, and every 15 seconds without it. */
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

/** An instant as the clocks of Korea show it, HH:MM or HH:MM:SS. */
export const seoulTime = (at: number | string, seconds = false): string =>
  new Date((typeof at === 'string' ? Date.parse(at) : at) + 9 * 3_600_000).toISOString().slice(11, seconds ? 19 : 16)
