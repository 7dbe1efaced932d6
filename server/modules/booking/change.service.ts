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

/** Writes what the person wants of a booking, which the caller has locked and checked. */
export async function writeTrip(tx: Db, bookingId: string, trip: Trip): Promise<void> {
  await tx.update(booking).set(trip).where(eq(booking.id, bookingId))
}

/** Writes the passport number of an order, sealed already. */
export async function writePassport(tx: Db, orderId: string, passport_sealed: Buffer): Promise<void> {
  await tx.update(order).set({ passport_sealed }).where(eq(order.id, orderId))
}

/** Writes what a service was asked for with, and for how many, to the one booking of an order. */
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
