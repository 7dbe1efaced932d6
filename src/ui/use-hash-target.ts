import { type RefObject, useEffect } from 'react'

/** What a user does who now wants to be elsewhere on the page. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Keeps the part that an address names (`#part`) in view while the parts above it are still loading; ends as soon as the user
 * scrolls or uses the page. `within` is the element that grows.
 */
export function useHashTarget(within: RefObject<HTMLElement | null>, hash: string): void {
  useEffect(() => {
    const target = document.getElementById(hash.slice(1))
    if (!target || !within.current) return
    const show = () => target.scrollIntoView?.({ block: 'start', behavior: 'instant' })
    const observer = new ResizeObserver(show)
    const end = () => observer.disconnect()
    observer.observe(within.current)
    for (const move of moves) addEventListener(move, end, { once: true, passive: true })
    show()
    return () => {
      end()
      for (const move of moves) removeEventListener(move, end)
    }
  }, [within, hash])
}
