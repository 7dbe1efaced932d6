import { useEffect, useState } from 'react'
import { fairViewer, type ViewerDay } from '#contract/fair/viewer'
import { call } from '#src/api/call'
import { offsetOf } from './clock'

/** How often the screens ask, in ms. */
const everyMs = 5_000

interface Shown {
  day: ViewerDay
  /** How far the server's clock is ahead, in ms. */
  offset: number
  /** Whether the last answer came. */
  online: boolean
}

/** Today's meetings, asked again every five seconds; without a network what is known goes on, by the clock that was measured. */
export function useViewerDay(first: ViewerDay): Shown {
  const [shown, setShown] = useState<Shown>({ day: first, offset: 0, online: true })
  useEffect(() => {
    const end = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    async function ask() {
      const asked = Date.now()
      try {
        const day = await call(fairViewer.day, {}, { errors: 'page', signal: end.signal })
        setShown({ day, offset: offsetOf(asked, Date.now(), day.now), online: true })
      } catch {
        if (!end.signal.aborted) setShown((before) => ({ ...before, online: false }))
      }
      if (!end.signal.aborted) timer = setTimeout(ask, everyMs)
    }
    void ask()
    return () => {
      end.abort()
      clearTimeout(timer)
    }
  }, [])
  return shown
}

/** The instant by the server's clock, in ms, every quarter of a second; while the page is rendered, that of the answer. */
export function useNow({ day, offset }: Pick<Shown, 'day' | 'offset'>): number {
  const [now, setNow] = useState(() => Date.parse(day.now))
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + offset), 250)
    return () => clearInterval(timer)
  }, [offset])
  return now
}
