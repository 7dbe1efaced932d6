import type { MiddlewareFunction } from 'react-router-dom'
import { keepToken } from '#src/session/link-tokens'

/** The tab's storage key of the token. */
export const invitationKey = 'EDUCATION_INVITATION'

/** Returns the token of an invitation in an address's fragment, or an empty string. */
export const invitationIn = (hash: string): string => /^#invitation=([\w-]{1,100})$/.exec(hash)?.[1] ?? ''

/** Stores the token of an invitation while its recipient signs in or registers: an address to return to has no fragment. */
export const keepInvitation: MiddlewareFunction = async (_, next) => {
  const token = import.meta.env.SSR ? '' : invitationIn(location.hash)
  if (token) keepToken(invitationKey, token)
  return next()
}
