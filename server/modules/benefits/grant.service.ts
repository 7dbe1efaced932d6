import { and, eq, ilike, or } from 'drizzle-orm'
import type { benefitsDesk, grantSorts, PointGrant, PointTakeBack } from '#contract/benefits-desk'
import type { Data, Parsed } from '#contract/endpoint'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import { countRows } from '#server/db/counted'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import { anywhere } from '#server/db/pattern'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { activeMembers } from '#server/modules/accounts/active.service'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { hasHolder } from '#server/modules/accounts/contact.service'
import { Refusal } from '#server/refusal'
import { pointEntry } from './benefits.table'
import { lockPoints, writeOff } from './points.service'
import { givePoints } from './reward.service'

/** Gives points to members, all or none, with a reason that they see; each address once. */
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

/** Returns the member's balance, which no purchase can change until the transaction ends. */
export type HoldBalance = (tx: Db, now: Date, accountId: string) => Promise<number>

const holdBalance: HoldBalance = async (tx, now, accountId) => {
  await lockPoints(tx, accountId)
  return writeOff(tx, now, accountId)
}

/**
 * Takes points back from a member, those that expire first, with a reason that the member sees; a closed account has none. Throws
 * 404, and 409 `desk.changed` if the balance is not what the operator saw (product §4).
 */
export async function takePointsBack(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operator: string,
  id: string,
  { points, reason, balance }: PointTakeBack,
  hold = holdBalance,
): Promise<Data<typeof benefitsDesk.takeBack>> {
  const at = clock.now()
  return transaction(db, async (tx) => {
    if (!(await hasHolder(tx, id))) throw new Refusal(404, 'general.notFound')
    if ((await hold(tx, at, id)) !== balance) throw new Refusal(409, 'desk.changed')
    const entry = { account_id: id, amount: -points, reason: 'granted' as const, note: reason, at }
    await tx.insert(pointEntry).values(entry)
    const detail = { points, reason }
    await writeAudit(tx, { at, actor_id: operator, act: 'points.takeBack', subject: id, detail })
    return { balance: balance - points }
  })
}

const keys: Record<(typeof grantSorts)[number], SortKey> = { at: { by: pointEntry.at, kind: 'instant' } }

/** Lists the points that operators have given and taken back, with their sum while few match. Three queries. */
export async function listGrants(
  db: Db,
  { cursor, per_page, sort, exact, q }: Parsed<typeof benefitsDesk.grants>['query'],
): Promise<z.input<typeof benefitsDesk.grants.data>> {
  const words = [pointEntry.note, account.name, account.email]
  const match = and(
    eq(pointEntry.reason, 'granted'),
    q ? or(...words.map((each) => ilike(each, anywhere(q)))) : undefined,
  )
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, pointEntry.id, { cursor, per_page, descending })
  const page = await db
    .select({ id: pointEntry.id, key: set.key, entry: pointEntry, name: account.name, email: account.email })
    .from(pointEntry)
    .innerJoin(account, eq(account.id, pointEntry.account_id))
    .where(and(match, set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const all = db
    .select({ amount: pointEntry.amount })
    .from(pointEntry)
    .innerJoin(account, eq(account.id, pointEntry.account_id))
    .where(match)
  const total = await countRows(db, all, { exact })
  const amounts = total.more ? null : await all
  const { rows, next, previous } = set.page(page)
  return {
    items: rows.map(({ entry, name, email }) => ({
      id: entry.id,
      account_id: entry.account_id,
      name,
      email,
      points: entry.amount,
      reason: entry.note,
      at: entry.at.toISOString(),
      expires_at: entry.expires_at?.toISOString() ?? null,
    })),
    total,
    total_points: amounts?.reduce((sum, { amount }) => sum + amount, 0) ?? null,
    next,
    previous,
  }
}
