import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type Partnership, partnershipToken, passPartnerships } from '#contract/pass/partnership'
import { CallError, call } from '#src/api/call'

/** The tab's storage key of a private link's token, so that a reload still shows the application. */
const key = 'PASS_PARTNERSHIP'

function kept(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
function keep(token: string | null): void {
  try {
    if (token) sessionStorage.setItem(key, token)
    else sessionStorage.removeItem(key)
  } catch {
    // Blocked storage costs only the reload.
  }
}

/** An application and the token that opens it. */
export interface OpenedApplication {
  token: string
  application: Partnership
}

/**
 * The application of a mailed link. Its token is in the address's fragment, which browsers send to no server; it is removed from
 * the address first. Without a link nothing is fetched, and the page stays as the server rendered it.
 */
export function useApplication() {
  const navigate = useNavigate()
  const { hash, pathname, search } = useLocation()
  const [opened, setOpened] = useState<OpenedApplication | null>(null)
  const [isLooking, setLooking] = useState(false)
  const [isUnknown, setUnknown] = useState(false)
  const [failed, setFailed] = useState(false)
  const linked = useRef('')

  const look = useCallback(async () => {
    const token = linked.current || kept()
    setFailed(false)
    if (!partnershipToken.test(token)) return
    setLooking(true)
    try {
      const application = await call(passPartnerships.read, { body: { link_token: token } }, { errors: 'silent' })
      keep(token)
      setUnknown(false)
      setOpened({ token, application })
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 404) return setFailed(true)
      keep(null)
      linked.current = ''
      setUnknown(true)
    } finally {
      setLooking(false)
    }
  }, [])

  useEffect(() => {
    const named = hash.slice(1)
    if (partnershipToken.test(named)) {
      linked.current = named
      void navigate(pathname + search, { replace: true })
    } else void look()
  }, [hash, pathname, search, navigate, look])

  return {
    ...{ opened, isLooking, isUnknown, failed },
    retry: () => void look(),
    show: (application: Partnership) => setOpened((before) => before && { ...before, application }),
    leave: () => {
      keep(null)
      linked.current = ''
      setOpened(null)
    },
  }
}
