import { cart } from '#contract/cart'
import { guestLines, keepGuestLines } from '#src/session/guest-cart'
import type { Visitor } from '#src/session/visitor'
import { CallError, call } from './call'

/** What became of a guest's cart: how many lines lie in the member's now, and what was said of those that do not. */
export interface BroughtCart {
  brought: number
  refused: CallError[]
}

/**
 * Puts what somebody chose as a guest into the member's cart, one line after the other. A line that is refused is let go
 * and told; one that got no answer is kept for the next time (product §3).
 */
export async function bringGuestCart(visitor: Visitor): Promise<BroughtCart> {
  const lines = guestLines()
  const result: BroughtCart = { brought: 0, refused: [] }
  if (lines.length === 0) return result
  let total = visitor.cart.getState().total
  const left = []
  for (const line of lines) {
    try {
      ;({ total } = await call(cart.add, { body: line }, { errors: 'silent' }))
      result.brought++
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const isFinal = error.status >= 400 && error.status < 500 && error.status !== 429 && error.status !== 401
      if (isFinal) result.refused.push(error)
      else left.push(line)
    }
  }
  keepGuestLines(visitor, left)
  visitor.cart.setState({ total })
  return result
}
