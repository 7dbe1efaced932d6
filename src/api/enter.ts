import type { Area } from '#contract/endpoint'
import { dropToken, signIn } from '#src/session/sign'
import type { Visitor } from '#src/session/visitor'
import { type BroughtCart, bringGuestCart } from './guest-cart'
import { bringGuestWish } from './guest-wish'
import { meet } from './start-up'

/**
 * Takes somebody into an area: keeps the token, then asks who it is, as start-up does (product §2). `social` says that a provider
 * vouched for a member. Throws `CallError` when that cannot be learned; nobody is signed in then.
 */
export async function enter(visitor: Visitor, area: Area, token: string, social = false): Promise<void> {
  signIn(visitor, area, token, social)
  try {
    await meet(visitor, area)
  } catch (error) {
    dropToken(visitor, area)
    throw error
  }
}

/** The same for a member; what was chosen as a guest is put beside what lies in the cart, and a heart that was given on the list. */
export async function enterAsMember(visitor: Visitor, token: string, social = false): Promise<BroughtCart> {
  await enter(visitor, 'member', token, social)
  try {
    await bringGuestWish()
    return await bringGuestCart(visitor)
  } catch (error) {
    dropToken(visitor, 'member')
    throw error
  }
}
