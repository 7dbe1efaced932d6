import { and, asc, eq, sql } from 'drizzle-orm'
import type { Band } from '#contract/catalog'
import type { Db } from '#server/db/connect'
import { jsonRows } from '#server/db/json-rows'
import { type Given, statement } from '#server/db/statement'
import { ownHeldSeats } from '#server/modules/booking/own-holds.service'
import type { ReservedLine } from '#server/modules/booking/party.service'
import { departure, product, productOption } from '#server/modules/catalog/catalog.table'
import { departureColumns, departureOf } from '#server/modules/catalog/departures.service'
import { faceColumns, faceOf } from '#server/modules/catalog/faces.service'
import type { Clock } from '#server/ports/clock'
import { cartItem, cartQuantity } from './cart.table'

/** The quantity of one band, with its unit price when it was added, in the option's currency. */
export interface Quantity {
  band: Band
  quantity: number
  price_seen: number
}

/** A cart line with the current state of its departure. */
export interface CartLine extends ReservedLine {
  id: string
  quantities: Quantity[]
}

const lines = statement(
  'cart lines',
  (db, { account, ids }: Given<{ account: string; ids: readonly string[] }>, which: 'all' | 'some') =>
    db
      .select({
        item: {
          id: cartItem.id,
          product_id: cartItem.product_id,
          option_id: cartItem.option_id,
          date: cartItem.date,
          start_time: cartItem.start_time,
        },
        ...departureColumns(db, cartItem.date),
        quantities: jsonRows(
          db
            .select({ band: cartQuantity.band, quantity: cartQuantity.quantity, price_seen: cartQuantity.price_seen })
            .from(cartQuantity)
            .where(eq(cartQuantity.cart_item_id, cartItem.id)),
        ),
        face: faceColumns(db, cartItem.product_id),
        ownSeats: ownHeldSeats(db, account, departure.id),
      })
      .from(cartItem)
      .innerJoin(productOption, eq(productOption.id, cartItem.option_id))
      .innerJoin(product, eq(product.id, productOption.product_id))
      .leftJoin(
        departure,
        and(
          eq(departure.option_id, cartItem.option_id),
          eq(departure.date, cartItem.date),
          eq(departure.start_time, cartItem.start_time),
        ),
      )
      .where(and(eq(cartItem.account_id, account), which === 'some' ? sql`${cartItem.id} = any(${ids})` : undefined))
      .orderBy(asc(cartItem.created_at), asc(cartItem.id)),
)

/** Returns the member's cart lines, oldest first, or only those with `ids`; always one query. */
export async function cartLines(db: Db, clock: Clock, account: string, ids?: readonly string[]): Promise<CartLine[]> {
  const rows = await lines(db, { account, ids: ids ?? [] }, ids ? 'some' : 'all')
  const now = clock.now()
  return rows.map(({ item, quantities, face, ownSeats, ...row }) => {
    // In the order of the option's prices, so that a line looks the same every time.
    const place = (band: Band) => row.prices.findIndex((price) => price.band === band)
    return {
      id: item.id,
      product_id: item.product_id,
      departure: departureOf(item, row, now),
      quantities: quantities.toSorted((a, b) => place(a.band) - place(b.band)),
      face: faceOf(item.product_id, face),
      ownSeats,
    }
  })
}
