import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { openReservation } from '#src/kits/guest/open-reservation'
import { useVisitor } from '#src/session/visitor'

/** What a mailed link ends with, behind the sign that no browser sends along: 256 bits, base64url. */
const tokenForm = /^#([\w-]{43})$/

export type MailedLink = 'none' | 'opening' | 'expired' | 'failed'

/** Opens the request of a mailed link; the token leaves the address before anything else happens (product §4). */
export function useMailedLink(): MailedLink {
  const visitor = useVisitor()
  const navigate = useNavigate()
  const { hash, pathname } = useLocation()
  const [state, setState] = useState<MailedLink>('none')
  useEffect(() => {
    const token = tokenForm.exec(hash)?.[1]
    if (!token) return
    setState('opening')
    void navigate(pathname, { replace: true })
    openReservation(visitor, token).then(
      (opened) => setState(opened ? 'none' : 'expired'),
      () => setState('failed'),
    )
  }, [visitor, navigate, hash, pathname])
  return state
}
