import { asc, eq } from 'drizzle-orm'
import { type Band, groupProductId } from '#contract/catalog'
import { dayInSeoul } from '#contract/days'
import { convert } from '#contract/money'
import type { PartyBand } from '#contract/party-desk'
import type { Traveler } from '#contract/reservation'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { notify } from '#server/db/notices'
import type { Deps } from '#server/deps'
import { hashVersion } from '#server/hash-version'
import { type Departure, departureFor } from '#server/modules/catalog/departures.service'
import { departureKeys, type MoveSeats, moveSeats } from '#server/modules/catalog/seats.service'
import { mailLater } from '#server/modules/mail/mail.service'
import { Refusal } from '#server/refusal'
import { booking, bookingLine, bookingTraveler } from './booking.table'
import { isAhead, noted } from './move.service'
import { mailed } from './order-mail.service'
import { isGuestOrder } from './order-path.service'
import { refuseWrongParty } from './party.rules'
import { bookingLines } from './price.service'
import { type BookingRow, type LineRow, type OrderRow, seatsOf, travelersOf } from './rows.service'
import { type Change, noteEvent, voucherChannel } from './states.service'

/** The requested number of people of one band. */
export interface BandCount {
  band: Band
  quantity: number
}
type Named = z.output<typeof Traveler>
interface Own {
  order: OrderRow
  row: BookingRow
}

/** The price of a booking with another party, and the lines it would have. */
export interface PartyPlan {
  lines: LineRow[]
  bands: PartyBand[]
  named: boolean
  /** Seats that the party takes, and seats that would then still be free. */
  seats: number
  seatsLeft: number
  difference_won: number
  version: string
}

type Offered = Omit<LineRow, 'booking_id' | 'position' | 'quantity'>

/** The agreed bands of the party, plus those offered today. */
function offeredTo(row: BookingRow, { prices, option: { currency } }: Departure): Offered[] {
  const isAgreed = (band: Band) => row.lines.some((line) => line.band === band)
  return [...row.lines, ...prices.filter(({ band }) => !isAgreed(band)).map((price) => ({ ...price, currency }))].map(
    ({ band, price, currency, takes_seat, min_age, max_age }) => ({
      band,
      price,
      currency,
      takes_seat,
      min_age,
      max_age,
    }),
  )
}

const costOf = (row: BookingRow, lines: LineRow[], { rates }: OrderRow) =>
  bookingLines({ ...row, lines }, rates).reduce((sum, { amount }) => sum + amount, 0)

const namesOf = (db: Db, bookingId: string) =>
  db
    .select()
    .from(bookingTraveler)
    .where(eq(bookingTraveler.booking_id, bookingId))
    .orderBy(asc(bookingTraveler.position))

/** Returns a version of a party: a hash of its bands and, where people are named, of their names. */
const versionOf = (lines: readonly LineRow[], names: Awaited<ReturnType<typeof namesOf>>) =>
  hashVersion([lines.map(({ band, quantity }) => [band, quantity]), names.map((each) => Object.values(each))])

/**
 * Plans another party for a booking that the caller has locked; `requested` may name only some bands. People of a band that the
 * booking already has are charged the agreed price, those of other bands today's price. Throws 409 `desk.partyFixed`,
 * `booking.optionUnavailable`, `booking.minimum` or `booking.soldOut` (product §4).
 */
