import { useLayoutEffect, useState } from 'react'
import type { Order } from '#contract/order'

/**
 * Whole seconds until the seats are given back, or null when nothing is held. Only differences of the reader's clock
 * count: how long ago the server answered, taken off what was left when it did.
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
