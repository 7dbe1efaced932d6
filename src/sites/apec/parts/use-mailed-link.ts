import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { signIn } from '#src/session/sign'
import { useVisitor } from '#src/session/visitor'
import { tokenForm } from '../link'

/**
 * Takes the token of a mailed link out of the address's fragment, which reaches no server, into the tab (product §4). True
 * while that is still to be done.
 */
export function useMailedLink(): boolean {
  const visitor = useVisitor()
  const navigate = useNavigate()
  const { hash, pathname } = useLocation()
  const token = hash.slice(1)
  const isLink = tokenForm.test(token)
  useEffect(() => {
    if (!isLink) return
    signIn(visitor, 'guest', token)
    void navigate(pathname, { replace: true })
  }, [isLink, token, pathname, visitor, navigate])
  return isLink
}
