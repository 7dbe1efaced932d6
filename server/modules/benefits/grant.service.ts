import { count, desc, eq, sql } from 'drizzle-orm'
import type { benefitsDesk, PointGrant } from '#contract/benefits-desk'
import type { Data } from '#contract/endpoint'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { activeMembers } from '#server/modules/accounts/active.service'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { pointEntry } from './benefits.table'
import { givePoints } from './reward.service'

/** Gives members points with a reason that they read, to all of them or to none; each address once. */
export async function grantPoints(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operator: string,
  { to, points, reason }: PointGrant,
): Promise<Data<typeof benefitsDesk.grant>> {
  const at = clock.now()
  return transaction(db, async (tx) => {
    const { ids, unknown } = await activeMembers(tx, to)
    for (const id of ids) await givePoints(tx, at, id, points, 'granted', reason)
    const detail = { points, reason, given: ids.length }
    for (const id of ids) await writeAudit(tx, { at, actor_id: operator, act: 'points.grant', subject: id, detail })
    return { given: ids.length, unknown }
  })
}

/** What operators have given, the newest first, and what it comes to. Two queries, however many rows. */
export async function listGrants(
  db: Db,
  { page, per_page }: { page: number; per_page: number },
): Promise<z.input<typeof benefitsDesk.grants.data>> {
  const granted = eq(pointEntry.reason, 'granted')
  const rows = await db
    .select({ entry: pointEntry, email: account.email })
    .from(pointEntry)
    .innerJoin(account, eq(account.id, pointEntry.account_id))
    .where(granted)
    .orderBy(desc(pointEntry.seq))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [all] = await db
    .select({ total: count(), points: sql<number>`coalesce(sum(${pointEntry.amount}), 0)::int` })
    .from(pointEntry)
    .where(granted)
  return {
    items: rows.map(({ entry, email }) => ({
      id: entry.id,
      email,
      points: entry.amount,
      reason: entry.note,
      at: entry.at.toISOString(),
      expires_at: entry.expires_at?.toISOString() ?? null,
    })),
    page,
    per_page,
    total: all?.total ?? 0,
    total_points: all?.points ?? 0,
  }
}
