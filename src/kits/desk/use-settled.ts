import { useEffect, useState } from 'react'

/**
 * Returns a value once it has not changed for `ms` milliseconds, so that a search runs once per pause in typing and not per
 * letter.
 */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
