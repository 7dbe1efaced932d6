import type { ReservationStep } from '#contract/reservation'
import type { OrderRow } from './rows.service'

/** Returns the first incomplete step; null when the order can be paid, or no longer needs payment. */
export function nextStep({ status, travelers_done, extras_done, benefits_done }: OrderRow): ReservationStep | null {
  if (status !== 'draft' && status !== 'awaiting_payment') return null
  if (!travelers_done) return 'travelers'
  if (!extras_done) return 'extras'
  return benefits_done ? null : 'benefits'
}
