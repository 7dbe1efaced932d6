import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Band } from '#contract/catalog'
import type { Db } from '#server/db/connect'
import type { DepartureKey } from '#server/modules/catalog/seats.service'
import { cartItem, cartQuantity } from './cart.table'

/** Removes what an order has bought from the cart, and no more: travelers added to a line since then stay. */
export async function takeFromCart(
  tx: Db,
  accountId: string,
  bought: readonly (DepartureKey & { band: Band; quantity: number })[],
): Promise<void> {
  for (const { option_id, date, start_time, band, quantity } of bought) {
    const item = tx
      .select({ id: cartItem.id })
      .from(cartItem)
      .where(
        and(
          eq(cartItem.account_id, accountId),
          eq(cartItem.option_id, option_id),
          eq(cartItem.date, date),
          eq(cartItem.start_time, start_time),
        ),
      )
    const line = and(sql`${cartQuantity.cart_item_id} in ${item}`, eq(cartQuantity.band, band))
    await tx.delete(cartQuantity).where(and(line, sql`${cartQuantity.quantity} <= ${quantity}`))
    await tx
      .update(cartQuantity)
      .set({ quantity: sql`${cartQuantity.quantity} - ${quantity}` })
      .where(line)
  }
  const anything = tx.select({ one: sql`1` }).from(cartQuantity).where(eq(cartQuantity.cart_item_id, cartItem.id))
  await tx.delete(cartItem).where(and(eq(cartItem.account_id, accountId), notExists(anything)))
}
