import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { addDays, dayInSeoul, instantInSeoul } from '#contract/days'
import type { Data, Parsed } from '#contract/endpoint'
import { type DeskPass, mostExtendedDays, type passDesk, type passSorts } from '#contract/pass/desk'
import { type Db, transaction } from '#server/db/connect'
import { countRows } from '#server/db/counted'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import { anywhere } from '#server/db/pattern'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { isNamed } from '#server/modules/accounts/named.service'
import { Refusal } from '#server/refusal'
import { deskGifts, endGift, type HoldPass, holdPass, openGift } from './gift.rows'
import { passGift } from './gifts.table'
import { passView } from './own.service'
import { pass } from './passes.table'

const keys: Record<(typeof passSorts)[number], SortKey> = { bought_at: { by: pass.bought_at, kind: 'instant' } }

const rowsOf = (db: Db, key: SQL<string> = sql<string>`''`) =>
  db
    .select({ id: pass.id, key, row: pass, name: account.name, email: account.email })
    .from(pass)
    .innerJoin(account, eq(account.id, pass.account_id))
    .$dynamic()
type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** Rows with their gifts; one query for all. */
async function shown(db: Db, rows: readonly Row[], now: Date): Promise<DeskPass[]> {
  const gifts = await deskGifts(
    db,
    rows.map(({ row }) => row.id),
    now,
  )
  return rows.map(({ row, name, email }) => ({ ...passView(row), name, email, gifts: gifts.get(row.id) ?? [] }))
}

/** One pass as the desk sees it. Throws 404. */
async function deskPass(db: Db, id: string, now: Date): Promise<DeskPass> {
  const [found] = await shown(db, await rowsOf(db).where(eq(pass.id, id)), now)
  if (!found) throw new Refusal(404, 'general.notFound')
  return found
}

/** Passes whose number, holder or gift matches: each part uses its own index. */
function having(db: Db, q: string) {
  const pattern = anywhere(q.toLowerCase())
  const own = db.select({ id: pass.id }).from(pass).where(sql`lower(${pass.number}) like ${pattern}`)
  const holders = db
    .select({ id: pass.id })
    .from(account)
    .innerJoin(pass, eq(pass.account_id, account.id))
    .where(isNamed(q))
  const given = db
    .select({ id: passGift.pass_id })
    .from(passGift)
    .where(sql`lower(${passGift.to_email}) like ${pattern}`)
  return own.unionAll(holders).unionAll(given)
}

/** Passes, the last bought first unless sorted otherwise, by number, name or address; three queries. */
export async function findPasses(
  db: Db,
  now: Date,
  { q, cursor, per_page, sort, exact }: Parsed<typeof passDesk.passes>['query'],
): Promise<Data<typeof passDesk.passes>> {
  const found = q ? inArray(pass.id, having(db, q)) : undefined
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, pass.id, { cursor, per_page, descending })
  const page = await rowsOf(db, set.key)
    .where(and(found, set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const { rows, next, previous } = set.page(page)
  const total = await countRows(db, db.select({ id: pass.id }).from(pass).where(found), { exact })
  return { items: await shown(db, rows, now), total, next, previous, now: now.toISOString() }
}

/**
 * Extends a pass, never shortens it. Throws 404, 409 `pass.returned`, 400 `pass.notLater`, `pass.tooFar` (product §4). `hold` is only
 * replaced by a test that shows why it is needed.
 */
export function extendPass(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operatorId: string,
  { id, until, reason }: { id: string; until: string; reason: string },
  hold: HoldPass = holdPass,
): Promise<DeskPass> {
  return transaction(db, async (tx) => {
    const own = await hold(tx, id)
    // Read only now: a pass that expired while the lock waited is extended as an expired one.
    const now = clock.now()
    if (!own) throw new Refusal(404, 'general.notFound')
    if (own.returned_at) throw new Refusal(409, 'pass.returned')
    if (until > addDays(dayInSeoul(own.bought_at), mostExtendedDays))
      throw new Refusal(400, 'pass.tooFar', 'until', { count: String(mostExtendedDays) })
    const ends = instantInSeoul(addDays(until, 1))
    const isLater = own.ends_at ? ends > own.ends_at && ends > now : until > own.valid_until
    if (!isLater) throw new Refusal(400, 'pass.notLater', 'until')
    await tx
      .update(pass)
      .set(own.ends_at ? { ends_at: ends } : { valid_until: until })
      .where(and(eq(pass.id, id), isNull(pass.returned_at)))
    const detail = { number: own.number, until, reason }
    await writeAudit(tx, { at: now, actor_id: operatorId, act: 'pass.extend', subject: id, detail })
    return deskPass(tx, id, now)
  })
}

/** Takes back the open gift of a pass for its giver. Throws 404, 409 `pass.giftClosed` (product §4). */
export const takeBackForGiver = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operatorId: string,
  { id, reason }: { id: string; reason: string },
): Promise<DeskPass> =>
  transaction(db, async (tx) => {
    const now = clock.now()
    const own = await holdPass(tx, id)
    if (!own) throw new Refusal(404, 'general.notFound')
    await endGift(tx, await openGift(tx, id, now), 'taken_back', now)
    const detail = { number: own.number, reason }
    await writeAudit(tx, { at: now, actor_id: operatorId, act: 'pass.takeGiftBack', subject: id, detail })
    return deskPass(tx, id, now)
  })
