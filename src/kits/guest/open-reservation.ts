import { guest } from '#contract/guest'
import { CallError, call } from '#src/api/call'
import { dropToken, signIn } from '#src/session/sign'
import { contentLang, type Visitor } from '#src/session/visitor'
import { ownReservation } from './queries'

/** What a link ends with: 256 bits, base64url. */
export const tokenForm = /^[\w-]{43}$/

/**
 * Opens the reservation that a mailed link is for: its token is kept in this tab (product §4). Answers whether it opened one;
 * a token that is no longer good is forgotten.
 */
export async function openReservation(visitor: Visitor, token: string): Promise<boolean> {
  signIn(visitor, 'guest', token)
  try {
    const own = await call(guest.reservation, { query: { lang: contentLang(visitor) } }, { errors: 'silent' })
    visitor.queries.setQueryData(ownReservation(visitor).queryKey, own)
    return true
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error
    dropToken(visitor, 'guest')
    visitor.queries.removeQueries({ queryKey: [guest.reservation.path] })
    return false
  }
}
