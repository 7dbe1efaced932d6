import { useLayoutEffect, useState } from 'react'
import type { Order } from '#contract/order'

/**
 * Returns the whole seconds until the held seats are released, or null when nothing is held. Uses only differences of the
 * reader's clock: the time since the response, subtracted from what was left then.
 */
export function useSecondsLeft(
  { hold_expires_at, answered_at }: Pick<Order, 'hold_expires_at' | 'answered_at'>,
  receivedAt: number,
): number | null {
  const whenAnswered = hold_expires_at ? Date.parse(hold_expires_at) - Date.parse(answered_at) : null
  const [elapsed, setElapsed] = useState(0)
  const runs = whenAnswered !== null
  useLayoutEffect(() => {
    if (!runs) return
    const look = () => setElapsed(Math.max(0, Date.now() - receivedAt))
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [receivedAt, runs])
  return whenAnswered === null ? null : Math.max(0, Math.ceil((whenAnswered - elapsed) / 1000))
}
