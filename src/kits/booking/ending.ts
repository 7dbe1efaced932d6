import type { BookingChange } from '#contract/booking'
import type { Booking, BookingStatus } from '#contract/order'

const endings: readonly BookingStatus[] = ['cancel_requested', 'cancelled']
type History = readonly BookingChange[]

/** What an operator has said who canceled a booking, if one did and it stands so. */
export const operatorsWords = ({ status }: Pick<Booking, 'status'>, history: History): string | undefined =>
  endings.includes(status)
    ? history.findLast(({ to, by, reason }) => by === 'operator' && endings.includes(to) && reason !== '')?.reason
    : undefined

/** Why a booking ended that was reserved without an account: by whom, or by itself (product §4). */
export type Ending = 'asked' | 'expired' | 'superseded' | 'guest' | 'operator' | 'other'

/** Why a booking has ended, or is about to; null while it stands. */
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
