import { useLayoutEffect, useState } from 'react'

/**
 * The current time by the server's clock, in ms, updated every `everyMs`; this device's own clock, which can be wrong, only
 * measures how much time has passed. `server` is the time in the latest response, shown while the page is rendered, and `offset`
 * how far the server's clock is ahead, in ms.
 */
export function useServerNow(server: string, offset: number, everyMs: number): number {
  const [now, setNow] = useState(() => Date.parse(server))
  useLayoutEffect(() => {
    const look = () => setNow(Date.now() + offset)
    look()
    const timer = setInterval(look, everyMs)
    // A phone that was asleep must not wait for the next tick.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [offset, everyMs])
  return now
}

/** How far the server's clock is ahead in ms, by a response that arrived at `arrivedAt` by this device's clock. */
export const aheadBy = (server: string, arrivedAt: number): number => Date.parse(server) - arrivedAt
