import { isPassportOf } from '#contract/fields'
import type { guest as contract, GuestReservation } from '#contract/guest'
import type { Lang } from '#contract/languages'
import type { Submission } from '#contract/reservation'
import { unitsFor } from '#contract/services'
import type { z } from '#contract/zod'
import type { Deps } from '#server/deps'
import { type Caller, prolongToken } from '#server/modules/accounts/session.service'
import { setExtras, setRepresentative } from '#server/modules/booking/draft.service'
import { abandonOrder } from '#server/modules/booking/hold.service'
import { reserveLines } from '#server/modules/booking/order.service'
import type { ReservedLine } from '#server/modules/booking/party.service'
import { setBenefits } from '#server/modules/booking/reprice.service'
import { submitOrder } from '#server/modules/booking/submit.service'
import { findOrder } from '#server/modules/booking/view.service'
import { departureFor } from '#server/modules/catalog/departures.service'
import { productFaces } from '#server/modules/catalog/faces.service'
import { Refusal } from '#server/refusal'
import { earlierOrders, findGuest, type GuestRow, linkEnds, ownReservation } from './guest.rows'
import { showReservation } from './reservation.service'
import { refuseService, setService } from './service'
import { guestBand } from './tours.service'
import { refuseShut } from './window.service'

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'hooks' | 'payments' | 'settings'>
type Reserved = z.input<typeof contract.reserve.data>

/**
 * The guest's wish as a line that is not in any cart. Throws 404 if it is not a tour of the site, and what `refuseService`
 * throws.
 */
async function lineOf(
  { db, clock }: ServiceDeps,
  { site }: GuestRow,
  request: GuestReservation,
): Promise<ReservedLine> {
  const { tour_id, option_id, date, start_time, number_of_travelers: travelers, luggage_count: luggage } = request
  const departure = await departureFor(db, clock, { option_id, date, start_time })
  const face = (await productFaces(db, [tour_id])).get(tour_id)
  const isOurs = departure?.product.id === tour_id && departure.product.site === site
  if (!departure || !face || !isOurs) throw new Refusal(404, 'catalog.notFound')
  refuseService(departure, request, clock.now())
  const quantity = unitsFor(departure.option.room, { travelers, luggage })
  const quantities = [{ band: guestBand, quantity } as const]
  return { product_id: tour_id, departure, quantities, face, ownSeats: 0 }
}

/** Abandons an unfinished order; one that is being paid is left alone. */
async function giveUp(deps: ServiceDeps, accountId: string, orderId: string): Promise<void> {
  try {
    await abandonOrder(deps, accountId, orderId)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

async function fillAndSubmit(
  deps: ServiceDeps,
  { account_id, email }: GuestRow,
  { orderId, lang }: { orderId: string; lang: Lang },
  body: GuestReservation,
): Promise<Reserved['payment']> {
  const { service, representative_name, contact, nationality, passport_number } = body
  const { luggage_count, arrival_flight, departure_address, destination_address, request } = body
  const { payment_method, account_holder, agree_terms, agree_privacy, amount_won } = body
  const { bookings } = await findOrder(deps.db, account_id, orderId)
  const person = { representative_name, email, contact, nationality, passport_number }
  await setRepresentative(deps, account_id, orderId, person)
  if (service) {
    await setService(deps, account_id, orderId, { service, party: body.number_of_travelers })
  }
  const extras = { luggage_count, arrival_flight, departure_address, destination_address, request }
  await setExtras(deps, account_id, orderId, { bookings: bookings.map(({ id }) => ({ booking_id: id, ...extras })) })
  await setBenefits(deps, account_id, orderId, { coupon_ids: [], points: 0 })
  const submission = { payment_method, account_holder, agree_terms, agree_privacy, amount_won }
  return submitOrder(deps, account_id, lang, orderId, submission)
}

/**
 * Reserves for a guest through the engine that members use: seats are held, the order is filled in and submitted, all or nothing.
 * The visit then lasts as long as the links do. Throws 404 for another site's tour, 409 `guest.closed`, `guest.reserved`,
 * `guest.serviceLead`, `booking.minimum`, `booking.sameDay`, `booking.dayPast`, `booking.soldOut` or `booking.priceChanged`, 400
 * `validation.passport` (product §4, §5).
 */
export async function reserveAsGuest(
  deps: ServiceDeps,
  caller: Pick<Caller, 'id' | 'tokenHash'>,
  lang: Lang,
  body: GuestReservation,
): Promise<Reserved> {
  const who = await findGuest(deps.db, caller.id)
  await refuseShut(deps, who.site)
  if (!isPassportOf(body.nationality, body.passport_number)) {
    throw new Refusal(400, 'validation.passport', 'passport_number')
  }
  for (const earlier of await earlierOrders(deps.db, who, body)) await giveUp(deps, earlier.account_id, earlier.id)
  const line = await lineOf(deps, who, body)
  const owner = { accountId: caller.id, lang, site: who.site, only: true } as const
  const orderId = await reserveLines(deps, owner, [line])
  try {
    const payment = await fillAndSubmit(deps, who, { orderId, lang }, body)
    await prolongToken(deps.db, caller.tokenHash, linkEnds(body.date, deps.clock.now()))
    return { payment, reservation: await showReservation(deps, caller.id, lang) }
  } catch (error) {
    await giveUp(deps, caller.id, orderId)
    throw error
  }
}

/** Pays a reservation whose payment has failed, by either method. Throws what a member's submission throws. */
export async function payAsGuest(
  deps: ServiceDeps,
  accountId: string,
  lang: Lang,
  body: Submission,
): Promise<Reserved> {
  const { whole } = await ownReservation(deps.db, accountId)
  const payment = await submitOrder(deps, accountId, lang, whole.order.id, body)
  return { payment, reservation: await showReservation(deps, accountId, lang) }
}
