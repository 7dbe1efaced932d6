import { match } from '#server/modules/fair-matching/engine/match'
import { random } from '#server/random'
import { aMatchingInput } from '#tests/support/matching'
import { type Figure, times } from './support/figure'

/** Wishes as companies would send them; each company is free in 90 % of the slots. */
const fairs = [
  { buyers: 60, sellers: 240, slots: 16, wishes: { buyer: 30, seller: 6 }, free: 0.9 },
  { buyers: 101, sellers: 162, slots: 16, wishes: { buyer: 22, seller: 8 }, free: 0.9 },
  { buyers: 300, sellers: 600, slots: 24, wishes: { buyer: 32, seller: 8 }, free: 0.9 },
  // As many buyers as sellers, and everyone busy in 40 % of the slots: the hardest to place.
  { buyers: 100, sellers: 100, slots: 16, wishes: { buyer: 30, seller: 30 }, free: 0.6 },
]

/** Milliseconds of a task that is the same in every run: sorting a million numbers. */
function yardstick(): number {
  const { next } = random('yardstick')
  const numbers = Array.from({ length: 1_000_000 }, next)
  const started = performance.now()
  numbers.sort((one, other) => one - other)
  return performance.now() - started
}

/**
 * Measures how near the schedules of whole fairs are to their bounds, and how long they take compared with sorting a million numbers.
 */
export async function* fairFigures(): AsyncGenerator<Figure> {
  const unit = Math.min(yardstick(), yardstick(), yardstick())
  for (const size of fairs) {
    const input = aMatchingInput(size)
    const started = performance.now()
    const { meetings, value, bound } = await match(input)
    const duration = performance.now() - started
    const name = `${size.buyers} × ${size.sellers} × ${size.slots}, free in ${100 * size.free} %: ${input.wishes.length} wishes, ${meetings.length} meetings`
    yield { name, value: `${((100 * value) / bound).toFixed(2)} % of the bound`, aim: '≥ 99 %' }
    yield { name: '  beside sorting a million numbers', value: times(duration, unit), aim: 'printed, not judged' }
  }
}
