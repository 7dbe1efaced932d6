import type { CartItem, cartStatuses } from '#contract/cart'
import type { Lang } from '#contract/languages'
import type { Db } from '#server/db/connect'
import { partyOf } from '#server/modules/booking/party.service'
import { pictureOf } from '#server/modules/catalog/faces.service'
import type { Clock } from '#server/ports/clock'
import { type CartLine, cartLines } from './cart.lines'

/** Returns why a line can no longer be reserved, or `available`; `seats` are those free for this member. */
function statusOf(line: CartLine, seats: number): (typeof cartStatuses)[number] {
  const { departure, quantities } = line
  if (departure.problem === 'booking.sameDay' || departure.problem === 'booking.dayPast') return 'expired'
  const priced = quantities.every(({ band }) => departure.prices.some((price) => price.band === band))
  if (departure.problem || !priced) return 'closed'
  return seats < partyOf(line).seats ? 'sold_out' : 'available'
}

/** Returns the member's cart as the contract shows it (product §3); the number of queries does not grow with the lines. */
export async function listCart(db: Db, clock: Clock, accountId: string, lang: Lang): Promise<CartItem[]> {
  const lines = await cartLines(db, clock, accountId)
  return lines.map((line) => {
    const { departure, quantities, face } = line
    const { option, product } = departure
    const seats = departure.seatsLeft + line.ownSeats
    const priceOf = (quantity: (typeof quantities)[number]) =>
      departure.prices.find(({ band }) => band === quantity.band)?.price ?? quantity.price_seen
    const total = (price: (quantity: (typeof quantities)[number]) => number) =>
      quantities.reduce((sum, quantity) => sum + quantity.quantity * price(quantity), 0)
    const before = total(({ price_seen }) => price_seen)
    return {
      id: line.id,
      product_id: line.product_id,
      product_name: face.name[lang],
      picture: pictureOf(face.picture, lang),
      date: departure.date,
      start_time: departure.start_time,
      min_travelers: product.min_travelers,
      status: statusOf(line, seats),
      seats_left: Math.max(0, seats),
      price_before: before === total(priceOf) ? null : before,
      options: quantities.map((quantity) => ({
        quantity: quantity.quantity,
        currency: option.currency,
        band: quantity.band,
        ProductOption: {
          id: option.id,
          name: option.name[lang],
          option_start_date: option.option_start_date,
          option_end_date: option.option_end_date,
          price: priceOf(quantity),
        },
      })),
    }
  })
}
