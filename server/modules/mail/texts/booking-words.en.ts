import type { MailedBooking, MailedOrder, MailedTransfer } from '#server/modules/mail/mail.types'
import { formatsOf } from '../mail.formats'

const { day, instant, spoken, won } = formatsOf('en')

/** A departure: which, when, which way of it, in which language and where it begins; what is not known has no row. */
export const departureRows = (booking: MailedBooking, service: boolean): [string, string][] =>
  [
    [booking.product_name, `Reservation ${booking.reservation_number}`],
    [service ? 'Begins' : 'Departure', `${day(booking.date)}, ${booking.start_time} (Seoul time)`],
    ['Option', booking.option_name ?? ''],
    ['Guide speaks', spoken(booking.languages ?? [])],
    ['Meeting point', booking.meeting_point ?? ''],
    [service ? 'Guests' : 'Travelers', String(booking.number_of_travelers)],
  ].filter((row): row is [string, string] => row[1] !== '')

/** The departures of an order. */
export const tripRows = ({ bookings, service }: Pick<MailedOrder, 'bookings' | 'service'>): [string, string][] =>
  bookings.flatMap((booking) => departureRows(booking, Boolean(service)))

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
