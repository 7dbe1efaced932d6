import { useEffect, useState } from 'react'
import { fairViewer, type ViewerDay } from '#contract/fair/viewer'
import { call } from '#src/api/call'
import { listen } from '#src/api/stream'
import { aheadBy } from '../../parts/use-server-now'
import { keepDay, keptDay } from '../kept-day'
import { offsetOf } from './clock'

/**
 * How often the screens refetch without (`alone`) and with (`live`) live events, in ms; each response resynchronizes the clock.
 */
const everyMs = { alone: 5_000, live: 15_000 }
/** How long a response may take, in ms: a network that fails silently shows within 20 seconds. */
const answerMs = 5_000
/** The minimum time between two fetches, in ms: a busy hall changes every second. */
const restMs = 2_000

/** How often the screens move their clock on, in ms. */
export const tickMs = 250

interface Shown {
  day: ViewerDay
  /** How far the server's clock is ahead, in ms. */
  offset: number
  /** Whether the last fetch succeeded. */
  online: boolean
}

/**
 * Today's meetings, refetched on server events, and every five seconds while there is no live connection. Offline, the known data
 * is shown by the synchronized clock, and the screen says so: immediately if the browser knows, otherwise after the next fetch.
 */
export function useViewerDay(first: ViewerDay): Shown {
  const [shown, setShown] = useState<Shown>({ day: first, offset: 0, online: true })
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    // Until the first response: a device whose clock is wrong would show its own time if the network fails right away.
    setShown((before) => {
      const kept = keptDay()
      // A page that was opened without a network is an earlier one than the last response.
      const isEarlier = kept !== null && Date.parse(kept.day.now) >= Date.parse(before.day.now)
      if (isEarlier) return { ...kept, online: navigator.onLine }
      return { ...before, offset: aheadBy(before.day.now, Date.now()) }
    })
    let timer: ReturnType<typeof setTimeout>
    let [asking, again, live, failed, last] = [false, false, false, false, -restMs]
    const plan = (ms: number) => {
      clearTimeout(timer)
      if (!signal.aborted) timer = setTimeout(ask, ms)
    }
    /** Fetches immediately, unless the last response is fresh or a request is running. */
    const soon = () => {
      again = true
      if (!asking) plan(Math.max(0, last + restMs - performance.now()))
    }
    const lost = () => {
      if (!signal.aborted) setShown((before) => ({ ...before, online: false }))
    }
    async function ask() {
      const sent = Date.now()
      ;[asking, again, failed] = [true, false, false]
      const late = new AbortController()
      const limit = setTimeout(() => late.abort(), answerMs)
      try {
        const day = await call(fairViewer.day, {}, { errors: 'page', signal: AbortSignal.any([signal, late.signal]) })
        if (signal.aborted) return
        const offset = offsetOf(sent, Date.now(), day.now)
        setShown({ day, offset, online: true })
        keepDay({ day, offset })
      } catch {
        failed = true
        lost()
      }
      clearTimeout(limit)
      ;[asking, last] = [false, performance.now()]
      if (again) soon()
      else plan(live && !failed ? everyMs.live : everyMs.alone)
    }
    void ask()
    addEventListener('offline', lost, { signal })
    addEventListener('online', soon, { signal })
    void listen(
      fairViewer.changes,
      {},
      {
        signal,
        onEvent: soon,
        onLine(open) {
          live = open
          // The shown data can be outdated after any interruption.
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
