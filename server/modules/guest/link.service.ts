import { eq } from 'drizzle-orm'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { issueToken } from '#server/modules/accounts/session.service'
import { guestMark } from '#server/modules/booking/order-path'
import type { JobInputs } from '#server/ports/jobs'
import { linkEnds, ownReservation } from './guest.rows'

/**
 * Puts a fresh token where a mail leads a guest to the reservation. Made only now, so that none lies in the queue; of each
 * only its hash is kept, and whoever holds one of them opens that reservation and no other (product §4).
 */
export async function withGuestLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: JobInputs['mail'],
): Promise<JobInputs['mail']> {
  const { path } = input.values
  const accountId = typeof path === 'string' ? guestMark.exec(path)?.[1] : undefined
  if (typeof path !== 'string' || !accountId) return input
  const [holder] = await db.select({ id: account.id }).from(account).where(eq(account.id, accountId))
  if (!holder) throw new Error('A mail leads to the reservation of a guest who is not there')
  const { booking } = await ownReservation(db, accountId)
  const now = clock.now()
  const token = await issueToken(db, now, accountId, 'guest', linkEnds(booking.date, now))
  return { ...input, values: { ...input.values, path: path.replace(guestMark, token) } }
}
