import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { FindPasswordPage } from '#src/kits/account/find-password-page'
import { ResetPage } from '#src/kits/account/reset-page'
import { site } from '../../site'
import { links } from '../links'

/**
 * Requests the link for a new password, or sets the password once that link is open: its token is in the fragment (product §5).
 */
export function Component() {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState('')
  useEffect(() => {
    if (hash.length < 2) return
    setToken(hash.slice(1))
    // The token must not stay in the address.
    void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [hash, pathname, navigate])
  if (!token) return <FindPasswordPage site={site} links={links} />
  return (
    <Suspense>
      <ResetPage key={token} site={site} token={token} links={links} />
    </Suspense>
  )
}
