import type { Deps } from '#server/deps'
import { emailOf } from '#server/modules/accounts/contact.service'
import { issueToken } from '#server/modules/accounts/session.service'
import { guestMark } from '#server/modules/booking/order-path.service'
import type { MailedTicket } from '#server/modules/mail/mailed-ticket.types'
import type { JobInputs } from '#server/ports/jobs'
import { linkEnds, ownReservation } from './guest.rows'

/** Replaces only marks we set ourselves; text that people typed into other values stays unchanged. */
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
 * Puts fresh tokens into a mail's links to the reservation and the ticket. They are made only now, so that no token is stored in
 * the queue. Only the hash of each is stored, and a token opens that one reservation only (product §4).
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
