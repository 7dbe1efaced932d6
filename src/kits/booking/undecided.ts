/** Codes that say nothing final: the payment may have gone through, so nobody is told that it failed. */
export const isUndecided = (code: string): boolean => code === 'payment.unknown' || code === 'payment.pending'
