import { useEffect, useRef } from 'react'

/**
 * Keeps the focus in a part of a page: if a change removes what had the focus in it, such as the button of an act that is done,
 * the focus moves to the part's heading instead of the top of the page.
 */
export function useFocusKept() {
  const part = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef<Element>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      if (part.current?.contains(target)) last.current = target
      // The focus has moved on to another part of the page; from a dialog it comes back.
      else if (!target.closest('[role$="dialog"], [data-base-ui-portal]')) last.current = null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  // After each change: a dialog that is still open has the focus until it closes.
  useEffect(() => {
    if (!last.current || last.current.isConnected) return
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
