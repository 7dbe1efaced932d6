import type { BookingChange } from '#contract/booking'
import type { Booking, BookingStatus } from '#contract/order'

const endings: readonly BookingStatus[] = ['cancel_requested', 'cancelled']
type History = readonly BookingChange[]

/** Returns the operator's reason for a booking that an operator canceled and that is still canceled. */
export const operatorsWords = ({ status }: Pick<Booking, 'status'>, history: History): string | undefined =>
  endings.includes(status)
    ? history.findLast(({ to, by, reason }) => by === 'operator' && endings.includes(to) && reason !== '')?.reason
    : undefined

/** Why a booking reserved without an account ended: by whom, or automatically (product §4). */
export type Ending = 'asked' | 'expired' | 'superseded' | 'guest' | 'operator' | 'other'

/** Returns why a booking has ended or is about to; null while it is active. */
export function endingOf(
  { status, cancel_reason }: Pick<Booking, 'status' | 'cancel_reason'>,
  history: History,
): Ending | null {
  if (!endings.includes(status)) return null
  if (cancel_reason === 'expired' || cancel_reason === 'superseded') return cancel_reason
  const by = history.findLast(({ to }) => endings.includes(to))?.by
  if (by === 'operator') return by
  if (status === 'cancel_requested') return 'asked'
  return by === 'member' ? 'guest' : 'other'
}
