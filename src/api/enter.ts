import { dropToken, signIn } from '#src/session/sign'
import type { Visitor } from '#src/session/visitor'
import { type BroughtCart, bringGuestCart } from './guest-cart'
import { bringGuestWish } from './guest-wish'
import { asMember } from './start-up'

/**
 * Takes a member in: keeps the token, then asks who it is and what lies in the cart, as start-up does (product §2), and
 * puts what was chosen as a guest beside it, and a heart that was. Throws `CallError` when that cannot be learned; nobody is signed in then.
 */
export async function enterAsMember(visitor: Visitor, token: string, social = false): Promise<BroughtCart> {
  signIn(visitor, 'member', token, social)
  try {
    await asMember(visitor)
    await bringGuestWish()
    return await bringGuestCart(visitor)
  } catch (error) {
    dropToken(visitor, 'member')
    throw error
  }
}
