import { and, asc, eq, gt, inArray, lte, max, sql } from 'drizzle-orm'
import { type Db, transaction } from '#server/db/connect'
import { Refusal } from '#server/refusal'
import { pointEntry } from './benefits.table'
import { balanceOf, type Lot, lapsedOf, lotsOf } from './points.lots'

/** Serializes the claims of a member: the balance seen by one cannot be spent by another. */
export const lockPoints = (tx: Db, accountId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`points ${accountId}`}, 0))`)

/** Returns the member's ledger in the order it was written. */
export const ledgerOf = (db: Db, accountId: string) =>
  db.select().from(pointEntry).where(eq(pointEntry.account_id, accountId)).orderBy(asc(pointEntry.seq))

/** Returns the member's points by origin and expiry, in ledger order. */
export const lots = async (db: Db, accountId: string): Promise<Lot[]> => lotsOf(await ledgerOf(db, accountId))

/** Returns the points the member can spend; one point is one won. */
export const pointsBalance = async (db: Db, now: Date, accountId: string): Promise<number> =>
  balanceOf(await lots(db, accountId), now)

/** Writes off expired points, so that the ledger's sum is the balance, and returns it. The points must be locked. */
export async function writeOff(tx: Db, now: Date, accountId: string): Promise<number> {
  const held = await lots(tx, accountId)
  const lapsed = lapsedOf(held, now)
  if (lapsed > 0) {
    await tx.insert(pointEntry).values({ account_id: accountId, amount: -lapsed, reason: 'expired', at: now })
  }
  return balanceOf(held, now)
}

/**
 * Spends the member's points on an order; repeated calls spend them once. Throws `Refusal(409, 'booking.pointsTooMany')` if the
 * balance is too small. Must run inside the transaction that the points are for.
 */
export async function claimPoints(
  tx: Db,
  now: Date,
  accountId: string,
  orderId: string,
  points: number,
): Promise<void> {
  if (points === 0) return
  await lockPoints(tx, accountId)
  const { sum, round } = await claimOf(tx, orderId)
  if (sum < 0) return
  const balance = await writeOff(tx, now, accountId)
  if (balance < points) throw new Refusal(409, 'booking.pointsTooMany', 'points')
  await tx
    .insert(pointEntry)
    .values({ account_id: accountId, amount: -points, reason: 'used', order_id: orderId, round: round + 1, at: now })
}

/**
 * Returns the net points an order has claimed (0 or negative), its number of claims, and the account in whose ledger the last one
 * is: an order can move to another account, its entries stay where they are.
 */
export async function claimOf(tx: Db, orderId: string): Promise<{ sum: number; round: number; from: string | null }> {
  const [row] = await tx
    .select({
      sum: sql<number>`coalesce(sum(${pointEntry.amount}), 0)::int`,
      round: max(pointEntry.round),
      from: sql<string | null>`(array_agg(${pointEntry.account_id} order by ${pointEntry.seq} desc)
        filter (where ${pointEntry.reason} = 'used'))[1]`,
    })
    .from(pointEntry)
    .where(and(eq(pointEntry.order_id, orderId), inArray(pointEntry.reason, ['used', 'returned'])))
  return { sum: row?.sum ?? 0, round: row?.round ?? 0, from: row?.from ?? null }
}

/** Writes off all remaining points of a member who withdraws (product §8). */
export async function forfeitPoints(tx: Db, now: Date, accountId: string): Promise<void> {
  await lockPoints(tx, accountId)
  const left = await writeOff(tx, now, accountId)
  if (left > 0) await tx.insert(pointEntry).values({ account_id: accountId, amount: -left, reason: 'expired', at: now })
}

/** Writes off the expired points of every member. */
export async function expirePoints(db: Db, now: Date): Promise<void> {
  const owners = await db
    .selectDistinct({ id: pointEntry.account_id })
    .from(pointEntry)
    .where(and(gt(pointEntry.amount, 0), lte(pointEntry.expires_at, now)))
  for (const { id } of owners) {
    await transaction(db, async (tx) => {
      await lockPoints(tx, id)
      await writeOff(tx, now, id)
    })
  }
}
