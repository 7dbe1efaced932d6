import { passProductId } from '#contract/catalog'
import { addDays, dayInSeoul } from '#contract/days'
import type { Lang } from '#contract/languages'
import { type PassPerson, passPersons } from '#contract/pass/affiliate'
import { mostPasses, type PassType, type PassTypeName, passDays } from '#contract/pass/pass-type'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { contactDetails, holdContact } from '#server/modules/accounts/contact.service'
import { giveUpBegun } from '#server/modules/booking/agreed.service'
import { newOrderNumber, reservationNumber } from '#server/modules/booking/order-number.service'
import { writeOrder } from '#server/modules/booking/order-write.service'
import { priceOf } from '#server/modules/booking/price.service'
import { openPass, passLastTime } from '#server/modules/catalog/pass-product.service'
import { moveSeats } from '#server/modules/catalog/seats.service'
import { typesOnSale } from '#server/modules/pass/types.service'
import { currentRates } from '#server/modules/settings/settings.service'
import { Refusal } from '#server/refusal'
import { passNames, personName } from './names'

const site = 'seoulitepass' as const
/** A full refund while the pass can still be started (product §4). */
const cancellation = [{ days_before: 0, refund_percent: 100 }]
const anywhere = { en: 'All affiliates', ko: '모든 제휴처' }

interface PassRequest {
  type: PassTypeName
  adults: number
  children: number
}

/** The persons of the passes, one each. Refuses none at all, and too many. */
function personsOf({ adults, children }: PassRequest): PassPerson[] {
  const persons = passPersons.flatMap((person) =>
    Array.from({ length: person === 'adult' ? adults : children }, () => person),
  )
  if (persons.length === 0) throw new Refusal(400, 'pass.nobody', 'adults')
  if (persons.length > mostPasses) throw new Refusal(400, 'pass.tooManyPasses', 'adults', { count: String(mostPasses) })
  return persons
}

async function typeOnSale(tx: Db, name: PassTypeName): Promise<PassType> {
  const found = (await typesOnSale(tx)).find((each) => each.name === name)
  if (!found) throw new Refusal(404, 'general.notFound')
  return found
}

/**
 * Holds passes through the booking engine: one order, in which each pass is a booking of its own, so that each can be refunded
 * separately (product §4). An earlier hold of the member that was not submitted is abandoned. Returns the order's id. Throws 404,
 * 400 `pass.nobody`, `pass.tooManyPasses`.
 */
export function holdPasses(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId, lang }: { accountId: string; lang: Lang },
  request: PassRequest,
): Promise<string> {
  const persons = personsOf(request)
  return transaction(db, async (tx) => {
    const at = clock.now()
    // One hold of a member at a time: a second one then finds the first, and abandons it.
    await holdContact(tx, accountId)
    const contact = await contactDetails(tx, accountId)
    const { name: type, price_won } = await typeOnSale(tx, request.type)
    const valid_until = addDays(dayInSeoul(at), passDays.unused)
    const departure_id = await openPass(tx, at, { type, name: passNames[type], valid_until })
    const before = await giveUpBegun(tx, { accountId, site }, at)
    await moveSeats(tx, [...before, { departure_id, held: persons.length, confirmed: 0 }])
    const id = newOrderNumber(at)
    const rates = await currentRates(tx)
    const bookings = persons.map((person, position) => ({
      id: crypto.randomUUID(),
      order_id: id,
      reservation_number: reservationNumber(id, position + 1),
      account_id: accountId,
      status: 'pending' as const,
      product_id: passProductId,
      departure_id,
      seats: 1,
      seat_state: 'held' as const,
      product_name: passNames[type],
      option_name: personName(person),
      meeting_point: anywhere,
      date: valid_until,
      start_time: passLastTime,
      cancellation,
      luggage_count: 0,
      lines: [
        {
          ...{ band: person, position: 0, quantity: 1, price: price_won[person] },
          ...{ currency: 'KRW' as const, takes_seat: true },
        },
      ],
    }))
    // An option's name in a price marks a service, which passes are not.
    const priced = bookings.map(({ option_name: _, ...each }) => each)
    await writeOrder(
      tx,
      {
        ...{ id, site, lang, rates },
        account_id: accountId,
        status: 'draft',
        representative_name: contact?.name ?? '',
        email: contact?.email ?? '',
        contact: contact?.phone ?? '',
        travelers_done: true,
        extras_done: true,
        created_at: at,
      },
      { bookings, price: priceOf(priced, rates, { coupons: [], points: 0 }) },
    )
    return id
  })
}
