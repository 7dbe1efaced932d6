import { type Band, bands } from '#contract/catalog'
import type { Data, Parsed } from '#contract/endpoint'
import type { PartyChange } from '#contract/party-desk'
import type { reservationDesk } from '#contract/reservation-desk'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { changeParty, planParty } from '#server/modules/booking/change-party.service'
import { lockBooking } from '#server/modules/cancellation/locked-booking.service'
import type { MoveSeats } from '#server/modules/catalog/seats.service'
import { Refusal } from '#server/refusal'
import { act } from './booking.service'

/** Quotes another party for a booking, without changing anything. Throws 404 and what `planParty` throws. */
export const quoteParty = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  query: Parsed<typeof reservationDesk.partyQuote>['query'],
): Promise<Data<typeof reservationDesk.partyQuote>> =>
  transaction(db, async (tx) => {
    const { booking, whole } = await lockBooking(tx, id)
    const requested = bands
      .flatMap((band) => ({ band, quantity: query[band] ?? -1 }))
      .filter(({ quantity }) => quantity >= 0)
    const plan = await planParty({ db: tx, clock }, { order: whole.order, row: booking }, requested)
    const { lines: _, seatsLeft: seats_left, ...shown } = plan
    return { ...shown, seats_left }
  })

/** Changes the party of a booking (product §4). Throws 400, 404 and 409 as the contract says. */
export const changePartyForOperator = (
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'> & { move?: MoveSeats },
  operatorId: string,
  id: string,
  { lines, travelers, reason, seen }: PartyChange,
): Promise<void> =>
  act(deps, operatorId, id, 'booking.party', async (tx, { booking, whole: { order } }, at) => {
    const own = { order, row: booking }
    if (new Set(lines.map(({ band }) => band)).size < lines.length)
      throw new Refusal(400, 'validation.invalid', 'lines')
    const requested = bands.map((band) => ({ band, quantity: lines.find((each) => each.band === band)?.quantity ?? 0 }))
    const plan = await planParty({ db: tx, clock: deps.clock }, own, requested)
    const { difference_won, version } = plan
    if (seen.version !== version || seen.difference_won !== difference_won) throw new Refusal(409, 'desk.changed')
    await changeParty(deps, tx, own, plan, travelers, { actor: operatorId, at, reason })
    const party = (some: readonly { band: Band; quantity: number }[]): Partial<Record<Band, number>> =>
      Object.fromEntries(some.map(({ band, quantity }) => [band, quantity]))
    const detail = { reason, from: party(booking.lines), to: party(plan.lines), difference_won }
    return { result: undefined, detail }
  })
