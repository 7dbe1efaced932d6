import { eq } from 'drizzle-orm'
import type { Service } from '#contract/services'
import type { Db } from '#server/db/connect'
import type { NamedKey } from '#server/settings'
import { booking, order } from './booking.table'
import { storedService } from './companions.service'

/** Flight, addresses, luggage and wishes of a booking. */
type Trip = Partial<
  Pick<
    typeof booking.$inferInsert,
    'luggage_count' | 'arrival_flight' | 'departure_address' | 'destination_address' | 'request'
  >
>

/** Writes the trip details of a booking that the caller has locked and checked. */
export async function writeTrip(tx: Db, bookingId: string, trip: Trip): Promise<void> {
  await tx.update(booking).set(trip).where(eq(booking.id, bookingId))
}

/** Writes the passport number of an order, already sealed. */
export async function writePassport(tx: Db, orderId: string, passport_sealed: Buffer): Promise<void> {
  await tx.update(order).set({ passport_sealed }).where(eq(order.id, orderId))
}

/** Writes the request of a service, and how many people it is for, to the only booking of an order. */
export async function writeService(
  tx: Db,
  orderId: string,
  keys: readonly NamedKey[],
  { service, party }: { service: Service; party: number },
): Promise<void> {
  await tx
    .update(booking)
    .set({ party, ...storedService(keys, service) })
    .where(eq(booking.order_id, orderId))
}
