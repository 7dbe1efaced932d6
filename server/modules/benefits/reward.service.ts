import { daysLater } from '#contract/days'
import type { Db } from '#server/db/connect'
import { type PointReason, pointEntry } from './benefits.table'
import { lockPoints, writeOff } from './points.service'
import { benefitRules } from './rules.service'

/** Gives points for something that was done; they are good as long as welcome points. `note` is what the member reads beside. */
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

/** Takes points back that were given, as far as the member still has some: a balance never falls below zero. Returns how many. */
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
