import { useEffect, useState } from 'react'
import { dayInSeoul } from '#contract/days'

/** A day and time in Seoul, the time as HH:MM. */
export interface SeoulMinute {
  day: string
  time: string
}

const seoulMinute = (): SeoulMinute => {
  const now = new Date()
  return {
    day: dayInSeoul(now),
    // Seoul has no daylight saving time: UTC+9 all year.
    time: new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(11, 16),
  }
}

/** The current minute in Seoul; null on the server, whose pages are cached. */
export function useSeoulMinute(): SeoulMinute | null {
  const [minute, setMinute] = useState<SeoulMinute | null>(null)
  useEffect(() => {
    const update = () => setMinute(seoulMinute())
    update()
    const timer = setInterval(update, 20_000)
    return () => clearInterval(timer)
  }, [])
  return minute
}
