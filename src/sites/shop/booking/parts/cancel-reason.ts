/** Reasons for an end that have texts of their own; anything else was written by a person. */
const reasons = ['expired', 'abandoned', 'superseded'] as const

export const cancelReasonIn = (reason: string | null) => reasons.find((each) => each === reason)
