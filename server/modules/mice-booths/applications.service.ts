import { and, desc, eq } from 'drizzle-orm'
import type { Lang } from '#contract/languages'
import type { BoothApplication } from '#contract/mice/booth'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { booking } from '#server/modules/booking/booking.table'
import { historiesOf } from '#server/modules/booking/history.service'
import { type WholeOrder, wholeOrders } from '#server/modules/booking/rows.service'
import { boothRows } from '#server/modules/mice/companies.service'
import { findCurrent } from '#server/modules/mice/edition.service'
import { transferAccount } from '#server/modules/settings/settings.service'
import { Refusal } from '#server/refusal'
import { miceApplication } from './application.table'

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'hooks'>
export type ApplicationRow = typeof miceApplication.$inferSelect
type Shown = z.input<typeof BoothApplication>

/** The order as shown: only its account's holder reads it, so nothing is masked. */
function orderView(
  { order }: WholeOrder,
  { lang, now, account }: { lang: Lang; now: Date; account: Awaited<ReturnType<typeof transferAccount>> },
): Shown['order'] {
  const hold = order.hold_expires_at?.toISOString() ?? null
  const waits = order.status === 'awaiting_deposit' && account && hold !== null
  return {
    id: order.id,
    status: order.status,
    hold_expires_at: hold,
    answered_at: now.toISOString(),
    payment_method: order.payment_method,
    price_lines: order.price_lines.map((line) => ({ ...line, label: line.label[lang] })),
    amount_won: order.amount_won,
    bank_transfer: waits ? { ...account, depositor: order.depositor, deadline: hold } : null,
    paid_at: order.paid_at?.toISOString() ?? null,
  }
}

/** Applications as their seller sees them; the number of queries does not depend on theirs. */
export async function viewApplications(
  { db, clock, settings, hooks }: ServiceDeps,
  rows: readonly ApplicationRow[],
  lang: Lang,
): Promise<Shown[]> {
  const [one] = rows
  if (!one) return []
  const ids = rows.map(({ order_id }) => order_id)
  const orders = await wholeOrders(db, ids)
  const refunds = await hooks.refundsOf({ db, settings }, ids)
  const bookingIds = orders.flatMap(({ bookings }) => bookings.map(({ id }) => id))
  const histories = await historiesOf(db, bookingIds, one.account_id)
  const booths = new Map((await boothRows(db, one.year)).map(({ booth }) => [booth.id, booth]))
  const account = await transferAccount(db, lang)
  return rows.map((row) => {
    const whole = orders.find(({ order }) => order.id === row.order_id)
    const [booking] = whole?.bookings ?? []
    const booth = booths.get(row.booth_id)
    if (!whole || !booking || !booth) throw new Error(`Application ${row.id} has no order or no booth`)
    const { id, number, hall, x, y, width, height, corner } = booth
    return {
      id: row.id,
      booth: { id, number, hall, x, y, width, height, corner },
      type: row.type,
      items: row.items,
      co_exhibitors: row.co_exhibitors,
      sign: row.sign,
      invoice: row.invoice,
      order: orderView(whole, { lang, now: clock.now(), account }),
      booking: {
        id: booking.id,
        reservation_number: booking.reservation_number,
        status: booking.status,
        cancel_reason: booking.cancel_reason,
        product_name: booking.product_name[lang],
        date: booking.date,
        cancellation: booking.cancellation,
        refund: refunds.get(booking.id) ?? null,
      },
      history: histories.get(booking.id) ?? [],
    }
  })
}

const ofAccount = (db: Db, accountId: string, year: number) =>
  db
    .select()
    .from(miceApplication)
    .where(and(eq(miceApplication.account_id, accountId), eq(miceApplication.year, year)))
    .orderBy(desc(miceApplication.created_at), desc(miceApplication.id))

/** A seller's applications for booths of this year, newest first, without those abandoned before their submission. */
export async function ownApplications(deps: ServiceDeps, accountId: string, lang: Lang): Promise<Shown[]> {
  const found = await findCurrent(deps.db, deps.clock.now())
  if (!found) return []
  const shown = await viewApplications(deps, await ofAccount(deps.db, accountId, found.year), lang)
  return shown.filter(({ order, booking }) => booking.status !== 'cancelled' || order.payment_method !== null)
}

/** One application. Throws 404. */
export async function showApplication(deps: ServiceDeps, accountId: string, id: string, lang: Lang): Promise<Shown> {
  const row = await ownApplication(deps.db, accountId, id)
  const [shown] = await viewApplications(deps, [row], lang)
  if (!shown) throw new Refusal(404, 'general.notFound')
  return shown
}

/** The row of a member's application. Throws 404. */
export async function ownApplication(db: Db, accountId: string, id: string): Promise<ApplicationRow> {
  const [row] = await db
    .select()
    .from(miceApplication)
    .where(and(eq(miceApplication.id, id), eq(miceApplication.account_id, accountId)))
  if (!row) throw new Refusal(404, 'general.notFound')
  return row
}

/** The row of the application that a reservation is for. Throws 404. */
export async function applicationOfBooking(db: Db, bookingId: string): Promise<ApplicationRow> {
  const [row] = await db
    .select({ application: miceApplication })
    .from(miceApplication)
    .innerJoin(booking, eq(booking.order_id, miceApplication.order_id))
    .where(eq(booking.id, bookingId))
  if (!row) throw new Refusal(404, 'general.notFound')
  return row.application
}
