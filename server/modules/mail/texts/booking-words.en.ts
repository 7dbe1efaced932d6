import type { MailedBooking, MailedOrder, MailedTransfer } from '#server/modules/mail/mail.types'
import { formatsOf } from '../mail.formats'

const { day, instant, spoken, won } = formatsOf('en')

const isBooth = ({ number_of_travelers }: MailedBooking) => number_of_travelers === 0

/** The rows of a departure: product, time, option, language and meeting point; unknown values have no row. */
export const departureRows = (booking: MailedBooking, service: boolean): [string, string][] =>
  [
    [booking.product_name, `Reservation ${booking.reservation_number}`],
    [
      isBooth(booking) ? 'The fair opens' : service ? 'Begins' : 'Departure',
      `${day(booking.date)}, ${booking.start_time} (Seoul time)`,
    ],
    [isBooth(booking) ? 'Booth type' : 'Option', booking.option_name ?? ''],
    ['Guide speaks', spoken(booking.languages ?? [])],
    [isBooth(booking) ? 'Location' : 'Meeting point', booking.meeting_point ?? ''],
    [service ? 'Guests' : 'Travelers', isBooth(booking) ? '' : String(booking.number_of_travelers)],
  ].filter((row): row is [string, string] => row[1] !== '')

/** The rows of a pass: which one, for whom, and the last day to start it. */
const passRows = (booking: MailedBooking): [string, string][] => [
  [booking.product_name, `Pass ${booking.reservation_number}`],
  ['For', booking.option_name ?? ''],
  ['Start by', day(booking.date)],
]

type Rows = Pick<MailedOrder, 'bookings' | 'service' | 'pass'>

/** The departures of an order, or its passes. */
export const tripRows = ({ bookings, service, pass }: Rows): [string, string][] =>
  bookings.flatMap((booking) => (pass ? passRows(booking) : departureRows(booking, Boolean(service))))

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

/** What was bought, as the mail calls it: passes are ordered, all else is reserved. */
export const called = ({ pass }: Pick<MailedOrder, 'pass'>) => (pass ? 'order' : 'reservation')

/** The button that leads to the page of the reservation. */
export const view = (path: string, pass?: boolean) => ({
  label: pass ? 'View my passes' : 'View the reservation',
  path,
})
