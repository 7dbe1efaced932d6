import { and, eq, notInArray, sql } from 'drizzle-orm'
import { type CartChoice, maxQuantity } from '#contract/cart'
import type { Band } from '#contract/catalog'
import { type Db, transaction } from '#server/db/connect'
import { isGuestSite } from '#server/modules/booking/order-path.service'
import { partyOf } from '#server/modules/booking/party.service'
import { departureFor, type PriceRow } from '#server/modules/catalog/departures.service'
import { keyOf } from '#server/modules/catalog/seats.service'
import type { Clock } from '#server/ports/clock'
import { Refusal } from '#server/refusal'
import { cartLines } from './cart.lines'
import { cartItem, cartQuantity } from './cart.table'

/** Maximum number of lines of a cart, the same as of an order. */
const maxLines = 20

/** Counts the lines of the member's cart. */
export const countCart = (db: Db, accountId: string): Promise<number> =>
  db.$count(cartItem, eq(cartItem.account_id, accountId))

/** Refuses a band that the option has no price for. */
function pricesOf(prices: readonly PriceRow[], bands: readonly Band[]): Map<Band, number> {
  const byBand = new Map(prices.map(({ band, price }) => [band, price]))
  if (bands.some((band) => !byBand.has(band))) throw new Refusal(409, 'booking.optionUnavailable')
  return byBand
}

/** Returns the departure that all choices name, and the quantity of each band; throws 400 if they name more than one. */
function oneDeparture(choices: readonly CartChoice[]) {
  const [first] = choices
  if (!first || choices.some((choice) => keyOf(choice) !== keyOf(first))) {
    throw new Refusal(400, 'validation.option', 'options')
  }
  const quantities = new Map<Band, number>()
  for (const { band, quantity } of choices) quantities.set(band, (quantities.get(band) ?? 0) + quantity)
  if (Math.max(...quantities.values()) > maxQuantity) throw new Refusal(400, 'validation.tooMany', 'options')
  return { first, quantities }
}

/**
 * Adds a departure to the member's cart; an existing line of the same departure is increased. Throws 404 for a product or
 * option that does not exist, 409 if the departure cannot be reserved or is sold out, 400 for too many (product §3, §5).
 */
export async function addToCart(
  db: Db,
  clock: Clock,
  accountId: string,
  input: { product_id: string; options: readonly CartChoice[] },
): Promise<{ id: string; total: number }> {
  const { first, quantities } = oneDeparture(input.options)
  const departure = await departureFor(db, clock, pick(first))
  const isForSale = departure?.product.id === input.product_id && !isGuestSite(departure.product.site)
  if (!departure || !isForSale) throw new Refusal(404, 'catalog.notFound')
  if (departure.problem) throw new Refusal(409, departure.problem)
  const prices = pricesOf(departure.prices, [...quantities.keys()])
  return transaction(db, async (tx) => {
    const [item] = await tx
      .insert(cartItem)
      .values({ account_id: accountId, product_id: input.product_id, ...pick(first), created_at: clock.now() })
      .onConflictDoUpdate({
        target: [cartItem.account_id, cartItem.option_id, cartItem.date, cartItem.start_time],
        set: { product_id: input.product_id },
      })
      .returning({ id: cartItem.id })
    if (!item) throw new Error('A cart line that was written has no id')
    for (const [band, quantity] of quantities) {
      const [written] = await tx
        .insert(cartQuantity)
        .values({ cart_item_id: item.id, band, quantity, price_seen: prices.get(band) ?? 0 })
        .onConflictDoUpdate({
          target: [cartQuantity.cart_item_id, cartQuantity.band],
          set: { quantity: sql`${cartQuantity.quantity} + ${quantity}`, price_seen: prices.get(band) ?? 0 },
          setWhere: sql`${cartQuantity.quantity} + ${quantity} <= ${maxQuantity}`,
        })
        .returning({ band: cartQuantity.band })
      if (!written) throw new Refusal(400, 'validation.tooMany', 'options')
    }
    await refuseUnfit(tx, clock, accountId, item.id)
    const total = await countCart(tx, accountId)
    if (total > maxLines) throw new Refusal(400, 'validation.tooMany')
    return { id: item.id, total }
  })
}

const pick = ({ option_id, date, start_time }: CartChoice) => ({ option_id, date, start_time })

/**
 * Refuses a line with fewer travelers than the product needs, or with more than there are seats. `had` is its previous number
 * of seats: a party that is too large can shrink step by step, even while it is still too large.
 */
async function refuseUnfit(tx: Db, clock: Clock, accountId: string, id: string, had = 0): Promise<void> {
  const [line] = await cartLines(tx, clock, accountId, [id])
  if (!line) throw new Refusal(404, 'general.notFound')
  const { travelers, seats } = partyOf(line)
  if (travelers < line.departure.product.min_travelers) throw new Refusal(409, 'booking.minimum')
  if (seats > Math.max(had, line.departure.seatsLeft + line.ownSeats)) throw new Refusal(409, 'booking.soldOut')
}

/** Sets the quantities of a line; bands that are not named are removed. Throws 404 for a line that is not the member's. */
export async function changeCart(
  db: Db,
  clock: Clock,
  accountId: string,
  id: string,
  requested: readonly { option_id: string; band: Band; quantity: number }[],
): Promise<{ total: number }> {
  return transaction(db, async (tx) => {
    const [line] = await cartLines(tx, clock, accountId, [id])
    if (!line) throw new Refusal(404, 'general.notFound')
    const bands = requested.map(({ band }) => band)
    const foreign = requested.some(({ option_id }) => option_id !== line.departure.option_id)
    if (foreign || new Set(bands).size < bands.length) throw new Refusal(400, 'validation.option', 'quantities')
    const prices = pricesOf(line.departure.prices, bands)
    await tx.delete(cartQuantity).where(and(eq(cartQuantity.cart_item_id, id), notInArray(cartQuantity.band, bands)))
    for (const { band, quantity } of requested) {
      await tx
        .insert(cartQuantity)
        .values({ cart_item_id: id, band, quantity, price_seen: prices.get(band) ?? 0 })
        .onConflictDoUpdate({ target: [cartQuantity.cart_item_id, cartQuantity.band], set: { quantity } })
    }
    if (line.departure.problem === null) await refuseUnfit(tx, clock, accountId, id, partyOf(line).seats)
    return { total: await countCart(tx, accountId) }
  })
}

/** Removes a line from the member's cart. Throws 404 if it is not there. */
export async function removeFromCart(db: Db, accountId: string, id: string): Promise<{ total: number }> {
  const removed = await db
    .delete(cartItem)
    .where(and(eq(cartItem.id, id), eq(cartItem.account_id, accountId)))
    .returning({ id: cartItem.id })
  if (removed.length === 0) throw new Refusal(404, 'general.notFound')
  return { total: await countCart(db, accountId) }
}

/** Empties the member's cart. */
export async function emptyCart(tx: Db, accountId: string): Promise<void> {
  await tx.delete(cartItem).where(eq(cartItem.account_id, accountId))
}
