import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Parsed } from '#contract/endpoint'
import {
  type DeskMember,
  type MemberEvent,
  type MemberRow,
  type memberSorts,
  memberStatuses,
  type membersDesk,
} from '#contract/members-desk'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import { countByStatus } from '#server/db/counted'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import { anywhere } from '#server/db/pattern'
import type { Deps } from '#server/deps'
import { account, accountWords } from '#server/modules/accounts/accounts.table'
import { actsOn, writeAudit } from '#server/modules/accounts/audit.service'
import { setBlocked } from '#server/modules/accounts/block.service'
import { mergeOf } from '#server/modules/accounts/merge-undo.service'
import { blockApplicant, unblockApplicant } from '#server/modules/applicants/desk.service'
import { pointsBalance } from '#server/modules/benefits/points.service'
import { booking, order } from '#server/modules/booking/booking.table'
import { applicationsOf } from '#server/modules/education/of-accounts.service'
import { registrationsOf } from '#server/modules/fair/of-accounts.service'
import { inquiriesOf } from '#server/modules/inquiry/of-accounts.service'
import { badgesOf } from '#server/modules/mice/of-accounts.service'
import { quotationsOf } from '#server/modules/quotation/of-accounts.service'
import { writtenBy } from '#server/modules/reviews/of-accounts.service'
import { Refusal } from '#server/refusal'
import { asKept } from './list.service'

/** Maximum number of events of each kind shown for a member. */
const mostEvents = 50

/** Accounts opened by members themselves: neither guests' nor the desks'. */
export const isOpened = and(ne(account.area, 'guest'), ne(account.area, 'admin'))

const keys: Record<(typeof memberSorts)[number], SortKey> = {
  created_at: { by: account.created_at, kind: 'instant' },
}

type Row = typeof account.$inferSelect

const asRow = (row: Row): z.input<typeof MemberRow> => ({
  id: row.id,
  area: row.area as MemberRow['area'],
  status: row.status,
  name: row.name,
  email: row.email,
  phone: row.phone,
  company_name: row.company_name,
  created_at: row.created_at.toISOString(),
})

/** Lists accounts of every area, by page, with the number of each status. Two queries, three for many rows. */
export async function listMembers(
  db: Db,
  { cursor, per_page, sort, exact, q, area, status }: Parsed<typeof membersDesk.list>['query'],
): Promise<z.input<typeof membersDesk.list.data>> {
  const match = and(
    isOpened,
    area && eq(account.area, area),
    q ? sql`${accountWords(account)} like ${anywhere(asKept(q).toLowerCase())}` : undefined,
  )
  const counted = await countByStatus(
    db,
    memberStatuses,
    (only) =>
      db
        .select({ status: account.status })
        .from(account)
        .where(and(match, only && eq(account.status, only))),
    { status, exact },
  )
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, account.id, { cursor, per_page, descending })
  const page = await db
    .select({ id: account.id, key: set.key, account })
    .from(account)
    .where(and(match, status && eq(account.status, status), set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const { rows, next, previous } = set.page(page)
  return { items: rows.map((row) => asRow(row.account)), ...counted, next, previous }
}

/** Returns an account opened by its member. Throws 404. */
export async function findMember(db: Db, id: string): Promise<Row> {
  const [row] = await db
    .select()
    .from(account)
    .where(and(eq(account.id, id), isOpened))
  if (!row) throw new Refusal(404, 'general.notFound')
  return row
}

async function bookingsOf(db: Db, ids: readonly string[]): Promise<MemberEvent[]> {
  const rows = await db
    .select({ at: booking.created_at, id: booking.id, title: booking.reservation_number, site: order.site })
    .from(booking)
    .innerJoin(order, eq(order.id, booking.order_id))
    .where(and(inArray(booking.account_id, [...ids]), isNotNull(order.submitted_at)))
    .orderBy(desc(booking.created_at))
    .limit(mostEvents)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString(), kind: 'booking' }))
}

/** Returns an account with others of the same address, and the events of all of them on every site. Throws 404. */
export async function showMember(
  deps: Pick<Deps, 'db' | 'clock' | 'hooks'>,
  id: string,
): Promise<z.input<typeof DeskMember>> {
  const { db, clock } = deps
  const row = await findMember(db, id)
  const others = await db
    .select({ id: account.id, area: account.area, status: account.status })
    .from(account)
    .where(and(eq(account.email, row.email), ne(account.id, id), isOpened))
  const ids = [id, ...others.map((other) => other.id)]
  const events = [
    ...(await bookingsOf(db, ids)),
    ...(await inquiriesOf(db, ids, mostEvents)),
    ...(await quotationsOf(db, ids, mostEvents)),
    ...(await writtenBy(db, ids, mostEvents)),
    ...(await applicationsOf(db, ids, mostEvents)),
    ...(await registrationsOf(db, ids, mostEvents)),
    ...(await badgesOf(db, ids, mostEvents)),
  ]
  return {
    ...asRow(row),
    lang: row.lang,
    nationality: row.nationality,
    agreed_marketing: row.agreed_marketing,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    points: row.area === 'member' ? await pointsBalance(db, clock.now(), id) : 0,
    others: others.map((other) => ({ ...other, area: other.area as MemberRow['area'] })),
    merge: await mergeOf(deps, id),
    events: events.toSorted((one, other) => other.at.localeCompare(one.at)),
    acts: await actsOn(db, id),
  }
}

/** Blocks an account with a reason visible only to the desk, or unblocks it. Throws 404, 409 `desk.changed`. */
export async function blockMember(
  deps: Pick<Deps, 'db' | 'clock' | 'hooks'>,
  operator: string,
  { id, reason, blocked }: { id: string; reason: string; blocked: boolean },
): Promise<z.input<typeof DeskMember>> {
  const { area } = await findMember(deps.db, id)
  if (area === 'travel') {
    // The applicants' desk shows when they were blocked.
    await (blocked ? blockApplicant : unblockApplicant)(deps, { id, by: operator, reason })
    return showMember(deps, id)
  }
  await transaction(deps.db, async (tx) => {
    if (!(await setBlocked(tx, area, id, blocked))) throw new Refusal(409, 'desk.changed')
    const act = blocked ? 'member.block' : 'member.unblock'
    await writeAudit(tx, { at: deps.clock.now(), actor_id: operator, act, subject: id, detail: { reason } })
  })
  return showMember(deps, id)
}
