import type { Fitting } from '#contract/fair/fit'

/** A time of a fair day in which one meeting can be held; in the order of time. */
export interface Slot {
  id: string
  day: string
}

/** A company that meets others, as the matching sees it. */
export interface Participant extends Fitting {
  id: string
  /** Ids of the slots in which it is free. */
  free: readonly string[]
  /** Most meetings. */
  limit: number
  /** Of a seller: where its meetings are held; those who share one hold one meeting a slot between them. Null: its own. */
  booth: string | null
}

export type Priority = 1 | 2 | 3

/** Whom one would like to meet; 1 is the dearest wish. */
export interface Wish {
  from: string
  to: string
  priority: Priority
}

export interface Pair {
  buyer: string
  seller: string
}

export interface Meeting extends Pair {
  slot: string
}

/** What a meeting is worth, in points. */
export interface Weights {
  /** Of a wish, by its priority. */
  priority: readonly [number, number, number]
  /** Both want it. */
  mutual: number
  /** The two suit one another in every way; a share of it for each reason that they do (product §3). */
  fit: number
  /** The two have not met before. */
  unmet: number
  /** The first meeting of a participant; those that follow count for less and less, down to an even share. */
  fairness: number
  /** A meeting of the placement before that stays where it is. */
  stay: number
}

/** All that a matching is made of. Ids are those of participants and slots in it. */
export interface MatchingInput {
  slots: readonly Slot[]
  participants: readonly Participant[]
  wishes: readonly Wish[]
  /** Pairs that have met before. */
  met: readonly Pair[]
  /** Pairs that never meet: one declined or blocked the other. */
  declined: readonly Pair[]
  /** Meetings that stay as they are, whatever else holds: confirmed or locked. */
  fixed: readonly Meeting[]
  /** The placement before, for a run with the fewest changes. */
  previous: readonly Meeting[]
  weights: Weights
  /** The same seed places the same. */
  seed: string
}
