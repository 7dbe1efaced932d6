import { vi } from 'vitest'

/** The browser's timers run as always, and can be moved on: for what happens after a time. To be called before rendering. */
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
