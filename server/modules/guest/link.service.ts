import type { Deps } from '#server/deps'
import { emailOf } from '#server/modules/accounts/contact.service'
import { issueToken } from '#server/modules/accounts/session.service'
import { guestMark } from '#server/modules/booking/order-path.service'
import type { MailedTicket } from '#server/modules/mail/mailed-ticket.types'
import type { JobInputs } from '#server/ports/jobs'
import { linkEnds, ownReservation } from './guest.rows'

/** Only where we have put a mark ourselves: what people write into a mail's other words is theirs. */
function marked(values: JobInputs['mail']['values'], token: string): JobInputs['mail']['values'] {
  const put = (path: unknown) => (typeof path === 'string' ? path.replace(guestMark, token) : path)
  const tickets = values.tickets as MailedTicket[] | undefined
  return {
    ...values,
    path: put(values.path),
    ...(tickets && { tickets: tickets.map((ticket) => ({ ...ticket, path: put(ticket.path) })) }),
  }
}

/**
 * Puts a fresh token where a mail leads a guest to the reservation and to the ticket. Made only now, so that none lies in the queue; of each
 * only its hash is kept, and whoever holds one of them opens that reservation and no other (product §4).
 */
export async function withGuestLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: JobInputs['mail'],
): Promise<JobInputs['mail']> {
  const { path } = input.values
  const accountId = typeof path === 'string' ? guestMark.exec(path)?.[1] : undefined
  if (!accountId) return input
  if (!(await emailOf(db, accountId))) throw new Error('A mail leads to the reservation of a guest who is not there')
  const { booking } = await ownReservation(db, accountId)
  const now = clock.now()
  const token = await issueToken(db, now, accountId, 'guest', linkEnds(booking.date, now))
  return { ...input, values: marked(input.values, token) }
}
