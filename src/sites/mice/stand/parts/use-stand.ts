import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { GateResult } from '#contract/mice/gate'
import type { MiceBadge } from '#contract/mice/registration'
import { miceStand, standToken } from '#contract/mice/stand'
import { CallError, call } from '#src/api/call'

/** Under this name the device keeps what makes it a stand, also once it was switched off and on. */
const key = 'MICE_STAND'
/** Without a touch for so long it is everybody's again; the last seconds are counted. */
const idleSeconds = 60
const countedSeconds = 15

function kept(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
function keep(token: string | null): void {
  try {
    if (token) localStorage.setItem(key, token)
    else localStorage.removeItem(key)
  } catch {
    // A forbidden storage only costs the next start.
  }
}

/**
 * What happens at a stand. Its token comes in the address's fragment, which browsers send to no server, leaves the address at once and is kept by
 * the device; of visitors nothing is kept, and what they were shown is gone at the next start, after a pause by itself.
 */
export function useStand() {
  const navigate = useNavigate()
  const { hash, pathname, search } = useLocation()
  const [token, setToken] = useState<string | null>()
  const [badge, setBadge] = useState<MiceBadge | null>(null)
  const [done, setDone] = useState<GateResult | null>(null)
  const [trouble, setTrouble] = useState<CallError | Error | null>(null)
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)

  useEffect(() => {
    const named = hash.slice(1)
    if (standToken.test(named)) {
      keep(named)
      void navigate(pathname + search, { replace: true })
    } else setToken(kept())
  }, [hash, pathname, search, navigate])

  const begin = useCallback(() => {
    setBadge(null)
    setDone(null)
    setTrouble(null)
  }, [])

  const isOpen = badge !== null
  useEffect(() => {
    if (!isOpen) return
    let left = idleSeconds
    const touched = () => {
      left = idleSeconds
      setSecondsLeft(null)
    }
    const timer = setInterval(() => {
      left -= 1
      if (left <= 0) begin()
      else setSecondsLeft(left <= countedSeconds ? left : null)
    }, 1000)
    const events = ['pointerdown', 'keydown', 'input'] as const
    for (const event of events) addEventListener(event, touched)
    return () => {
      clearInterval(timer)
      for (const event of events) removeEventListener(event, touched)
      setSecondsLeft(null)
    }
  }, [isOpen, begin])

  const failed = (error: unknown) => {
    if (error instanceof CallError && error.code === 'mice.standUnknown') {
      keep(null)
      setToken(null)
      begin()
    } else setTrouble(error as Error)
  }

  /** Opens a badge by its code. */
  const open = async (code: string) => {
    if (!token) return
    setTrouble(null)
    try {
      const body = { stand_token: token, code: code.trim().slice(0, 600) }
      setBadge(await call(miceStand.read, { body }, { errors: 'silent' }))
    } catch (error) {
      failed(error)
    }
  }

  /** Corrects the badge that is open, and lets its holder in. Throws what the form shows. */
  const checkIn = async (scanId: string, said: { name_latin: string; organisation: string }) => {
    if (!token || !badge) return
    try {
      const body = { stand_token: token, code: badge.code, scan_id: scanId, ...said }
      const { badge: corrected, result } = await call(miceStand.checkIn, { body }, { errors: 'page' })
      setBadge(corrected)
      setDone(result)
    } catch (error) {
      if (error instanceof CallError && error.code === 'mice.standUnknown') failed(error)
      else throw error
    }
  }

  return { token, badge, done, trouble, secondsLeft, begin, open, checkIn }
}
export type Stand = ReturnType<typeof useStand>
