import { replace } from 'react-router-dom'
import { guest } from '#contract/guest'
import { CallError, call } from '#src/api/call'
import { dropToken, signIn } from '#src/session/sign'
import { contentLang, type Visitor } from '#src/session/visitor'
import { paths } from './site'

/** Says on the page of the reservation that a link no longer opens one. */
export const expiredLink = 'expired'

/** What a link ends with: 256 bits, base64url. */
export const tokenForm = /^[\w-]{43}$/

/**
 * Opens the reservation that a mailed link is for: its token is kept in this tab and leaves the address at once (product §4).
 * A link that is no longer good leads to where the reservation is looked for.
 */
export async function openLink(visitor: Visitor, token: string): Promise<never> {
  signIn(visitor, 'guest', token)
  try {
    await call(guest.reservation, { query: { lang: contentLang(visitor) } }, { errors: 'silent' })
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error
    dropToken(visitor, 'guest')
    throw replace(`${paths.myReservation}?link=${expiredLink}`)
  }
  throw replace(paths.myReservation)
}
