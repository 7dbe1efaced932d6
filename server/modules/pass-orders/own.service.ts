import { asc, desc, eq, inArray } from 'drizzle-orm'
import { passProductId } from '#contract/catalog'
import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import type { Gift } from '#contract/pass/gift'
import { type Pass, type PassOrder, type passOrders, passStateAt } from '#contract/pass/order'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { siteOrders } from '#server/modules/booking/site-orders.service'
import { passTypeOf } from '#server/modules/catalog/pass-product.service'
import { departureKeys } from '#server/modules/catalog/seats.service'
import { affiliateNames } from '#server/modules/pass/affiliates.service'
import { transferAccount } from '#server/modules/settings/settings.service'
import { signTicket } from '#server/ticket'
import { giftsBy, receivedBy } from './gift.rows'
import { type PassRow, pass, passVisit } from './passes.table'

/** A pass as the contract shows it. */
export const passView = (row: PassRow): Pass => ({
  ...{ id: row.id, number: row.number, order_id: row.order_id, booking_id: row.booking_id },
  ...{ type: row.type, person: row.person, price_won: row.price_won, valid_until: row.valid_until },
  ...{ visits_left: row.visits_left, saved_won: row.saved_won },
  bought_at: row.bought_at.toISOString(),
  started_at: row.started_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
  returned_at: row.returned_at?.toISOString() ?? null,
  gift_until: row.gift_until?.toISOString() ?? null,
})

/** The signed code of a pass: its number and its last day, without personal data. */
export const passCode = (
  { TICKET_KEYS }: Pick<Deps['settings'], 'TICKET_KEYS'>,
  { number, valid_until }: Pick<PassRow, 'number' | 'valid_until'>,
): string =>
  signTicket(TICKET_KEYS, {
    ...{ reservation_number: number, product_id: passProductId, date: valid_until },
    ...{ start_time: '23:59', party_size: 1 },
  })

/** The newest gift of a pass, if its holder still has to know of it. */
const shownGift = (gift: Gift | undefined): Gift | null =>
  gift && (gift.state === 'sent' || gift.state === 'expired') ? gift : null

/**
 * A member's passes with their visits, last bought first, and the gifts that friends have accepted; five queries, for any number
 * of passes (product §3).
 */
export async function ownPasses(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  accountId: string,
): Promise<Data<typeof passOrders.own>> {
  const now = clock.now()
  const rows = await db
    .select()
    .from(pass)
    .where(eq(pass.account_id, accountId))
    .orderBy(desc(pass.bought_at), asc(pass.number))
  const visits = await db
    .select()
    .from(passVisit)
    .where(
      inArray(
        passVisit.pass_id,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(desc(passVisit.at), desc(passVisit.id))
  const names = await affiliateNames(
    db,
    visits.map(({ affiliate_id }) => affiliate_id),
  )
  const gifts = await giftsBy(db, accountId, now)
  const received = await receivedBy(db, accountId)
  const items = rows.map((row) => {
    const shown = passView(row)
    const state = passStateAt(shown, now)
    return {
      ...shown,
      code: state === 'unused' || state === 'running' ? passCode(settings, row) : null,
      visits: visits
        .filter(({ pass_id }) => pass_id === row.id)
        .map(({ affiliate_id, at, saved_won }) => ({
          ...{ affiliate_id, saved_won, at: at.toISOString() },
          name: names.get(affiliate_id) ?? { en: '', ko: '' },
        })),
      gift: shownGift(gifts.find(({ pass_id }) => pass_id === row.id)),
      received: received.get(row.id) ?? null,
    }
  })
  return { items, given: gifts.filter((each) => each.state === 'claimed'), now: now.toISOString() }
}

type Whole = Awaited<ReturnType<typeof siteOrders>>[number]

/** A member's orders of passes, newest first; the number of queries does not depend on theirs. */
export async function ownPassOrders(
  { db, clock, settings, hooks }: Pick<Deps, 'db' | 'clock' | 'settings' | 'hooks'>,
  accountId: string,
  lang: Lang,
): Promise<z.input<typeof PassOrder>[]> {
  const orders = await siteOrders(db, accountId, 'seoulitepass')
  const bookings = orders.flatMap((whole) => whole.bookings)
  const keys = await departureKeys(
    db,
    bookings.map(({ departure_id }) => departure_id),
  )
  const refunds = await hooks.refundsOf(
    { db, settings },
    orders.map(({ order }) => order.id),
  )
  const account = await transferAccount(db, lang)
  const typeOf = (departureId: string) => passTypeOf(keys.get(departureId)?.option_id ?? '') ?? 'hours_24'
  const answered_at = clock.now().toISOString()
  return orders.map(({ order, bookings: own }: Whole) => {
    const hold = order.hold_expires_at?.toISOString() ?? null
    const waits = order.status === 'awaiting_deposit' && account && hold !== null
    return {
      ...{ id: order.id, status: order.status, hold_expires_at: hold, answered_at },
      created_at: order.created_at.toISOString(),
      payment_method: order.payment_method,
      price_lines: order.price_lines.map((line) => ({ ...line, label: line.label[lang] })),
      amount_won: order.amount_won,
      bank_transfer: waits ? { ...account, depositor: order.depositor, deadline: hold } : null,
      paid_at: order.paid_at?.toISOString() ?? null,
      passes: own.map((each) => ({
        booking_id: each.id,
        type: typeOf(each.departure_id),
        person: each.lines[0]?.band === 'child' ? ('child' as const) : ('adult' as const),
        status: each.status,
        amount_won: each.amount_won,
        refund: refunds.get(each.id) ?? null,
      })),
    }
  })
}

/** The pass of a number, or null. */
export async function findPass(db: Db, number: string): Promise<PassRow | null> {
  const [row] = await db.select().from(pass).where(eq(pass.number, number))
  return row ?? null
}
