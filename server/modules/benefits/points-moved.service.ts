import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { pointEntry } from './benefits.table'
import { balanceOf } from './points.lots'
import { lots, writeOff } from './points.service'

interface Part {
  amount: number
  expires_at: Date | null
}

const until = ({ expires_at }: Part): number => expires_at?.getTime() ?? Number.MAX_SAFE_INTEGER

/** Writes the two entries of each part: the points keep their expiry. Returns the ids of the entries that give them. */
async function transfer(tx: Db, at: Date, [from, to]: [string, string], parts: readonly Part[]): Promise<string[]> {
  const given: string[] = []
  for (const { amount, expires_at } of parts) {
    const entry = { reason: 'merged' as const, expires_at, at }
    await tx.insert(pointEntry).values({ ...entry, account_id: from, amount: -amount })
    const [row] = await tx
      .insert(pointEntry)
      .values({ ...entry, account_id: to, amount })
      .returning({ id: pointEntry.id })
    if (row) given.push(row.id)
  }
  return given
}

/**
 * Moves all points that an account can spend to another one, each with its expiry. Returns the ids of the new entries. The points
 * of both must be locked.
 */
export async function handOverPoints(tx: Db, now: Date, from: string, to: string): Promise<string[]> {
  await writeOff(tx, now, from)
  const held = (await lots(tx, from)).filter((lot) => balanceOf([lot], now) > 0)
  const parts = held.map(({ entry, left }) => ({ amount: left, expires_at: entry.expires_at }))
  return transfer(tx, now, [from, to], parts)
}

/** Returns the entries by which points were handed over. */
export const handedOver = (db: Db, ids: readonly string[]): Promise<Part[]> =>
  db
    .select({ amount: pointEntry.amount, expires_at: pointEntry.expires_at })
    .from(pointEntry)
    .where(inArray(pointEntry.id, [...ids]))
    .orderBy(pointEntry.seq)

/**
 * Gives back points that were handed over with these entries, as far as they have not expired and the account still has as many:
 * a balance never falls below zero. Returns how many. The points of both must be locked.
 */
export async function givePointsBack(
  tx: Db,
  now: Date,
  { remaining, other, keys }: { remaining: string; other: string; keys: readonly string[] },
): Promise<number> {
  let left = await writeOff(tx, now, remaining)
  const parts: Part[] = []
  const owed = (await handedOver(tx, keys)).filter(({ expires_at }) => !expires_at || expires_at > now)
  // Those that expire first were spent first.
  for (const { amount, expires_at } of owed.toSorted((one, two) => until(two) - until(one))) {
    const part = Math.min(amount, left)
    if (part > 0) parts.push({ amount: part, expires_at })
    left -= part
  }
  await transfer(tx, now, [remaining, other], parts)
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}
