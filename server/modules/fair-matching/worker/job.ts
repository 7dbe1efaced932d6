import type { MatchingInput, Weights } from '../engine/input'
import type { Matching, Preview, Stage } from '../engine/match'

/** The job of a process, one per process. */
export type Job =
  /** A whole placement, or a repair of the previous one. */
  | { kind: 'match' | 'repair'; input: MatchingInput }
  /** The best pairs under each of these weights. */
  | { kind: 'preview'; input: MatchingInput; weights: Weights[] }

interface Results {
  match: Matching
  repair: Matching
  preview: Preview[]
}
/** The result of a job. */
export type Result<J extends Job> = Results[J['kind']]

/** How far a run is; `done` is 0 to 1 within the stage. */
export interface Progress {
  stage: Stage
  done: number
}

/** The messages of the process. */
export type Reply = { progress: Progress } | { result: Result<Job> } | { error: string }
