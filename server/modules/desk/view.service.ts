import { asc, eq, inArray } from 'drizzle-orm'
import type { DeskBooking } from '#contract/desk'
import type { Lang } from '#contract/languages'
import type { Order } from '#contract/order'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { isUuid } from '#server/db/uuid'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { booking, bookingEvent } from '#server/modules/booking/booking.table'
import { findAnyOrder, viewOrder } from '#server/modules/booking/view.service'
import { refundOf } from '#server/modules/cancellation/refund.service'
import { capturedOf } from '#server/modules/payment/payment.service'
import { Refusal } from '#server/refusal'
import { notesOn } from './notes.service'

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'hooks'>

/** Returns a booking's history, oldest first, with the names of the people in it. */
async function historyOf(db: Db, bookingId: string): Promise<z.input<typeof DeskBooking>['events']> {
  const events = await db
    .select()
    .from(bookingEvent)
    .where(eq(bookingEvent.booking_id, bookingId))
    .orderBy(asc(bookingEvent.seq))
  const people = await db
    .select({ id: account.id, area: account.area, name: account.name })
    .from(account)
    .where(inArray(account.id, [...new Set(events.map(({ actor }) => actor).filter(isUuid))]))
  return events.map(({ at, actor, from, to, reason }) => {
    const person = people.find(({ id }) => id === actor)
    const role = person?.area === 'admin' ? 'operator' : 'member'
    const other = actor === 'payment' ? 'payment' : 'system'
    return {
      at: at.toISOString(),
      actor: isUuid(actor) ? role : other,
      actor_name: person?.name ?? '',
      from,
      to,
      reason,
    }
  })
}

/** Returns any order as the contract shows it. Throws 404. */
export const showAnyOrder = async (deps: ServiceDeps, id: string, lang: Lang): Promise<z.input<typeof Order>> =>
  viewOrder(deps, await findAnyOrder(deps.db, id), lang)

/** Returns a booking as an operator sees it: with its order, payment, refund and history. Throws 404. */
export async function showDeskBooking(deps: ServiceDeps, id: string, lang: Lang): Promise<z.input<typeof DeskBooking>> {
  const { db } = deps
  const [row] = await db.select({ order_id: booking.order_id }).from(booking).where(eq(booking.id, id))
  if (!row) throw new Refusal(404, 'booking.notFound')
  const whole = await findAnyOrder(db, row.order_id)
  const order = await viewOrder(deps, whole, lang)
  const own = order.bookings.find((each) => each.id === id)
  if (!own) throw new Refusal(404, 'booking.notFound')
  const payment = await capturedOf(db, row.order_id)
  const refund = await refundOf(db, id)
  return {
    site: whole.order.site,
    booking: own,
    order,
    depositor: whole.order.depositor,
    payment: payment && {
      method: payment.method,
      amount_won: payment.amount_won,
      refunded_won: payment.refunded_won,
      paid_at: payment.done_at?.toISOString() ?? null,
    },
    refund: refund && { by: refund.by, reason: refund.reason, code: refund.code, message: refund.message },
    events: await historyOf(db, id),
    notes: await notesOn(db, id),
  }
}
