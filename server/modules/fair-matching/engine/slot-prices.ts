import { boundBy, exactPrices, type Prices } from './bound'
import type { Capacity } from './capacity'
import { tightening } from './figures'
import type { Problem } from './problem'

interface Tightening {
  /** Prices to start from, usually those of the best pairs, whose slots have no prices yet. */
  prices: Prices
  /** Points of a placement: the bound cannot be lower. */
  value: number
  /** Called between turns with the share of work done; throws to stop. */
  turn(done: number): Promise<void>
}

const none = ({ person, place }: Prices): Prices => ({
  person: new Float64Array(person.length),
  place: new Float64Array(place.length),
})
const copy = ({ person, place }: Prices): Prices => ({ person: person.slice(), place: place.slice() })

/**
 * A bound that knows when companies are free: the best pairs may need the same few slots, which phase one does not see. Places
 * that are wanted by several become more expensive and unused ones cheaper (subgradient steps on the dual of the model with
 * slots), until no step makes the bound lower. Never above the bound of the given prices.
 */
export async function tightened(
  problem: Problem,
  capacity: Capacity,
  { prices, value, turn }: Tightening,
): Promise<number> {
  const boundAt = boundBy(problem, capacity)
  const certified = (of: Prices) => Math.floor(boundAt(exactPrices(of)))
  const first = boundAt(prices)
  // The best of the search, which first has to leave the prices it starts from: any step from their corner leads upward.
  let best = { bound: Number.POSITIVE_INFINITY, prices: copy(prices) }
  let now = copy(prices)
  const unused = none(prices)
  let course = none(prices)
  let { stride } = tightening
  let idle = 0
  for (let step = 0; step < tightening.steps && stride > tightening.least; step++) {
    if (step % tightening.stepsPerTurn === 0) await turn(step / tightening.steps)
    const bound = boundAt(now, unused)
    idle = bound < best.bound - 0.5 ? 0 : idle + 1
    if (bound < best.bound && step > 0) best = { bound, prices: copy(now) }
    if (best.bound < value + 1) break
    if (idle > tightening.patience) {
      stride *= tightening.shorten
      idle = 0
      now = copy(best.prices)
      course = none(prices)
      continue
    }
    let norm = 0
    for (const kind of ['person', 'place'] as const) {
      for (let at = 0; at < course[kind].length; at++) {
        course[kind][at] = tightening.inertia * course[kind][at]! + unused[kind][at]!
        norm += course[kind][at]! ** 2
      }
    }
    if (norm === 0) break
    const length = (stride * (bound - value)) / norm
    for (const [at, each] of course.person.entries()) now.person[at]! -= length * each
    for (const [at, each] of course.place.entries()) now.place[at] = Math.max(0, now.place[at]! - length * each)
  }
  return Math.min(Math.floor(first), certified(best.prices))
}