export async function planParty(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { order, row }: Own,
  requested: readonly BandCount[],
): Promise<PartyPlan> {
  // A group's price is the price of its offer.
  if (!isAhead(order, row, clock.now()) || row.product_id === groupProductId) throw new Refusal(409, 'desk.partyFixed')
  const key = (await departureKeys(db, [row.departure_id])).get(row.departure_id)
  const departure = key && (await departureFor(db, clock, key))
  if (!departure) throw new Error(`the departure of ${row.id} is not there`)
  const offered = offeredTo(row, departure)
  if (requested.some(({ band, quantity }) => quantity > 0 && !offered.some((each) => each.band === band)))
    throw new Refusal(409, 'booking.optionUnavailable')
  const now = (band: Band) => row.lines.find((line) => line.band === band)?.quantity ?? 0
  const lines = offered
    .map((each, position) => ({
      ...each,
      booking_id: row.id,
      position,
      quantity: requested.find(({ band }) => band === each.band)?.quantity ?? now(each.band),
    }))
    .filter(({ quantity }) => quantity > 0)
  if (travelersOf({ lines }) < departure.product.min_travelers) throw new Refusal(409, 'booking.minimum')
  const seats = seatsOf({ lines })
  const seatsLeft = departure.seatsLeft + row.seats - seats
  // A party that does not grow needs no seat, even where the departure was made smaller.
  if (seatsLeft < 0 && seats > row.seats) throw new Refusal(409, 'booking.soldOut')
  return {
    lines,
    bands: offered.map(({ price, currency, ...each }) => ({
      ...each,
      quantity: now(each.band),
      unit_won: convert({ amount: price, currency }, 'KRW', order.rates).amount,
    })),
    named: !isGuestOrder(order),
    seats,
    seatsLeft: Math.max(0, seatsLeft),
    difference_won: costOf(row, lines, order) - costOf(row, row.lines, order),
    version: versionOf(row.lines, await namesOf(db, row.id)),
  }
}

async function writeParty(
  tx: Db,
  { row }: Own,
  { lines, named }: PartyPlan,
  travelers: readonly Named[],
): Promise<void> {
  await tx.delete(bookingLine).where(eq(bookingLine.booking_id, row.id))
  await tx.insert(bookingLine).values(lines)
  if (!named) return
  await tx.delete(bookingTraveler).where(eq(bookingTraveler.booking_id, row.id))
  await tx
    .insert(bookingTraveler)
    .values(travelers.map((traveler, position) => ({ booking_id: row.id, position, ...traveler })))
}

/**
 * Gives a booking that the caller has locked the planned party: seats are taken or released immediately, what was agreed and
 * paid stays, and the person is notified. Throws 400 for travelers that do not match the party, 409 `desk.sameParty` and
 * `booking.soldOut`.
 */
export async function changeParty(
  { jobs, move = moveSeats }: Pick<Deps, 'jobs'> & { move?: MoveSeats | undefined },
  tx: Db,
  own: Own,
  plan: PartyPlan,
  travelers: readonly Named[],
  { actor, at, reason = '' }: Change,
): Promise<void> {
  const { order, row } = own
  const { lines, seats, difference_won } = plan
  if (plan.named) refuseWrongParty({ ...row, lines }, travelers, { field: 'travelers', today: dayInSeoul(at) })
  else if (travelers.length > 0) throw new Refusal(400, 'booking.travelersDiffer', 'travelers')
  await writeParty(tx, own, plan, travelers)
  if (versionOf(lines, await namesOf(tx, row.id)) === plan.version) throw new Refusal(409, 'desk.sameParty')
  await move(tx, [{ departure_id: row.departure_id, held: 0, confirmed: seats - row.seats }])
  const [was, people] = [travelersOf(row), travelersOf({ lines })]
  const reissued_at = was === people ? row.reissued_at : at
  await tx.update(booking).set({ seats, reissued_at }).where(eq(booking.id, row.id))
  await noteEvent(tx, row, { actor, at, reason: `${was} → ${people}${noted(difference_won)}\n${reason}` })
  await notify(tx, voucherChannel)
  const values = {
    ...mailed({ order, bookings: [{ ...row, lines, seats }] }, row.amount_won),
    was,
    difference_won,
    reason,
  }
  const once = `party ${row.id} ${at.toISOString()}`
  await mailLater({ jobs }, tx, { template: 'partyChanged', to: order.email, lang: order.lang, values }, { once })
}
