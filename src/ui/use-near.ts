import { type RefObject, useEffect, useState } from 'react'

/** So far below the window something counts as near. */
const margin = '200px'

/**
 * False until the element has come near to what is seen, or the keyboard is used, to which nothing is near or far: for what is
 * too heavy to be there before anybody can see it. Where a browser cannot tell, everything is near.
 */
export function useNear(element: RefObject<Element | null>): boolean {
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
  }, [element, near])
  return near
}
