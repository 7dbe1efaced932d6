import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useVisitor } from '#src/session/visitor'
import { useHydrated } from '#src/ui/use-hydrated'
import { openReservation, tokenForm } from './open-reservation'

/**
 * `none`: there was no link, or its reservation was opened. `failed`: the result is unknown; the token stays, so that it can be
 * retried.
 */
export type MailedLink = 'none' | 'opening' | 'expired' | 'failed'

/**
 * Opens the reservation of a mailed link whose token is in the address's fragment, which browsers never send to a server. The
 * token is removed from the address before anything else happens (product §4).
 */
export function useMailedLink(): MailedLink {
  const visitor = useVisitor()
  const navigate = useNavigate()
  const { hash, pathname, search } = useLocation()
  const token = hash.slice(1)
  const isLink = tokenForm.test(token)
  const hydrated = useHydrated()
  const [state, setState] = useState<MailedLink>('none')
  useEffect(() => {
    if (!isLink) return
    setState('opening')
    void navigate(pathname + search, { replace: true })
    openReservation(visitor, token).then(
      (opened) => setState(opened ? 'none' : 'expired'),
      () => setState('failed'),
    )
  }, [isLink, token, pathname, search, visitor, navigate])
  // The server never sees the token and rendered a page without a link.
  return isLink && hydrated ? 'opening' : state
}
