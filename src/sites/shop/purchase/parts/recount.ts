import { cart } from '#contract/cart'
import { call } from '#src/api/call'
import type { Visitor } from '#src/session/visitor'

/** Asks how much still lies in the cart after an order took its lines; the number in the header is all that is at stake. */
export async function recountCart(visitor: Visitor): Promise<void> {
  if (!visitor.session.getState().tokens.member) return
  const count = await call(cart.count, {}, { errors: 'silent' }).catch(() => null)
  if (count) visitor.cart.setState({ total: count.total, selected: {} })
}
