import { guest } from '#contract/guest'
import { CallError, call } from '#src/api/call'
import { dropToken, signIn } from '#src/session/sign'
import { contentLang, type Visitor } from '#src/session/visitor'
import { ownReservation } from './queries'

/** The token at the end of a link: 256 bits, base64url. */
export const tokenForm = /^[\w-]{43}$/

/**
 * Opens the reservation of a mailed link and stores its token in this tab (product §4). Returns whether it opened; a token that
 * is no longer valid is dropped.
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
