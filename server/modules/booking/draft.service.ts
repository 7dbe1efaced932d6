import { eq, inArray } from 'drizzle-orm'
import { isPassportOf } from '#contract/fields'
import type { Extras, Travellers } from '#contract/reservation'
import type { z } from '#contract/zod'
import type { Deps } from '#server/deps'
import { dayInSeoul } from '#server/ports/clock'
import { Refusal } from '#server/refusal'
import { seal } from '#server/seal'
import { booking, bookingTraveller, order } from './booking.table'
import { changingDraft } from './open-order'
import type { BookingRow } from './order.rows'
import { reprice } from './reprice.service'

type World = Pick<Deps, 'db' | 'clock' | 'settings'>

/** Each of the order's bookings with what was sent for it; throws 400 unless every booking is named once and no other. */
function paired<T extends { booking_id: string }>(bookings: readonly BookingRow[], sent: readonly T[]) {
  const pairs = sent.map((each, at) => ({ sent: each, at, row: bookings.find(({ id }) => id === each.booking_id) }))
  const known = new Set(pairs.flatMap(({ row }) => row?.id ?? []))
  if (known.size < bookings.length || sent.length > bookings.length) {
    throw new Refusal(400, 'validation.invalid', 'bookings')
  }
  return pairs.flatMap(({ row, ...pair }) => (row ? [{ ...pair, row }] : []))
}

/** Refuses travellers that are not exactly those that were reserved, band by band, or are not born yet. */
function refuseWrongParty(
  { row, sent, at }: { row: BookingRow; sent: Travellers['bookings'][number]; at: number },
  today: string,
) {
  const field = `bookings.${at}.travellers`
  const sameBand = row.lines.every(
    ({ band, quantity }) => sent.travellers.filter((traveller) => traveller.band === band).length === quantity,
  )
  const all = row.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (!sameBand || sent.travellers.length !== all) throw new Refusal(400, 'booking.travellersDiffer', field)
  const unborn = sent.travellers.findIndex(({ birthday }) => birthday >= today)
  if (unborn >= 0) throw new Refusal(400, 'validation.birthday', `${field}.${unborn}.birthday`)
}

/**
 * Who answers for the order, and who travels (product §3, §5). The passport number is sealed; one that is left out stays
 * as it was, an empty one is removed. Throws 400 with the field that breaks a rule.
 */
export function setTravellers(
  { settings, ...world }: World,
  accountId: string,
  id: string,
  body: Travellers,
): Promise<void> {
  return changingDraft(world, accountId, id, async (tx, { order: row, bookings }, now) => {
    const { passport_number: passport } = body
    if (passport && !isPassportOf(body.nationality, passport)) {
      throw new Refusal(400, 'validation.passport', 'passport_number')
    }
    const pairs = paired(bookings, body.bookings)
    for (const pair of pairs) refuseWrongParty(pair, dayInSeoul(now))
    await tx
      .update(order)
      .set({
        representative_name: body.representative_name,
        email: body.email,
        contact: body.contact,
        nationality: body.nationality,
        travellers_done: true,
        ...(passport !== undefined && {
          passport_sealed: passport === '' ? null : seal(settings.PASSPORT_KEYS, passport),
        }),
      })
      .where(eq(order.id, row.id))
    await tx.delete(bookingTraveller).where(
      inArray(
        bookingTraveller.booking_id,
        bookings.map((each) => each.id),
      ),
    )
    await tx
      .insert(bookingTraveller)
      .values(
        pairs.flatMap(({ sent }) =>
          sent.travellers.map((traveller, position) => ({ booking_id: sent.booking_id, position, ...traveller })),
        ),
      )
  })
}

/** Luggage, flight, addresses and wishes of each booking; further luggage changes the price (product §5). */
export function setExtras(world: World, accountId: string, id: string, body: z.output<typeof Extras>): Promise<void> {
  return changingDraft(world, accountId, id, async (tx, whole, now) => {
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
