import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { FindPasswordPage } from '#src/kits/account/find-password-page'
import { ResetPage } from '#src/kits/account/reset-page'
import { site } from '../../site'
import { links } from '../links'

/** Asks for the link by which a new password is set, or sets it when that link was opened: its token lies behind the sign (product §5). */
export function Component() {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState('')
  useEffect(() => {
    if (hash.length < 2) return
    setToken(hash.slice(1))
    // It does not stay in the address.
    void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [hash, pathname, navigate])
  if (!token) return <FindPasswordPage site={site} links={links} />
  return (
    <Suspense>
      <ResetPage key={token} site={site} token={token} links={links} />
    </Suspense>
  )
}
