import type { Weights } from './input'

/** What counts until the fair's desk says otherwise, in points. */
export const usualWeights: Weights = {
  priority: [60, 40, 25],
  mutual: 30,
  fit: 20,
  unmet: 10,
  fairness: 40,
  stay: 20,
}

/** How the improvement searches. */
export const search = {
  /** Steps for each pair that could meet. */
  stepsPerPair: 120,
  fewestSteps: 20_000,
  mostSteps: 1_500_000,
  /** Steps between two looks at whether to go on. */
  stepsPerTurn: 4096,
  /** Points that a step may lose at the beginning, and at the end. */
  warm: 12,
  cold: 0.8,
  /** How often a step tries a pair that the optimum holds and the placement does not. */
  chosenFirst: 0.5,
} as const

/** Most changes named for a wish that found no place. */
export const mostChanges = 3
