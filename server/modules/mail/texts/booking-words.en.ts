import { formatsOf } from '../mail.formats'
import type { MailedOrder, MailedTransfer } from '../mail.values'

const { day, instant, won } = formatsOf('en')

/** The departures of an order, a row or more each. */
export const tripRows = ({ bookings, service }: Pick<MailedOrder, 'bookings' | 'service'>): [string, string][] =>
  bookings.flatMap((booking): [string, string][] => [
    [booking.product_name, `Reservation ${booking.reservation_number}`],
    [service ? 'Begins' : 'Departure', `${day(booking.date)}, ${booking.start_time} (Seoul time)`],
    [service ? 'Guests' : 'Travelers', String(booking.number_of_travelers)],
  ])

/** What was reserved, and for how much. */
export const bookingRows = (order: MailedOrder): [string, string][] => [
  ...tripRows(order),
  ['Order', order.order_id],
  ['Total', won(order.amount_won)],
]

/** Where to send the money. */
export const transferRows = (transfer: MailedTransfer): [string, string][] => [
  ['Bank', transfer.bank],
  ['Account number', transfer.account_number],
  ['Account holder', transfer.account_holder],
  ['Name of the depositor', transfer.depositor],
  ['Deposit by', `${instant(transfer.deadline)} (Seoul time)`],
]

/** Leads to the page of the reservation. */
export const view = (path: string) => ({ label: 'View the reservation', path })
