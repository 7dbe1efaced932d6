import { useEffect, useState } from 'react'

/** Seconds until a new code can be requested. */
export const resendAfter = 60

/** Returns the whole seconds left of a countdown, 0 when none runs, and the function that starts one. */
export function useSeconds(): [left: number, start: (seconds: number) => void] {
  const [left, setLeft] = useState(0)
  const [end, setEnd] = useState(0)
  useEffect(() => {
    if (end === 0) return
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(rest)
      if (rest === 0) setEnd(0)
    }, 250)
    return () => clearInterval(timer)
  }, [end])
  const start = (seconds: number) => {
    setLeft(seconds)
    setEnd(Date.now() + seconds * 1000)
  }
  return [left, start]
}
