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
