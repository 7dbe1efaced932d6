import { match } from '#server/modules/fair-matching/engine/match'
import { random } from '#server/random'
import { aMatchingInput } from '#tests/support/matching'
import { type Figure, times } from './support/figure'

/**
 * Wishes as companies would send them. `free` is the share of slots in which a company is free, `seconds` how long the desk may
 * have to wait.
 */
const fairs = [
  { buyers: 60, sellers: 240, slots: 16, wishes: { buyer: 30, seller: 6 }, free: 0.9, seconds: 10 },
  { buyers: 101, sellers: 162, slots: 16, wishes: { buyer: 22, seller: 8 }, free: 0.9, seconds: 10 },
  { buyers: 300, sellers: 600, slots: 24, wishes: { buyer: 32, seller: 8 }, free: 0.9, seconds: 60 },
  // Everyone is busy in 40 % of the slots, and then there are as many buyers as sellers: the hardest to place.
  { buyers: 101, sellers: 162, slots: 16, wishes: { buyer: 22, seller: 8 }, free: 0.6, seconds: 10 },
  { buyers: 100, sellers: 100, slots: 16, wishes: { buyer: 30, seller: 30 }, free: 0.6, seconds: 10 },
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
    yield {
      name: '  duration',
      value: `${(duration / 1000).toFixed(1)} s`,
      aim: `≤ ${size.seconds} s on an idle computer`,
    }
    yield { name: '  beside sorting a million numbers', value: times(duration, unit), aim: 'printed, not judged' }
  }
}
