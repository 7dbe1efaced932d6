/** Codes without a final result: the payment may have gone through, so no failure is shown. */
export const isUndecided = (code: string): boolean => code === 'payment.unknown' || code === 'payment.pending'
