import { type Capacity, stepsOf } from './capacity'
import { type Problem, stays } from './problem'

/** What a meeting costs each participant, and what it costs in a place: a room in a slot, by room × slots. */
export interface Prices {
  person: Float64Array
  place: Float64Array
}

/** Prices are multiples of this part of a point, so that their sums are exact. */
const part = 1 / 64

/** Exact prices near the given ones, none of a place below zero. */
export const exactPrices = ({ person, place }: Prices): Prices => ({
  person: person.map((price) => Math.round(price / part) * part),
  place: place.map((price) => Math.max(0, Math.round(price / part) * part)),
})

/**
 * Returns a function that gives a number of points that no placement can exceed, whatever the prices: with every place at its
 * price, each pair adds at most its points beyond the prices of its two participants and places, in its best slot; each place
 * adds at most its price, and each meeting of a participant at most its price and its points for fairness. This holds by
 * addition alone; good prices only make it lower. So whoever sets them need not be trusted.
 *
 * The function also writes into `unused` how far these best choices leave participants and places unused (below zero: overused).
 */
export function boundBy(problem: Problem, capacity: Capacity): (prices: Prices, unused?: Prices) => number {
  const { pairs, room, bonus, people, slots } = problem
  const { eligible, open, usable, held } = capacity
  let sure = 0
  for (const pair of pairs) if (pair.fixed >= 0) sure += pair.worth + stays(problem, pair, pair.fixed)
  for (let person = 0; person < people; person++) {
    for (let meeting = 0; meeting < held[person]!; meeting++) sure += bonus[person]![meeting]!
  }
  const candidates = eligible.map((at, index) => {
    const pair = pairs[at]!
    return {
      buyer: pair.buyer,
      seller: pair.seller,
      places: open[index]!.map((slot) => ({
        points: pair.worth + stays(problem, pair, slot),
        buyers: room[pair.buyer]! * slots + slot,
        sellers: room[pair.seller]! * slots + slot,
      })),
    }
  })
  const steps = stepsOf(problem, capacity)

  return ({ person, place }, unused) => {
    let bound = sure
    unused?.person.fill(0)
    for (let at = 0; at < place.length; at++) {
      if (usable[at]) bound += place[at]!
      if (unused) unused.place[at] = usable[at]!
    }
    for (const step of steps) {
      const gain = step.points + person[step.person]!
      if (gain <= 0) continue
      bound += step.length * gain
      if (unused) unused.person[step.person]! += step.length
    }
    for (const { buyer, seller, places } of candidates) {
      const paid = person[buyer]! + person[seller]!
      let most = 0
      let best: (typeof places)[number] | null = null
      for (const each of places) {
        const gain = each.points - paid - place[each.buyers]! - place[each.sellers]!
        if (gain > most) [most, best] = [gain, each]
      }
      if (!best) continue
      bound += most
      if (!unused) continue
      unused.person[buyer]!--
      unused.person[seller]!--
      unused.place[best.buyers]!--
      unused.place[best.sellers]!--
    }
    return bound
  }
}
