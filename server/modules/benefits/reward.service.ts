import { daysLater } from '#contract/days'
import type { Db } from '#server/db/connect'
import { type PointReason, pointEntry } from './benefits.table'
import { lockPoints, writeOff } from './points.service'
import { benefitRules } from './rules.service'

/** Gives points as a reward, valid as long as welcome points. The member sees `note` with them. */
export async function givePoints(
  tx: Db,
  now: Date,
  accountId: string,
  amount: number,
  reason: PointReason,
  note = '',
): Promise<void> {
  const expires_at = daysLater(now, benefitRules.pointsDays)
  await tx.insert(pointEntry).values({ account_id: accountId, amount, reason, note, at: now, expires_at })
}

/**
 * Takes back points that were given, as far as the member still has them: a balance never falls below zero. Returns the points
 * taken.
 */
export async function takeBackPoints(
  tx: Db,
  now: Date,
  accountId: string,
  amount: number,
  reason: PointReason,
): Promise<number> {
  await lockPoints(tx, accountId)
  const taken = Math.min(amount, await writeOff(tx, now, accountId))
  if (taken > 0) await tx.insert(pointEntry).values({ account_id: accountId, amount: -taken, reason, at: now })
  return taken
}
