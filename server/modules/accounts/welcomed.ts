import { createHmac, hkdfSync } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import type { NamedKey } from '#server/settings'
import { welcomedAddress } from './accounts.table'

/** One-way and keyed: the table alone does not reveal whether an address is in it. */
const hashWith = ({ key }: NamedKey, email: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', 'addresses of withdrawn accounts', 32)))
    .update(email)
    .digest()

/** Remembers that the holder of an address has had the welcome benefits, beyond the life of the account (product §4). */
export async function rememberWelcomed(
  { settings, clock }: Pick<Deps, 'settings' | 'clock'>,
  tx: Db,
  email: string,
): Promise<void> {
  const [current] = settings.PASSPORT_KEYS
  if (!current) return
  await tx
    .insert(welcomedAddress)
    .values({ address_hash: hashWith(current, email), at: clock.now() })
    .onConflictDoNothing()
}

/** Whether the holder of an address has had the welcome benefits with a closed account. */
export async function wasWelcomed({ settings }: Pick<Deps, 'settings'>, db: Db, email: string): Promise<boolean> {
  // Covers whichever key was current when the account was closed.
  const hashes = settings.PASSPORT_KEYS.map((key) => hashWith(key, email))
  const found = await db
    .select({ at: welcomedAddress.at })
    .from(welcomedAddress)
    .where(inArray(welcomedAddress.address_hash, hashes))
  return found.length > 0
}
