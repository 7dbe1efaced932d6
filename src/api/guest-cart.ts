import { cart } from '#contract/cart'
import { guestLines, keepGuestLines } from '#src/session/guest-cart'
import type { Visitor } from '#src/session/visitor'
import { CallError, call } from './call'

/** The result of moving a guest's cart: how many lines were added to the member's cart, and the errors for refused lines. */
export interface BroughtCart {
  brought: number
  refused: CallError[]
}

/**
 * Moves the guest's cart into the member's cart, one line after another. A refused line is dropped and reported; one that got no
 * answer stays for the next time (product §3).
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
      if (error.isFinal) result.refused.push(error)
      else left.push(line)
    }
  }
  keepGuestLines(visitor, left)
  visitor.cart.setState({ total })
  return result
}
