import type { Fitting } from '#contract/fair/fit'

/** A time slot of a day of the fair that holds one meeting; in order of time. */
export interface Slot {
  id: string
  day: string
}

/** A company that meets others, as the matching sees it. */
export interface Participant extends Fitting {
  id: string
  /** Ids of the slots in which it is free. */
  free: readonly string[]
  /** The maximum number of meetings. */
  limit: number
  /**
   * For a seller, where its meetings are held; sellers who share a booth hold one meeting per slot between them. Null: its own.
   */
  booth: string | null
}

export type Priority = 1 | 2 | 3

/** A participant that another would like to meet; priority 1 is the strongest wish. */
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
  /** For a wish, by its priority. */
  priority: readonly [number, number, number]
  /** When both want the meeting. */
  mutual: number
  /** When the two suit each other in every way; a share of it for each reason that applies (product §3). */
  fit: number
  /** When the two have not met before. */
  unmet: number
  /** For the first meeting of a participant; later ones count for less and less, down to zero at an even share. */
  fairness: number
  /** For a meeting of the previous placement that stays where it is. */
  stay: number
}

/** The input of a matching. All ids are of its participants and slots. */
export interface MatchingInput {
  slots: readonly Slot[]
  participants: readonly Participant[]
  wishes: readonly Wish[]
  /** Pairs that have met before. */
  earlierPairs: readonly Pair[]
  /** Pairs that never meet: one declined or blocked the other. */
  declined: readonly Pair[]
  /** Meetings that stay as they are regardless of other rules: confirmed or locked. */
  fixed: readonly Meeting[]
  /** The previous placement, for a run with the fewest changes. */
  previous: readonly Meeting[]
  weights: Weights
  /** The same seed gives the same placement. */
  seed: string
}
