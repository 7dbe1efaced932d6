import { eq, inArray } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import { isPassportOf } from '#contract/fields'
import type { Extras, Travelers } from '#contract/reservation'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { seal } from '#server/seal'
import { booking, bookingTraveler, order } from './booking.table'
import { changingDraft } from './open-order.service'
import { isPassOrder } from './order-path.service'
import { refuseWrongParty } from './party.rules'
import { reprice } from './reprice.service'
import type { BookingRow } from './rows.service'

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'settings'>

/**
 * Pairs each of the order's bookings with what was sent for it; throws 400 unless every booking is named exactly once, and no
 * other.
 */
function paired<T extends { booking_id: string }>(bookings: readonly BookingRow[], sent: readonly T[]) {
  const pairs = sent.map((each, at) => ({ sent: each, at, row: bookings.find(({ id }) => id === each.booking_id) }))
  const ids = new Set(pairs.flatMap(({ row }) => row?.id ?? []))
  if (ids.size < bookings.length || sent.length > bookings.length) {
    throw new Refusal(400, 'validation.invalid', 'bookings')
  }
  return pairs.flatMap(({ row, ...pair }) => (row ? [{ ...pair, row }] : []))
}

/** Refuses an order without travelers. */
function refusePasses(row: Parameters<typeof isPassOrder>[0]): void {
  if (isPassOrder(row)) throw new Refusal(409, 'pass.noTrip')
}

type Representative = Omit<Travelers, 'bookings'>

/** Writes the representative of an order; throws 400 for a passport number that does not fit the nationality's format. */
async function writeRepresentative(
  { settings }: Pick<Deps, 'settings'>,
  tx: Db,
  orderId: string,
  { passport_number: passport, ...person }: Representative,
): Promise<void> {
  if (passport && !isPassportOf(person.nationality, passport)) {
    throw new Refusal(400, 'validation.passport', 'passport_number')
  }
  await tx
    .update(order)
    .set({
      ...person,
      travelers_done: true,
      ...(passport !== undefined && {
        passport_sealed: passport === '' ? null : seal(settings.PASSPORT_KEYS, passport),
      }),
    })
    .where(eq(order.id, orderId))
}

/** Sets the representative of an order whose travelers are not named individually, such as a delegation's (product §3). */
export const setRepresentative = (
  { settings, ...deps }: ServiceDeps,
  accountId: string,
  id: string,
  person: Representative,
): Promise<void> =>
  changingDraft(deps, accountId, id, (tx, { order: row }) => writeRepresentative({ settings }, tx, row.id, person))

/**
 * Sets the order's representative and its travelers (product §3, §5). The passport number is sealed; an omitted one stays
 * unchanged, an empty one is removed. Throws 400 with the field that breaks a rule.
 */
export function setTravelers(
  { settings, ...deps }: ServiceDeps,
  accountId: string,
  id: string,
  body: Travelers,
): Promise<void> {
  return changingDraft(deps, accountId, id, async (tx, { order: row, bookings }, now) => {
    refusePasses(row)
    const { bookings: parties, ...person } = body
    const pairs = paired(bookings, parties)
    const today = dayInSeoul(now)
    for (const { row: own, sent, at } of pairs)
      refuseWrongParty(own, sent.travelers, { field: `bookings.${at}.travelers`, today })
    await writeRepresentative({ settings }, tx, row.id, person)
    await tx.delete(bookingTraveler).where(
      inArray(
        bookingTraveler.booking_id,
        bookings.map((each) => each.id),
      ),
    )
    await tx
      .insert(bookingTraveler)
      .values(
        pairs.flatMap(({ sent }) =>
          sent.travelers.map((traveler, position) => ({ booking_id: sent.booking_id, position, ...traveler })),
        ),
      )
  })
}

/** Sets luggage, flight, addresses and wishes of each booking; extra luggage changes the price (product §5). */
export function setExtras(
  deps: ServiceDeps,
  accountId: string,
  id: string,
  body: z.output<typeof Extras>,
): Promise<void> {
  return changingDraft(deps, accountId, id, async (tx, whole, now) => {
    refusePasses(whole.order)
    const pairs = paired(whole.bookings, body.bookings)
    const bookings = pairs.map(({ row, sent: { booking_id: _, ...extras } }) => ({ ...row, ...extras }))
    for (const {
      sent: { booking_id, ...extras },
    } of pairs) {
      await tx.update(booking).set(extras).where(eq(booking.id, booking_id))
    }
    await tx.update(order).set({ extras_done: true }).where(eq(order.id, id))
    await reprice(tx, { ...whole, bookings }, now)
  })
}
