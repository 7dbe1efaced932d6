import { useEffect, useRef } from 'react'

/** Answers whether what calls it is still shown: what takes a while may end after its step was left. */
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
