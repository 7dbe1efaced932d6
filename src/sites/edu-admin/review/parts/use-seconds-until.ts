import { useEffect, useState } from 'react'

const leftOf = (until: string): number => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000))

/** Whole seconds until an instant, counted down to 0. Calls `onOver` once at 0. */
export function useSecondsUntil(until: string, onOver: () => void): number {
  const [left, setLeft] = useState(() => leftOf(until))
  useEffect(() => {
    const timer = setInterval(() => {
      const rest = leftOf(until)
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      onOver()
    }, 500)
    return () => clearInterval(timer)
  }, [until, onOver])
  return left
}
