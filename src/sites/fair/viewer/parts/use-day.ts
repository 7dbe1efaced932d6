import { useEffect, useState } from 'react'
import { fairViewer, type ViewerDay } from '#contract/fair/viewer'
import { call } from '#src/api/call'
import { listen } from '#src/api/stream'
import { offsetOf } from './clock'

/** How often the screens ask while no word can come, and while it can, in ms: by each answer the clock is measured again. */
const everyMs = { alone: 5_000, told: 60_000 }
/** Between two questions there is at least so long, in ms: a busy hall changes every second. */
const restMs = 2_000

interface Shown {
  day: ViewerDay
  /** How far the server's clock is ahead, in ms. */
  offset: number
  /** Whether the last answer came. */
  online: boolean
}

/**
 * Today's meetings, asked again by word of the server, and every five seconds while there is no line to it; without a network what is known
 * goes on, by the clock that was measured.
 */
export function useViewerDay(first: ViewerDay): Shown {
  const [shown, setShown] = useState<Shown>({ day: first, offset: 0, online: true })
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    let timer: ReturnType<typeof setTimeout>
    let [asking, again, told, failed, last] = [false, false, false, false, -restMs]
    const plan = (ms: number) => {
      clearTimeout(timer)
      if (!signal.aborted) timer = setTimeout(ask, ms)
    }
    /** At once, unless the last answer is fresh or on its way. */
    const soon = () => {
      again = true
      if (!asking) plan(Math.max(0, last + restMs - performance.now()))
    }
    async function ask() {
      const asked = Date.now()
      ;[asking, again, failed] = [true, false, false]
      try {
        const day = await call(fairViewer.day, {}, { errors: 'page', signal })
        setShown({ day, offset: offsetOf(asked, Date.now(), day.now), online: true })
      } catch {
        failed = true
        if (!signal.aborted) setShown((before) => ({ ...before, online: false }))
      }
      ;[asking, last] = [false, performance.now()]
      if (again) soon()
      else plan(told && !failed ? everyMs.told : everyMs.alone)
    }
    void ask()
    void listen(
      fairViewer.changes,
      {},
      {
        signal,
        onEvent: soon,
        onLine(open) {
          told = open
          // Whatever became of the line, what is shown may be old.
          if (!signal.aborted) soon()
        },
      },
    )
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
