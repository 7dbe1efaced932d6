import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses an element whenever a step is replaced by another: the button that was pressed is gone, and the focus with it.
 *
 * @param step names what is shown; the first one leaves the focus where it is
 */
export function useFocusOnChange<T extends HTMLElement>(step: string): RefObject<T | null> {
  const ref = useRef<T>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    ref.current?.focus({ preventScroll: true })
  }, [step])
  return ref
}
