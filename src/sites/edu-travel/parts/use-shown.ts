import { useEffect, useRef } from 'react'

/** Returns whether the caller's component is still mounted: a slow task can end after its step was left. */
export function useShown(): () => boolean {
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return () => shown.current
}
