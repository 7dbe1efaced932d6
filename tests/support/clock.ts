import type { Clock } from '#server/ports/clock'

/** A clock that stands still until the test moves it. */
export interface TestClock extends Clock {
  set(at: Date): void
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void
}

/** Starts at noon of a Tuesday in Seoul, unless another instant is given. */
export function testClock(start = new Date('2027-03-02T03:00:00Z')): TestClock {
  let at = start
  return {
    now: () => at,
    set: (next) => {
      at = next
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      at = new Date(at.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000)
    },
  }
}
