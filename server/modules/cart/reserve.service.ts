import type { Lang } from '#contract/languages'
import type { Deps } from '#server/deps'
import { reserveLines } from '#server/modules/booking/order.service'
import type { MoveSeats } from '#server/modules/catalog/seats.service'
import { Refusal } from '#server/refusal'
import { cartLines } from './cart.lines'

/**
 * Makes an order of cart lines, which stay in the cart until it is paid or submitted. Returns its number. Throws 404 for a line
 * that is not in the member's cart, and what `reserveLines` throws (product §4, §5).
 */
export async function reserveCart(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  lang: Lang,
  cartItemIds: readonly string[],
  move?: MoveSeats,
): Promise<string> {
  const ids = [...new Set(cartItemIds)]
  const lines = await cartLines(db, clock, accountId, ids)
  if (lines.length < ids.length) throw new Refusal(404, 'general.notFound')
  // Only the shop has carts: other sites' products are reserved there.
  return reserveLines({ db, clock }, { accountId, lang, site: 'shop' }, lines, move)
}
