import { useEffect, useRef } from 'react'

/**
 * Keeps the focus in a part of a page: if a change removes what had the focus in it, such as the button of an act that is done,
 * the focus moves to the part's heading instead of the top of the page.
 */
export function useFocusKept() {
  const part = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef<EventTarget>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target
    }
    const box = part.current
    box?.addEventListener('focusin', note)
    return () => box?.removeEventListener('focusin', note)
  }, [])
  // After each change: a dialog that is still open has the focus until it closes.
  useEffect(() => {
    if (!(last.current instanceof Element) || last.current.isConnected) return
    const { activeElement, body } = document
    if (activeElement?.closest('[role$="dialog"]')) return
    last.current = null
    if (activeElement !== body) return
    heading.current?.focus()
    // A dialog that was removed with the change releases the page only after this: until then nothing in it takes the focus.
    requestAnimationFrame(() => document.activeElement === body && heading.current?.focus())
  })
  return { part, heading }
}
