import { hasVoucher } from '#contract/voucher'
import type { Deps } from '#server/deps'
import { ordersOf } from '#server/modules/booking/faces.service'
import { guestTicketPath, isGuestOrder } from '#server/modules/booking/order-path.service'
import { bookingsOf } from '#server/modules/booking/rows.service'
import type { Template } from '#server/modules/mail/mail.types'
import type { MailedTicket } from '#server/modules/mail/mailed-ticket.types'
import type { JobInputs } from '#server/ports/jobs'
import { codeOf } from './voucher.service'

/** The mails about reservations that take place. */
const ticketed: readonly string[] = [
  'paymentCompleted',
  'bookingConfirmed',
  'bookingMoved',
  'cancelDeclined',
  'partyChanged',
  'tourTomorrow',
] satisfies Template[]

/** The reservation numbers that a mail names. */
const numbersIn = ({ values }: JobInputs['mail']): string[] =>
  [values, ...(Array.isArray(values.bookings) ? values.bookings : [])].flatMap(({ reservation_number }) =>
    typeof reservation_number === 'string' ? [reservation_number] : [],
  )

/**
 * Adds the ticket codes of a mail's bookings that are paid and take place. They are made only now, so that no code is stored in
 * the queue, and none is sent for a booking canceled in the meantime (product §4).
 */
export async function withTickets(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  input: JobInputs['mail'],
): Promise<JobInputs['mail']> {
  const numbers = ticketed.includes(input.template) ? numbersIn(input) : []
  if (numbers.length === 0) return input
  const orders = await ordersOf(db, numbers)
  const bookings = await bookingsOf(
    db,
    orders.map(({ id }) => id),
  )
  const tickets = bookings.flatMap((each): MailedTicket[] => {
    const owner = orders.find(({ id }) => id === each.order_id)
    if (!owner || !numbers.includes(each.reservation_number) || !hasVoucher(each.status)) return []
    const path = guestTicketPath(owner, each)
    if (isGuestOrder(owner) && !path) return []
    return [{ reservation_number: each.reservation_number, code: codeOf(settings, each), path }]
  })
  return { ...input, values: { ...input.values, tickets } }
}
