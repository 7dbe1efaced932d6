import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { passProductId } from '#contract/catalog'
import { passTypes } from '#contract/pass/pass-type'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { wholeOrders } from '#server/modules/booking/rows.service'
import { changeStatus } from '#server/modules/booking/states.service'
import { passTypeOf } from '#server/modules/catalog/pass-product.service'
import { departureKeys } from '#server/modules/catalog/seats.service'
import type { HookContext } from '#server/ports/hooks'
import { Refusal } from '#server/refusal'
import { mailCanceled } from './gift-mail.service'
import { pass } from './passes.table'

/** Issues the passes of a paid order without a confirmation; does nothing for other orders. */
export async function issuePasses(tx: Db, orderId: string, now: Date): Promise<void> {
  const [whole] = await wholeOrders(tx, [orderId])
  const bookings = whole?.bookings.filter(({ product_id }) => product_id === passProductId) ?? []
  const accountId = whole?.order.account_id
  if (bookings.length === 0 || !accountId) return
  const keys = await departureKeys(
    tx,
    bookings.map(({ departure_id }) => departure_id),
  )
  await tx.insert(pass).values(
    bookings.map((each) => {
      const type = passTypeOf(keys.get(each.departure_id)?.option_id ?? '')
      const [line] = each.lines
      if (!type || !line) throw new Error(`Booking ${each.id} is of no pass`)
      const { kind, amount } = passTypes[type]
      return {
        ...{ number: each.reservation_number, account_id: accountId, order_id: orderId, booking_id: each.id, type },
        person: line.band === 'child' ? ('child' as const) : ('adult' as const),
        price_won: each.amount_won,
        bought_at: now,
        valid_until: each.date,
        visits_left: kind === 'visits' ? amount : null,
      }
    }),
  )
  await changeStatus(tx, bookings, 'confirmed', { actor: 'system', at: now })
}

interface Returning {
  bookingId: string
  /** The member who returns it; null for an operator, who refunds the payer even if the pass is a friend's by now. */
  accountId: string | null
}

/**
 * Refuses to cancel a booking whose pass was used, waits for a friend, or belongs to one. Throws 409 `pass.begun`,
 * `pass.giftOpen`, `pass.givenAway` (product §4).
 */
export async function refuseUnreturnable(db: Db, { bookingId, accountId }: Returning, now: Date): Promise<void> {
  const [found] = await db.select().from(pass).where(eq(pass.booking_id, bookingId))
  if (!found) return
  if (accountId !== null && found.account_id !== accountId) throw new Refusal(409, 'pass.givenAway')
  if (found.started_at) throw new Refusal(409, 'pass.begun')
  if (found.gift_until && found.gift_until > now) throw new Refusal(409, 'pass.giftOpen')
}

/**
 * Blocks the pass of a booking that is to be canceled. Its row is locked until the transaction ends, so that a concurrent scan
 * or gift comes before or after. A friend who had it as a gift is notified. Throws what `refuseUnreturnable` throws (product §4).
 */
export async function returnPass(
  { db: tx, now, jobs }: HookContext & Pick<Deps, 'jobs'>,
  returning: Returning,
): Promise<void> {
  const { bookingId, accountId } = returning
  const [found] = await tx.select({ id: pass.id }).from(pass).where(eq(pass.booking_id, bookingId))
  if (!found) return
  const [returned] = await tx
    .update(pass)
    .set({ returned_at: now })
    .where(
      and(
        eq(pass.id, found.id),
        isNull(pass.started_at),
        or(isNull(pass.gift_until), lte(pass.gift_until, now)),
        accountId === null ? undefined : eq(pass.account_id, accountId),
      ),
    )
    .returning()
  if (returned) return accountId === null ? mailCanceled({ jobs }, tx, returned) : undefined
  await refuseUnreturnable(tx, returning, now)
  throw new Refusal(409, 'pass.begun')
}

/** Unblocks the pass of a booking that is not canceled after all. */
export async function keepPass(tx: Db, bookingId: string): Promise<void> {
  await tx.update(pass).set({ returned_at: null }).where(eq(pass.booking_id, bookingId))
}
