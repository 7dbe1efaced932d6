import type { MatchingInput, Weights } from '../engine/input'
import type { Matching, Preview, Stage } from '../engine/match'

/** What the process is asked for, one thing in its life. */
export type Job =
  /** A whole placement, or the one before with what has become impossible mended. */
  | { kind: 'match' | 'repair'; input: MatchingInput }
  /** What the best pairs would be with each of these weights. */
  | { kind: 'preview'; input: MatchingInput; weights: Weights[] }

interface Results {
  match: Matching
  repair: Matching
  preview: Preview[]
}
/** What comes of a job. */
export type Result<J extends Job> = Results[J['kind']]

/** How far a run is; `done` is 0 to 1 within the stage. */
export interface Progress {
  stage: Stage
  done: number
}

/** What the process says. */
export type Reply = { progress: Progress } | { result: Result<Job> } | { error: string }
