import { useQuery } from '@tanstack/react-query'
import { type PaymentConfirmation, payment } from '#contract/payment'
import type { z } from '#contract/zod'
import { CallError, call } from '#src/api/call'
import { isUndecided } from './undecided'

export type GivenPayment = z.output<typeof PaymentConfirmation>

/** A refusal means that nothing was paid; no answer, a server error or too many tries leave it open. */
const isFinal = (error: unknown): error is CallError =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429

/**
 * Confirms a payment with the server when the page opens (product §4). Returns `isPaid`, `refused` with its code, or
 * `isUndecided` once no request runs; `again` then retries. Sent once however often the page renders; a reload sends it again,
 * which gets the same answer.
 */
export function usePaymentConfirmation(given: GivenPayment) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [payment.confirm.path, given],
    // Without the signal: leaving the page must not abort a payment.
    queryFn: () => call(payment.confirm, { body: given }, { errors: 'page' }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isPaid = data?.ok === true
  const refused = isFinal(error) ? error : data && !data.ok && !isUndecided(data.code) ? data : null
  return {
    isPaid,
    refused,
    isUndecided: !isPaid && !refused && !isFetching && Boolean(data ?? error),
    again: () => void refetch(),
  }
}
