import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { invitationToken, type MiceInvitation, miceInvitations } from '#contract/mice/group'
import { CallError, call } from '#src/api/call'

/** An invitation and the token that opens it. */
export interface OpenedInvitation {
  token: string
  invitation: MiceInvitation
}

type State = 'looking' | 'failed' | 'unknown' | 'open' | 'accepted' | 'declined'

/**
 * The invitation of a mailed link. Its token is in the address's fragment, which browsers send to no server; it is removed from
 * the address first, and is stored nowhere.
 */
export function useInvitation() {
  const navigate = useNavigate()
  const { hash, pathname, search } = useLocation()
  const [state, setState] = useState<State>('looking')
  const [opened, setOpened] = useState<OpenedInvitation | null>(null)
  const linked = useRef('')

  const look = useCallback(async () => {
    const token = linked.current
    if (!token) return setState('unknown')
    setState('looking')
    try {
      const invitation = await call(miceInvitations.read, { body: { link_token: token } }, { errors: 'silent' })
      setOpened({ token, invitation })
      setState('open')
    } catch (error) {
      setState(error instanceof CallError && error.status === 404 ? 'unknown' : 'failed')
    }
  }, [])

  useEffect(() => {
    const named = hash.slice(1)
    if (invitationToken.test(named)) {
      linked.current = named
      void navigate(pathname + search, { replace: true })
    } else void look()
  }, [hash, pathname, search, navigate, look])

  return { state, opened, retry: () => void look(), answer: setState as (answer: 'accepted' | 'declined') => void }
}
