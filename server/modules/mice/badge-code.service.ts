import { eq } from 'drizzle-orm'
import { badgeProduct } from '#contract/mice/gate'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { gateKeys, verifyTicket } from '#server/ticket'
import { micePerson } from './mice.table'

/** The holder of a badge, with what a scan of it passes on. */
export type Holder = typeof micePerson.$inferSelect

/** The content of a badge's code: its number and the first day of its fair; null if it is not one of our badges. */
export function readBadge(
  { TICKET_KEYS }: Pick<Deps['settings'], 'TICKET_KEYS'>,
  code: string,
): { number: string; day: string } | null {
  const ticket = verifyTicket(gateKeys(TICKET_KEYS), code)
  return ticket?.product_id === badgeProduct ? { number: ticket.reservation_number, day: ticket.date } : null
}

/**
 * The holder of a badge by its number, with the row share-locked until the transaction ends; null if the registration was
 * withdrawn.
 */
export async function holderOf(tx: Db, number: string): Promise<Holder | null> {
  const [holder] = await tx.select().from(micePerson).where(eq(micePerson.number, number)).for('share')
  return holder ?? null
}

/** The public keys that devices verify badge codes with. */
export const badgeKeys = ({ TICKET_KEYS }: Pick<Deps['settings'], 'TICKET_KEYS'>): { id: string; key: string }[] =>
  [...gateKeys(TICKET_KEYS)].map(([id, key]) => ({ id, key: key.export({ format: 'jwk' }).x ?? '' }))
