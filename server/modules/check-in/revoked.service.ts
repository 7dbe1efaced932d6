import { asc, eq, sql } from 'drizzle-orm'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { booking, order } from '#server/modules/booking/booking.table'
import { gate, gateRevocation } from './check-in.table'
import { revokedStatuses } from './day.service'
import type { Where } from './events.channel'
import { lockLog } from './scan.service'

/** Paid bookings of a day whose code has gone out of use, or come back into use, since it was last announced. */
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
 * Announces on the stream what has changed of codes since. It compares and remembers nothing else, so it may be
 * called by any process at any time, and what was missed while no one followed is sent with the next call (product §4).
 */
export async function tellRevoked({ db, clock }: Pick<Deps, 'db' | 'clock'>, where: Where): Promise<void> {
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
 * A paid booking is moved to another day: its code still names the one that it leaves, so that gates without a network have to know there
 * that it is good no more (product §4). In the transaction that moves it.
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
