import { asc, eq, sql } from 'drizzle-orm'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { booking, order } from '#server/modules/booking/booking.table'
import { gate, gateRevocation } from './check-in.table'
import { revokedStatuses } from './day.service'
import type { Where } from './events.channel'
import { lockLog } from './scan.service'

/** Paid bookings of a day whose code was revoked or restored since the last announcement. */
const untold = ({ site, day }: Where) => {
  const isRevoked = sql`${booking.status} in (${sql.join(
    revokedStatuses.map((status) => sql`${status}`),
    sql`, `,
  )})`
  return sql`
    select ${site}::text as site, ${day}::date as day, ${booking.product_id} as tour_id, ${booking.id} as booking_id, ${isRevoked} as revoked
    from ${booking}
    join ${order} on ${order.id} = ${booking.order_id}
    where ${booking.product_id} in (select ${gate.tour_id} from ${gate} where ${gate.site} = ${site})
      and ${booking.date} = ${day} and ${order.paid_at} is not null
      and ${isRevoked} <> coalesce((select ${gateRevocation.revoked} from ${gateRevocation}
        where ${gateRevocation.booking_id} = ${booking.id} and ${gateRevocation.day} = ${day} order by ${gateRevocation.seq} desc limit 1), false)`
}

/**
 * Announces revoked and restored codes on the stream. It only compares with what was announced, so any process can call it at
 * any time, and changes missed while no one followed are sent with the next call (product §4).
 */
export async function announceRevoked({ db, clock }: Pick<Deps, 'db' | 'clock'>, where: Where): Promise<void> {
  const { rows } = await db.execute(sql`select from (${untold(where)}) as untold limit 1`)
  if (rows.length === 0) return
  await transaction(db, async (tx: Db) => {
    await lockLog(tx, where)
    await tx.execute(sql`
      insert into ${gateRevocation} (site, day, tour_id, booking_id, revoked, at)
      select site, day, tour_id, booking_id, revoked, ${clock.now().toISOString()}::timestamptz from (${untold(where)}) as untold`)
  })
}

/**
 * Revokes the code of a paid booking for a day it was moved away from: the code still names that day, and offline gates must
 * learn that it is no longer valid (product §4). Call it in the transaction that moves the booking.
 */
export async function revokeOn(
  tx: Db,
  { booking_id, tour_id, day }: { booking_id: string; tour_id: string; day: string },
  at: Date,
): Promise<void> {
  const sites = await tx
    .selectDistinct({ site: gate.site })
    .from(gate)
    .where(eq(gate.tour_id, tour_id))
    .orderBy(asc(gate.site))
  for (const { site } of sites) {
    await lockLog(tx, { site, day })
    await tx.insert(gateRevocation).values({ site, day, tour_id, booking_id, revoked: true, at })
  }
}
