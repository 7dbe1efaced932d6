import { replace } from 'react-router-dom'
import { openReservation } from '#src/kits/guest/open-reservation'
import type { Visitor } from '#src/session/visitor'
import { paths } from './site'

/** Says on the page of the reservation that a link no longer opens one. */
export const expiredLink = 'expired'

/** Opens the reservation of a mailed link, which leaves the address at once; a link that is no longer good leads to where the reservation is looked for. */
export async function openLink(visitor: Visitor, token: string): Promise<never> {
  const opened = await openReservation(visitor, token)
  throw replace(opened ? paths.myReservation : `${paths.myReservation}?link=${expiredLink}`)
}
