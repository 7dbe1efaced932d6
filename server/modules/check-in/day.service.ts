import { and, asc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { DayState } from '#contract/check-in-gate'
import type { Lang } from '#contract/languages'
import { voucherStatuses } from '#contract/voucher'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { booking, order } from '#server/modules/booking/booking.table'
import { travelersCount } from '#server/modules/booking/list.service'
import { checkInScan, gate, gateRevocation } from './check-in.table'
import { admitted } from './counts.service'
import { findOwnDevice } from './device.service'
import type { Staff } from './gates.service'

/** Paid bookings, which have codes, that no longer take place. */
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

/** Returns the bookings moved away from a day, which their old codes still name. */
const leftOn = (db: Db, { site, tour_id }: typeof gate.$inferSelect, day: string) =>
  db
    .selectDistinct({ number: booking.reservation_number })
    .from(gateRevocation)
    .innerJoin(booking, eq(booking.id, gateRevocation.booking_id))
    .where(
      and(
        eq(gateRevocation.site, site),
        eq(gateRevocation.day, day),
        eq(gateRevocation.tour_id, tour_id),
        ne(booking.date, day),
      ),
    )
    .orderBy(asc(booking.reservation_number))

/**
 * Returns the current time and party of a day's bookings whose older codes differ: offline gates judge by them, as the server
 * does.
 */
const reissuedOn = (db: Db, tourId: string, day: string) =>
  db
    .select({
      reservation_number: booking.reservation_number,
      start_time: booking.start_time,
      party_size: travelersCount,
    })
    .from(booking)
    .where(
      and(
        eq(booking.product_id, tourId),
        eq(booking.date, day),
        inArray(booking.status, [...voucherStatuses]),
        isNotNull(booking.reissued_at),
      ),
    )
    .orderBy(asc(booking.reservation_number))

/** Returns the day's bookings with admitted people, each with the first line that admitted someone. */
const enteredOn = (db: Db, tourId: string, day: string) => {
  const first = db
    .select({ gate_id: checkInScan.gate_id, at: checkInScan.at, name: gate.name })
    .from(checkInScan)
    .innerJoin(gate, eq(gate.id, checkInScan.gate_id))
    .where(and(eq(checkInScan.booking_id, booking.id), gt(checkInScan.admits, 0)))
    .orderBy(asc(checkInScan.seq))
    .limit(1)
    .as('first')
  return db
    .select({
      number: booking.reservation_number,
      gate_id: first.gate_id,
      name: first.name,
      at: first.at,
      people: admitted,
    })
    .from(booking)
    .innerJoinLateral(first, sql`true`)
    .where(and(eq(booking.product_id, tourId), eq(booking.date, day), gt(admitted, 0)))
    .orderBy(asc(booking.reservation_number))
}

/** Returns what a device needs to judge a tour's day offline, without personal data. Throws as `findOwnDevice` does. */
export async function dayState(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  staff: Staff,
  id: string,
  lang: Lang,
): Promise<DayState> {
  const { device, gate: own } = await findOwnDevice(db, staff, id)
  const asked_at = clock.now().toISOString()
  const revoked = await revokedOn(db, own.tour_id, device.day)
  const left = await leftOn(db, own, device.day)
  const entered = await enteredOn(db, own.tour_id, device.day)
  return {
    revoked: [...revoked, ...left].map(({ number }) => number),
    reissued: await reissuedOn(db, own.tour_id, device.day),
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
