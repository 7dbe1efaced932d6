import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { DayState } from '#contract/check-in'
import type { Lang } from '#contract/languages'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { booking, order } from '#server/modules/booking/booking.table'
import { checkInScan, gate } from './check-in.table'
import { findOwnDevice } from './device.service'
import type { Staff } from './gates.service'

/** Bookings that were paid, so that there are codes of them, and that take place no more. */
export const revokedStatuses = ['cancel_requested', 'cancelled'] as const

const revokedOn = (db: Db, tourId: string, day: string) =>
  db
    .select({ number: booking.reservation_number })
    .from(booking)
    .innerJoin(order, eq(order.id, booking.order_id))
    .where(
      and(
        eq(booking.product_id, tourId),
        eq(booking.date, day),
        inArray(booking.status, [...revokedStatuses]),
        isNotNull(order.paid_at),
      ),
    )
    .orderBy(asc(booking.reservation_number))

/** Of each booking that has people in, its first line that let somebody in; the window's sum is over all its lines. */
const enteredOn = (db: Db, tourId: string, day: string) => {
  const lines = db
    .select({
      number: checkInScan.reservation_number,
      gate_id: checkInScan.gate_id,
      at: checkInScan.at,
      people: sql<number>`sum(${checkInScan.admits}) over (partition by ${checkInScan.booking_id})`.as('people'),
      place:
        sql<number>`row_number() over (partition by ${checkInScan.booking_id} order by ${checkInScan.admits} <= 0, ${checkInScan.seq})`.as(
          'place',
        ),
    })
    .from(checkInScan)
    .innerJoin(booking, eq(booking.id, checkInScan.booking_id))
    .where(and(eq(booking.product_id, tourId), eq(booking.date, day)))
    .as('lines')
  return db
    .select({
      number: lines.number,
      gate_id: lines.gate_id,
      name: gate.name,
      at: lines.at,
      people: sql<number>`${lines.people}::int`,
    })
    .from(lines)
    .innerJoin(gate, eq(gate.id, lines.gate_id))
    .where(sql`${lines.place} = 1 and ${lines.people} > 0`)
    .orderBy(asc(lines.number))
}

/** What a device must know of its tour's day to judge without a network; nothing in it is about a person. Throws as `findOwnDevice` does. */
export async function dayState(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  staff: Staff,
  id: string,
  lang: Lang,
): Promise<DayState> {
  const { device, gate: own } = await findOwnDevice(db, staff, id)
  const asked_at = clock.now().toISOString()
  const revoked = await revokedOn(db, own.tour_id, device.day)
  const entered = await enteredOn(db, own.tour_id, device.day)
  return {
    revoked: revoked.map(({ number }) => number),
    entered: entered.map(({ number, people, gate_id, name, at }) => ({
      reservation_number: number,
      people,
      gate_id,
      gate_name: name[lang],
      at: at.toISOString(),
    })),
    asked_at,
  }
}
