import type { MatchingWeights, PairWeight } from '#contract/fair/matching'

const places: Partial<Record<PairWeight, 0 | 1 | 2>> = { priority1: 0, priority2: 1, priority3: 2 }
type Single = Exclude<keyof MatchingWeights, 'priority'>

/** The points of one weight. */
export function weightIn(weights: MatchingWeights, weight: PairWeight): number {
  const place = places[weight]
  return place === undefined ? weights[weight as Single] : weights.priority[place]
}

/** The same weights with no points for one of them. */
export function withoutWeight(weights: MatchingWeights, weight: PairWeight): MatchingWeights {
  const place = places[weight]
  if (place === undefined) return { ...weights, [weight]: 0 }
  const priority: MatchingWeights['priority'] = [...weights.priority]
  priority[place] = 0
  return { ...weights, priority }
}
