import type { Weights } from './input'

/** The default weights until the fair's desk changes them, in points. */
export const usualWeights: Weights = {
  priority: [60, 40, 25],
  mutual: 30,
  fit: 20,
  unmet: 10,
  fairness: 40,
  stay: 20,
}

/** Parameters of the search for improvements. */
export const search = {
  /** Steps for each pair that could meet. */
  stepsPerPair: 120,
  fewestSteps: 20_000,
  mostSteps: 1_500_000,
  /** Steps between two checks for cancellation. */
  stepsPerTurn: 4096,
  /** Points that a step can lose at the beginning, and at the end. */
  warm: 20,
  cold: 0.8,
  /** The probability that a step tries a pair that the optimum holds and the placement does not. */
  chosenFirst: 0.5,
} as const

/** The most changes suggested for an unplaced wish. */
export const mostChanges = 3

/** Parameters of the search for a lower bound. */
export const tightening = {
  steps: 2500,
  stepsPerTurn: 50,
  /** The share of the distance to the value that a step aims at, and when the search ends. */
  stride: 1,
  least: 0.01,
  /** After this many steps without a gain the stride becomes shorter. */
  patience: 100,
  shorten: 0.5,
  /** How much of the former direction a step keeps. */
  inertia: 0.93,
} as const
