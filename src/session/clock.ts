const tickMs = 60_000

/** The time of a tab by the server's clock, in ms: the time its page was rendered for, and the minutes that have passed since. */
export interface Clock {
  /** The time the page was rendered for. */
  start: number
  now: () => number
  subscribe: (listener: () => void) => () => void
}

/** Creates the clock of a page that was rendered for `start`, in ms. */
export function createClock(start: number): Clock {
  const began = Date.now()
  return {
    start,
    now: () => start + Math.floor((Date.now() - began) / tickMs) * tickMs,
    subscribe(listener) {
      const timer = setInterval(listener, tickMs)
      // A phone that was asleep must not wait for the next tick.
      document.addEventListener('visibilitychange', listener)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', listener)
      }
    },
  }
}
