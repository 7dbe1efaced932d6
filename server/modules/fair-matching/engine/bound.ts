import type { Capacity } from './capacity'
import { type Prices, stepsOf } from './pairing-model'
import { type Problem, stays } from './problem'

/**
 * A number of points that no placement can exceed, whatever the prices: with every place at its price, each pair adds at most its
 * worth beyond the prices of its places, and each place at most its price and what it adds for fairness. This holds by addition
 * alone; the solver's prices only make it as low as the optimum. So the solver need not be trusted.
 */
export function certifiedBound(problem: Problem, capacity: Capacity, prices: Prices): number {
  const whole = {
    person: prices.person.map(Math.round),
    booth: new Map([...prices.booth].map(([at, price]) => [at, Math.max(0, Math.round(price))])),
  }
  const { pairs, room, bonus, people, input } = problem
  let bound = 0
  for (const pair of pairs) if (pair.fixed >= 0) bound += pair.worth + stays(problem, pair, pair.fixed)
  for (let person = 0; person < people; person++) {
    for (let held = 0; held < capacity.held[person]!; held++) bound += bonus[person]![held]!
  }
  for (const at of capacity.eligible) {
    const { buyer, seller, worth, previous } = pairs[at]!
    const best = worth + (previous < 0 ? 0 : input.weights.stay)
    bound += Math.max(0, best - whole.person[buyer]! - whole.person[seller]! - (whole.booth.get(room[seller]!) ?? 0))
  }
  for (const { person, points, length } of stepsOf(problem, capacity)) {
    bound += length * Math.max(0, points + whole.person[person]!)
  }
  for (const [at, price] of whole.booth) bound += price * capacity.roomLeft[at]!
  return bound
}
