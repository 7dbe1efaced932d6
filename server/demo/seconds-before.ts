/**
 * Returns the instant `seconds` before `at`. Rows of one list are made seconds apart: what was made at the same time is listed by
 * ids, in another order each time.
 */
export const secondsBefore = (at: Date, seconds: number): Date => new Date(at.getTime() - seconds * 1_000)
