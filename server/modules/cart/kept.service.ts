import type { Db } from '#server/db/connect'
import { idsOf, ownRows, type Row } from '#server/db/own-rows'
import { cartItem, cartQuantity } from './cart.table'

/** Returns the rows stored here about these accounts. */
export async function keptCart(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  const items = await ownRows(db, cartItem, cartItem.account_id, ids)
  return { items, quantities: await ownRows(db, cartQuantity, cartQuantity.cart_item_id, idsOf(items)) }
}
