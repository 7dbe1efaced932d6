import { asc, count, desc, eq } from 'drizzle-orm'
import type { benefits, PointEntry } from '#contract/benefits'
import { dayInSeoul } from '#contract/days'
import type { Lang } from '#contract/languages'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { pointEntry } from './benefits.table'
import { balanceOf, type Lot } from './points.lots'
import { lots } from './points.service'

interface Page {
  lang: Lang
  page: number
  per_page: number
  direction: 'asc' | 'desc'
}

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'hooks'>
type Row = typeof pointEntry.$inferSelect | Lot['entry']

/** Returns the member's balance, and the part of it that expires first, by Seoul day. */
export async function pointsTotal(db: Db, now: Date, accountId: string): Promise<z.input<typeof benefits.total.data>> {
  const all = await lots(db, accountId)
  const running = all
    .flatMap((lot) => (lot.entry.expires_at && balanceOf([lot], now) > 0 ? { ...lot, at: lot.entry.expires_at } : []))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const [first] = running
  const together = first ? running.filter(({ at }) => dayInSeoul(at) === dayInSeoul(first.at)) : []
  return {
    total: balanceOf(all, now),
    next: first ? { points: together.reduce((sum, { left }) => sum + left, 0), at: first.at.toISOString() } : null,
  }
}

/** Lists earned points, how many are left, and whether they can still be spent (product §3). Two queries at most. */
export async function listPoints(
  { db, clock, hooks }: ServiceDeps,
  accountId: string,
  { lang, page, per_page, direction, is_valid }: Page & { is_valid?: boolean },
): Promise<z.input<typeof benefits.points.data>> {
  const now = clock.now()
  const all = await lots(db, accountId)
  const rows = all
    .map((lot) => ({ entry: lot.entry, left: balanceOf([lot], now) }))
    .filter(({ left }) => is_valid === undefined || left > 0 === is_valid)
  if (direction === 'desc') rows.reverse()
  const here = rows.slice((page - 1) * per_page, page * per_page)
  return {
    items: await shown(
      { db, hooks },
      lang,
      here.map(({ entry, left }) => ({ row: entry, left, is_valid: left > 0 })),
    ),
    page,
    per_page,
    total: rows.length,
    is_valid: is_valid ?? null,
    total_points: balanceOf(all, now),
  }
}

/** Lists all points earned and spent. Three queries, whatever the number of entries. */
export async function listPointHistory(
  { db, clock, hooks }: ServiceDeps,
  accountId: string,
  { lang, page, per_page, direction }: Page,
): Promise<z.input<typeof benefits.history.data>> {
  const now = clock.now()
  const mine = eq(pointEntry.account_id, accountId)
  const order = direction === 'asc' ? asc : desc
  const rows = await db
    .select()
    .from(pointEntry)
    .where(mine)
    .orderBy(order(pointEntry.seq))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [all] = await db.select({ total: count() }).from(pointEntry).where(mine)
  const isValid = (row: Row) => row.amount > 0 && (!row.expires_at || row.expires_at > now)
  return {
    items: await shown(
      { db, hooks },
      lang,
      rows.map((row) => ({ row, left: 0, is_valid: isValid(row) })),
    ),
    page,
    per_page,
    total: all?.total ?? 0,
  }
}

async function shown(
  { db, hooks }: Pick<Deps, 'db' | 'hooks'>,
  lang: Lang,
  entries: { row: Row; left: number; is_valid: boolean }[],
): Promise<z.input<typeof PointEntry>[]> {
  const faces = await hooks.bookingNames(
    db,
    entries.flatMap(({ row }) => row.order_id ?? []),
  )
  return entries.map(({ row, left, is_valid }) => {
    const together = faces.filter(({ order_id }) => order_id === row.order_id)
    const own = together.find(({ id }) => id === row.booking_id) ?? together[0]
    return {
      id: row.id,
      amount: row.amount,
      left,
      reason: row.reason,
      note: row.note,
      booking: own
        ? { id: own.id, product_name: own.product_name[lang], more: row.booking_id ? 0 : together.length - 1 }
        : null,
      is_valid,
      at: row.at.toISOString(),
      expires_at: row.expires_at?.toISOString() ?? null,
    }
  })
}
