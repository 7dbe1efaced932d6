import { type RefObject, useEffect, useState } from 'react'

/**
 * False until the element is near the visible part, or the keyboard is used, for which distance does not matter: for content too
 * heavy to render before it can be seen. Where a browser cannot measure it, everything counts as near. `margin` is how far
 * from the window counts as near.
 */
export function useNear(element: RefObject<Element | null>, margin = '200px'): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const at = element.current
    if (near || !at) return
    const come = () => setNear(true)
    if (typeof IntersectionObserver === 'undefined') return come()
    const observer = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && come(), {
      rootMargin: margin,
    })
    observer.observe(at)
    addEventListener('keydown', come, { once: true })
    return () => {
      observer.disconnect()
      removeEventListener('keydown', come)
    }
  }, [element, margin, near])
  return near
}
