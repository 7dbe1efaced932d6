import { applicationLimits } from '#contract/education/limits'

const undoMs = applicationLimits.undoMinutes * 60_000

/** When a decision can no longer be undone. */
export const decisionHolds = (decided: Date): Date => new Date(decided.getTime() + undoMs)

/** The latest instant of a decision that can no longer be undone at `now`. */
export const decidedBy = (now: Date): Date => new Date(now.getTime() - undoMs)
