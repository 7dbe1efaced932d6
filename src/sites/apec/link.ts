import { replace } from 'react-router-dom'
import { openReservation } from '#src/kits/guest/open-reservation'
import type { Visitor } from '#src/session/visitor'
import { paths } from './site'

/** The value of `?link=` that makes the reservation page report an expired link. */
export const expiredLink = 'expired'

/**
 * Opens the reservation of a mailed link and removes the token from the address; an expired link leads to the form that finds a
 * reservation.
 */
export async function openLink(visitor: Visitor, token: string): Promise<never> {
  const opened = await openReservation(visitor, token)
  throw replace(opened ? paths.myReservation : `${paths.myReservation}?link=${expiredLink}`)
}
