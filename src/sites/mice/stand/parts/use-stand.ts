import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { GateResult } from '#contract/mice/gate'
import type { MiceBadge } from '#contract/mice/registration'
import { miceStand, standToken } from '#contract/mice/stand'
import { CallError, call } from '#src/api/call'

/** The storage key of the stand's token, which survives a restart of the device. */
const key = 'MICE_STAND'
/** After this time without a touch the stand returns to its start; the last seconds are counted down. */
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
    // With blocked storage the stand does not survive a restart.
  }
}

/**
 * The state of a stand. Its token arrives in the address's fragment, which browsers send to no server; it is removed from the
 * address immediately and stored on the device. Nothing about visitors is stored: what they saw is cleared at the next start,
 * which follows a pause automatically.
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

  /** Corrects the open badge, and admits its holder. Throws errors that the form shows. */
  const checkIn = async (scanId: string, badgeText: { name_latin: string; organization: string }) => {
    if (!token || !badge) return
    try {
      const body = { stand_token: token, code: badge.code, scan_id: scanId, ...badgeText }
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
