import { vi } from 'vitest'

/** The browser's timers run as usual, and can be moved forward: for behavior after a delay. Call it before rendering. */
export function movableTime(): { pass(milliseconds: number): Promise<void> } {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
  return {
    pass: async (milliseconds) => {
      await vi.advanceTimersByTimeAsync(milliseconds)
    },
  }
}

/** Timeouts of at least `from` milliseconds never run: what happens is not due to polling. Call it before rendering. */
export function withoutLongTimeouts(from: number): void {
  const real = globalThis.setTimeout
  const short = (run: () => void, ms = 0) => real(ms < from ? run : () => {}, ms < from ? ms : 0)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(short as typeof setTimeout)
}
