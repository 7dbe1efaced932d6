import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { CallError } from '#src/api/call'
import { dropToken, keepToken, keptToken } from '#src/session/link-tokens'

/** What a private link opens. */
export interface Link<T> {
  /** The form of its token. */
  form: RegExp
  /** The tab's storage key of the token, so that a reload or a sign-in on the way still opens it. */
  key: string
  /** Throws 404 for an unknown token. */
  read: (token: string) => Promise<T>
}

/** `waiting`: the address has not been looked at yet; `none`: there is no link. */
type State = 'waiting' | 'none' | 'looking' | 'failed' | 'unknown' | 'open'

/**
 * What a mailed link opens. Its token is in the address's fragment, which browsers send to no server; it is removed from the
 * address first. Without a link nothing is fetched, and the page stays as the server rendered it. `link` must be a constant.
 */
export function useOpenedLink<T>(link: Link<T>) {
  const navigate = useNavigate()
  const { hash, pathname, search } = useLocation()
  const [state, setState] = useState<State>('waiting')
  const [opened, setOpened] = useState<{ token: string; shown: T } | null>(null)
  const linked = useRef('')

  const look = useCallback(async () => {
    const token = linked.current || keptToken(link.key)
    if (!link.form.test(token)) return setState('none')
    setState('looking')
    try {
      const shown = await link.read(token)
      keepToken(link.key, token)
      setOpened({ token, shown })
      setState('open')
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 404) return setState('failed')
      dropToken(link.key)
      linked.current = ''
      setState('unknown')
    }
  }, [link])

  useEffect(() => {
    const named = hash.slice(1)
    if (link.form.test(named)) {
      linked.current = named
      void navigate(pathname + search, { replace: true })
    } else void look()
  }, [hash, pathname, search, navigate, look, link])

  return {
    ...{ state, opened },
    retry: () => void look(),
    show: (shown: T) => setOpened((before) => before && { ...before, shown }),
    /** Forgets the link in this tab. */
    leave: () => {
      dropToken(link.key)
      linked.current = ''
      setOpened(null)
      setState('none')
    },
  }
}
