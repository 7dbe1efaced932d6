import { and, asc, eq, exists, inArray, notInArray, sql } from 'drizzle-orm'
import type { Lang } from '#contract/languages'
import type { Site } from '#contract/sites/sites'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { type MoveSeats, moveSeats, openDepartures } from '#server/modules/catalog/seats.service'
import { currentRates } from '#server/modules/settings/settings.service'
import { Refusal } from '#server/refusal'
import { booking, order } from './booking.table'
import { draftOf, refuseSoldOut, refuseUnfit } from './order.lines'
import { endOrder } from './order-end.service'
import { newOrderNumber } from './order-number.service'
import { writeOrder } from './order-write.service'
import { openStatuses } from './own-holds.service'
import type { ReservedLine } from './party.service'
import { bookingsOf, type WholeOrder } from './rows.service'

/** The owner of a new order and its site; `only` is for an owner who can have a single order: a guest. */
export interface Owner {
  accountId: string
  lang: Lang
  site: Site
  only?: true
}

/** Refuses a second order to an owner who can have only one and has submitted it. */
async function refuseSecond(tx: Db, accountId: string): Promise<void> {
  const over = [...openStatuses, 'cancelled', 'expired'] as const
  const open = await tx.$count(order, and(eq(order.account_id, accountId), notInArray(order.status, [...over])))
  if (open > 0) throw new Refusal(409, 'guest.reserved')
}

/** Returns the owner's unfinished orders of these departures, or all of them, locked in order-number sequence. */
async function lockEarlier(tx: Db, { accountId, only }: Owner, departureIds: readonly string[]): Promise<WholeOrder[]> {
  const sameDeparture = tx
    .select({ one: sql`1` })
    .from(booking)
    .where(and(eq(booking.order_id, order.id), inArray(booking.departure_id, [...departureIds])))
  const orders = await tx
    .select()
    .from(order)
    .where(
      and(
        eq(order.account_id, accountId),
        inArray(order.status, openStatuses),
        only ? undefined : exists(sameDeparture),
      ),
    )
    .orderBy(asc(order.id))
    .for('update')
  if (orders.length === 0) return []
  const bookings = await bookingsOf(
    tx,
    orders.map(({ id }) => id),
  )
  return orders.map((row) => ({ order: row, bookings: bookings.filter(({ order_id }) => order_id === row.id) }))
}

/**
 * Makes an order of lines and holds its seats for `holdMinutes`, all of them or none; unfinished orders of the same departures
 * are given up first and their seats reused. Returns the order's number. Throws 409 with the rule that a line breaks,
 * `booking.soldOut` where seats are short (product §4, §5).
 */
export async function reserveLines(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: Owner,
  lines: readonly ReservedLine[],
  move: MoveSeats = moveSeats,
): Promise<string> {
  const { accountId, lang, site, only } = owner
  refuseUnfit(lines)
  refuseSoldOut(lines)
  const rates = await currentRates(db)
  const departures = await openDepartures(
    db,
    lines.map(({ departure }) => departure),
  )
  const at = clock.now()
  const id = newOrderNumber(at)
  const { bookings, price } = draftOf(lines, { id, accountId, rates, departures })
  const write = async (tx: Db) => {
    // One reservation per member at a time: a concurrent one then finds the first and takes over its seats.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reserve ${accountId}`}, 0))`)
    const earlier = await lockEarlier(tx, owner, [...departures.values()])
    // Checked only now: `lockEarlier` has waited for an order that was just being submitted, which is then visible.
    if (only) await refuseSecond(tx, accountId)
    const moves = bookings.map(({ departure_id, seats }) => ({ departure_id, held: seats, confirmed: 0 }))
    for (const each of earlier) {
      moves.push(...(await endOrder(tx, each, 'cancelled', { actor: accountId, at, reason: 'superseded' })))
    }
    await move(tx, moves)
    await writeOrder(
      tx,
      { id, site, account_id: accountId, status: 'draft', rates, lang, created_at: at },
      { bookings, price },
    )
  }
  await transaction(db, write)
  return id
}
