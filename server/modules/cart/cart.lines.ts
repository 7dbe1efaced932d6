import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Band } from '#contract/catalog'
import type { Db } from '#server/db/connect'
import { type Departure, departuresOf } from '#server/modules/catalog/departures.service'
import { keyOf } from '#server/modules/catalog/seats.service'
import type { Clock } from '#server/ports/clock'
import { cartItem, cartQuantity } from './cart.table'

/** How many of one band, and what one cost when it was put in, in the option's currency. */
export interface Quantity {
  band: Band
  quantity: number
  price_seen: number
}

/** A cart line with its departure as it stands today. */
export interface CartLine {
  id: string
  product_id: string
  departure: Departure
  quantities: Quantity[]
}

/** Persons who travel, and seats they take: not every band takes one. */
export function partyOf({ departure, quantities }: Pick<CartLine, 'departure' | 'quantities'>) {
  const takesSeat = (band: Band) => departure.prices.find((price) => price.band === band)?.takes_seat ?? true
  const sum = (some: Quantity[]) => some.reduce((total, { quantity }) => total + quantity, 0)
  return { travellers: sum(quantities), seats: sum(quantities.filter(({ band }) => takesSeat(band))) }
}

/** The member's cart lines, oldest first, or only those named; five queries however many they are. */
export async function cartLines(db: Db, clock: Clock, accountId: string, ids?: readonly string[]): Promise<CartLine[]> {
  const items = await db
    .select()
    .from(cartItem)
    .where(and(eq(cartItem.account_id, accountId), ids && inArray(cartItem.id, [...ids])))
    .orderBy(asc(cartItem.created_at), asc(cartItem.id))
  if (items.length === 0) return []
  const quantities = await db
    .select()
    .from(cartQuantity)
    .where(
      inArray(
        cartQuantity.cart_item_id,
        items.map(({ id }) => id),
      ),
    )
  const departures = await departuresOf(db, clock, items)
  return items.flatMap((item) => {
    const departure = departures.get(keyOf(item))
    if (!departure) return []
    // In the order in which the option lists its prices, so that a line reads the same every time.
    const place = (band: Band) => departure.prices.findIndex((price) => price.band === band)
    return {
      id: item.id,
      product_id: item.product_id,
      departure,
      quantities: quantities
        .filter(({ cart_item_id }) => cart_item_id === item.id)
        .toSorted((a, b) => place(a.band) - place(b.band)),
    }
  })
}
