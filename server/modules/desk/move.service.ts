import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import type { Move, reservationDesk } from '#contract/reservation-desk'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { differenceWon, moveBooking, refuseUnmovable } from '#server/modules/booking/move.service'
import { lockBooking } from '#server/modules/cancellation/locked-booking.service'
import { departureFor, departuresOn } from '#server/modules/catalog/departures.service'
import { type DepartureKey, departureKeys, keyOf } from '#server/modules/catalog/seats.service'
import { revokeOn } from '#server/modules/check-in/revoked.service'
import { Refusal } from '#server/refusal'
import { act } from './booking.service'

const ownKey = async (tx: Db, { departure_id }: { departure_id: string }) =>
  (await departureKeys(tx, [departure_id])).get(departure_id)
const isOn = (own: DepartureKey | undefined, to: DepartureKey) => own !== undefined && keyOf(own) === keyOf(to)

/**
 * Lists other departures of a day that a booking could be moved to, without changing anything. Throws 404 and 409
 * `desk.notMovable`.
 */
export const moveTargets = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  { date, lang }: { date: string; lang: Lang },
): Promise<Data<typeof reservationDesk.targets>> =>
  transaction(db, async (tx) => {
    const { booking, whole } = await lockBooking(tx, id)
    refuseUnmovable(whole.order, booking, clock.now())
    const found = await departuresOn(tx, clock, booking.product_id, date)
    const own = await ownKey(tx, booking)
    return {
      date: booking.date,
      start_time: booking.start_time,
      items: found
        .filter((each) => each.problem === null && !isOn(own, each))
        .map((each) => ({
          option_id: each.option_id,
          option_name: each.option.name[lang],
          start_time: each.start_time,
          seats_left: each.seatsLeft,
          difference_won: differenceWon(booking.lines, each, whole.order.rates),
        })),
    }
  })

/** Moves a booking to another departure of its product (product §4). Throws 404 and 409 as the contract says. */
export const moveForOperator = (
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  operatorId: string,
  id: string,
  { option_id, date, start_time, reason, seen }: Move,
): Promise<void> =>
  act(deps, operatorId, id, 'booking.move', async (tx, { booking, whole: { order } }, at) => {
    refuseUnmovable(order, booking, at)
    const to = await departureFor(tx, deps.clock, { option_id, date, start_time })
    if (!to || to.product.id !== booking.product_id) throw new Refusal(404, 'booking.notFound')
    const difference_won = differenceWon(booking.lines, to, order.rates)
    const isSeen =
      seen.date === booking.date && seen.start_time === booking.start_time && seen.difference_won === difference_won
    if (!isSeen) throw new Refusal(409, 'desk.changed')
    if (isOn(await ownKey(tx, booking), to)) throw new Refusal(409, 'desk.sameDeparture')
    if (to.problem) throw new Refusal(409, to.problem)
    await moveBooking(deps, tx, { order, row: booking }, to, { actor: operatorId, at, reason })
    const left = { booking_id: booking.id, tour_id: booking.product_id, day: booking.date }
    if (date !== booking.date) await revokeOn(tx, left, at)
    const from = { date: booking.date, start_time: booking.start_time }
    return { result: undefined, detail: { reason, from, to: { date, start_time }, difference_won } }
  })
