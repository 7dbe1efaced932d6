import { cart } from '#contract/cart'
import { call } from '#src/api/call'
import type { Visitor } from '#src/session/visitor'

/** Refetches the cart's count after an order took its lines; it only affects the number in the header. */
export async function recountCart(visitor: Visitor): Promise<void> {
  if (!visitor.session.getState().tokens.member) return
  const count = await call(cart.count, {}, { errors: 'silent' }).catch(() => null)
  if (count) visitor.cart.setState({ total: count.total, selected: {} })
}
