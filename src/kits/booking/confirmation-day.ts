import { dayInSeoul } from '#contract/days'
import type { Booking, Order } from '#contract/order'
import { confirmationDay, depositConfirmationDay } from '#contract/periods'
import { useDates } from '#src/session/dates'

type Confirmed = Pick<Order, 'paid_at' | 'bank_transfer' | 'hold_expires_at' | 'answered_at'>

/**
 * Returns the formatted day by which the operator confirms; before the payment, the latest such day. Null once it is past
 * (product §4).
 */
export function useConfirmationDay(
  { paid_at, bank_transfer, hold_expires_at, answered_at }: Confirmed,
  bookings: readonly Pick<Booking, 'date'>[],
): string | null {
  const dates = useDates()
  const days = bookings.map(({ date }) => date)
  const day = paid_at
    ? confirmationDay(Date.parse(paid_at), days)
    : depositConfirmationDay(Date.parse(bank_transfer?.deadline ?? hold_expires_at ?? answered_at), days)
  return day < dayInSeoul(Date.parse(answered_at)) ? null : dates.day(day)
}
