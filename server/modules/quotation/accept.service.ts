import { bands, groupProductId } from '#contract/catalog'
import type { OfferLine } from '#contract/quotation'
import { partySize } from '#contract/quotation-draft'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { newOrderNumber, reservationNumber } from '#server/modules/booking/order-number.service'
import { writeOrder } from '#server/modules/booking/order-write.service'
import type { Price } from '#server/modules/booking/price.service'
import { openGroupDeparture } from '#server/modules/catalog/group-product.service'
import { moveSeats } from '#server/modules/catalog/seats.service'
import { currentRates } from '#server/modules/settings/settings.service'
import { Refusal } from '#server/refusal'
import type { Own } from './own.service'
import type { quotationOffer } from './quotation.table'
import { offersOf } from './quotation.view'
import { changeQuotation, lockQuotation, type QuotationFields, refuseChange } from './states.service'

type OfferFields = typeof quotationOffer.$inferSelect

/** A line of the offer as a line of the order's price: the offer's words in every language. */
const priceLine = ({ label, quantity, unit_won, amount_won }: OfferLine): Price['lines'][number] => ({
  kind: 'item',
  label: { en: label, ko: label },
  quantity,
  unit: { amount: unit_won, currency: 'KRW' },
  amount: amount_won,
})

/** Creates the order of the offer, with all steps done but the payment: the request already names its representative. */
async function order(tx: Db, row: QuotationFields, offer: OfferFields, at: Date): Promise<string> {
  const seats = partySize(offer.party)
  const departure_id = await openGroupDeparture(tx, at, { ...offer, seats })
  await moveSeats(tx, [{ departure_id, held: seats, confirmed: 0 }])
  const id = newOrderNumber(at)
  const booking = {
    id: crypto.randomUUID(),
    order_id: id,
    reservation_number: reservationNumber(id, 1),
    account_id: row.account_id,
    status: 'pending' as const,
    product_id: groupProductId,
    departure_id,
    seats,
    seat_state: 'held' as const,
    product_name: { en: offer.title, ko: offer.title },
    option_name: { en: `Quotation ${row.number}`, ko: `견적 ${row.number}` },
    meeting_point: { en: offer.meeting_point, ko: offer.meeting_point },
    date: offer.date,
    start_time: offer.start_time,
    cancellation: offer.cancellation,
    lines: bands
      .map((band, position) => ({
        band,
        position,
        quantity: offer.party[band],
        // The price is in the order's lines: a group is not priced per person.
        price: 0,
        currency: 'KRW' as const,
        takes_seat: true,
      }))
      .filter(({ quantity }) => quantity > 0),
  }
  await writeOrder(
    tx,
    {
      id,
      site: 'shop',
      account_id: row.account_id,
      quotation_id: row.id,
      status: 'draft',
      representative_name: row.contact_name,
      email: row.contact_email,
      contact: row.contact_phone,
      rates: await currentRates(tx),
      lang: row.lang,
      travelers_done: true,
      extras_done: true,
      benefits_done: true,
      created_at: at,
    },
    {
      bookings: [booking],
      price: {
        lines: offer.lines.map(priceLine),
        amount_won: offer.total_won,
        shares: new Map([[booking.id, offer.total_won]]),
      },
    },
  )
  return id
}

/**
 * Accepts the offer that was seen: one order through the shop's booking, at exactly the offered price. Accepting again, on any
 * server, returns the same order; only an order that ended unpaid is replaced, while the offer is valid. Throws 404, 410
 * `quotation.expired`, 409 `quotation.notOffered`, `quotation.closed` or, if the offer has changed, `quotation.offerChanged`
 * (product §4).
 */
export function acceptOffer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  own: Own,
  seen: { offer_id: string; total_won: number },
  lock: typeof lockQuotation = lockQuotation,
): Promise<string> {
  return transaction(db, async (tx) => {
    const at = clock.now()
    const row = await lock(tx, own, at)
    if (row.status === 'accepted' && row.order_id) return row.order_id
    refuseChange(row.status, 'accepted')
    const [offer] = await offersOf(tx, row.id)
    if (offer?.id !== seen.offer_id || offer.total_won !== seen.total_won) {
      throw new Refusal(409, 'quotation.offerChanged')
    }
    const order_id = await order(tx, row, offer, at)
    await changeQuotation(tx, row, 'accepted', { at, order_id })
    return order_id
  })
}
