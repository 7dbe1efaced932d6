import type { Endpoint } from '#contract/endpoint'
import type { Booking } from '#contract/order'

/** What the button and its dialog say. */
export interface RefundAccountWords {
  /** The button while there is no account. */
  enter: string
  change: string
  title: string
  save: string
  saved: string
}

export interface RefundAccountProps {
  bookingId: Booking['id']
  words: RefundAccountWords
  /** The endpoints that show the account. */
  refreshes: Endpoint[]
}
