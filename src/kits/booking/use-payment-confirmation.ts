import { useQuery } from '@tanstack/react-query'
import { type PaymentConfirmation, payment } from '#contract/payment'
import type { z } from '#contract/zod'
import { CallError, call } from '#src/api/call'
import { isUndecided } from './undecided'

export type GivenPayment = z.output<typeof PaymentConfirmation>

/** A refusal says that nothing was paid; no answer, a fault or too many tries say nothing. */
const isFinal = (error: unknown): error is CallError =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429

/**
 * Confirms a payment with the server as the page opens (product §4): `isPaid`, or `refused` with its code, or
 * `isUndecided` once nobody is asking, when `again` tries once more. Asked once however often the page renders; a reload asks again, which the
 * server answers alike.
 */
export function usePaymentConfirmation(given: GivenPayment) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [payment.confirm.path, given],
    // Without the signal: a payment is not to be given up because a page is left.
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
