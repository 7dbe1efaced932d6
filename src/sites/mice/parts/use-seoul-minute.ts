import { useEffect, useState } from 'react'
import { dayInSeoul } from '#contract/days'

/** A day in Seoul and the time of it, HH:MM. */
export interface SeoulMinute {
  day: string
  time: string
}

const seoulMinute = (): SeoulMinute => {
  const now = new Date()
  return {
    day: dayInSeoul(now),
    // Seoul has no summer time: it is nine hours ahead the year round.
    time: new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(11, 16),
  }
}

/** The minute that it is in Seoul; null on the server, whose pages are kept. */
export function useSeoulMinute(): SeoulMinute | null {
  const [minute, setMinute] = useState<SeoulMinute | null>(null)
  useEffect(() => {
    const tell = () => setMinute(seoulMinute())
    tell()
    const timer = setInterval(tell, 20_000)
    return () => clearInterval(timer)
  }, [])
  return minute
}
