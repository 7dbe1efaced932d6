import { luggage } from '#contract/catalog'
import { dayInSeoul } from '#contract/days'
import { isPassportOf } from '#contract/fields'
import type { GuestBooking, GuestChange } from '#contract/guest'
import type { Lang } from '#contract/languages'
import type { BookingStatus } from '#contract/order'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writePassport, writeTrip } from '#server/modules/booking/change.service'
import { showBooking } from '#server/modules/booking/list.service'
import { answerBy } from '#server/modules/booking/order-mail.service'
import { type BookingRow, lockOrder, type OrderRow, travelersOf } from '#server/modules/booking/rows.service'
import { noteEvent } from '#server/modules/booking/states.service'
import { roomOf } from '#server/modules/catalog/departures.service'
import { Refusal } from '#server/refusal'
import { seal } from '#server/seal'
import { ownReservation } from './guest.rows'
import { refuseNeedy } from './service'

/** Statuses of a booking that takes place, or will once it is paid. */
const changeableStatuses: readonly BookingStatus[] = ['pending', 'waiting', 'requested', 'confirmed']

const isBefore = ({ date }: BookingRow, now: Date) => dayInSeoul(now) < date

/**
 * The most pieces at no extra cost: two for each traveler and those that were paid for, limited by the vehicles' room
 * (product §5).
 */
async function luggageMax(db: Db, { price_lines }: OrderRow, booking: BookingRow): Promise<number> {
  const paid = price_lines.filter(({ kind }) => kind === 'luggage').reduce((sum, { quantity }) => sum + quantity, 0)
  const most = travelersOf(booking) * luggage.perTraveler + paid
  if (booking.party === null) return most
  const room = await roomOf(db, booking.departure_id)
  const vehicles = booking.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return room ? Math.min(most, vehicles * room.luggage) : most
}

/** The deadline for the operator's answer; null unless a service is paid for and not answered (product §4). */
function answerOf({ paid_at }: OrderRow, booking: BookingRow): string | null {
  if (!booking.service || !paid_at || booking.status !== 'requested') return null
  return answerBy(paid_at, booking).toISOString()
}

/** The guest's reservation with what can still be changed. Throws 404 if there is none. */
export async function showReservation(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'hooks'>,
  accountId: string,
  lang: Lang,
): Promise<z.input<typeof GuestBooking>> {
  const { whole, booking } = await ownReservation(deps.db, accountId)
  return {
    ...(await showBooking(deps, accountId, booking.id, lang)),
    changeable: changeableStatuses.includes(booking.status) && isBefore(booking, deps.clock.now()),
    luggage_max: await luggageMax(deps.db, whole.order, booking),
    site: whole.order.site,
    answer_by: answerOf(whole.order, booking),
  }
}

/**
 * Changes flight, addresses, luggage and passport number of a reservation until the day before the tour, at no cost. Throws
 * 409 `guest.tooLate`, `guest.luggagePaid` or `booking.alreadyCancelled`, 400 `validation.passport` or `validation.required` (product §4, §5).
 */
export async function changeReservation(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  accountId: string,
  { passport_number: passport, ...trip }: GuestChange,
): Promise<void> {
  const own = await ownReservation(db, accountId)
  await transaction(db, async (tx) => {
    const whole = await lockOrder(tx, own.whole.order.id, accountId)
    const booking = whole?.bookings[0]
    if (!whole || !booking) throw new Refusal(404, 'booking.notFound')
    const at = clock.now()
    if (!changeableStatuses.includes(booking.status)) throw new Refusal(409, 'booking.alreadyCancelled')
    if (!isBefore(booking, at)) throw new Refusal(409, 'guest.tooLate')
    if (trip.luggage_count > (await luggageMax(tx, whole.order, booking)))
      throw new Refusal(409, 'guest.luggagePaid', 'luggage_count')
    refuseNeedy(booking.service?.kind, trip)
    await writeTrip(tx, booking.id, trip)
    if (passport) {
      if (!isPassportOf(whole.order.nationality ?? '', passport)) {
        throw new Refusal(400, 'validation.passport', 'passport_number')
      }
      await writePassport(tx, whole.order.id, seal(settings.PASSPORT_KEYS, passport))
    }
    await noteEvent(tx, booking, { actor: accountId, at, reason: 'changed' })
  })
}
