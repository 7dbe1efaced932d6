import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls an element just into view whenever what it shows changes: on a phone, the result of a scan is below the camera.
 *
 * @param shown names what is shown; the page stays where it is for the first one and for undefined
 */
export function useIntoView<T extends HTMLElement>(shown: string | undefined): RefObject<T | null> {
  const ref = useRef<T>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (shown !== undefined) ref.current?.scrollIntoView?.({ block: 'nearest' })
  }, [shown])
  return ref
}
