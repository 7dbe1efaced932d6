/** Why a reservation ended, as far as there are words for it; anything else was written by a person. */
const reasons = ['expired', 'abandoned', 'superseded'] as const

export const cancelReasonIn = (reason: string | null) => reasons.find((each) => each === reason)
