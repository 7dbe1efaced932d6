import type { Area } from '#contract/endpoint'
import { dropToken, signIn } from '#src/session/sign'
import type { Visitor } from '#src/session/visitor'
import { type BroughtCart, bringGuestCart } from './guest-cart'
import { bringGuestWish } from './guest-wish'
import { loadPerson } from './start-up'

/**
 * Signs a user in to an area: stores the token, then fetches the user, as start-up does (product §2). `social` marks a member
 * signed in through a provider. Throws `CallError` when the user cannot be fetched; the token is then dropped.
 */
export async function enter(visitor: Visitor, area: Area, token: string, social = false): Promise<void> {
  signIn(visitor, area, token, social)
  try {
    await loadPerson(visitor, area)
  } catch (error) {
    dropToken(visitor, area)
    throw error
  }
}

/** Like `enter`, for a member; also moves the guest's cart and the guest's heart to the member's account. */
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
