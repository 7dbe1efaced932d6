import { type RefObject, useEffect, useState } from 'react'

/** How many items of a list that scrolls in its frame begin below what is visible; 0 before the page was taken over. */
export function useBelow(frame: RefObject<HTMLElement | null>, shown: unknown): number {
  const [below, setBelow] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` is other items in the same frame
  useEffect(() => {
    const { current } = frame
    if (!current) return
    const look = () => {
      const end = current.getBoundingClientRect().bottom
      const items = [...current.querySelectorAll('li')]
      setBelow(items.filter((item) => item.getBoundingClientRect().bottom > end + 1).length)
    }
    look()
    current.addEventListener('scroll', look, { passive: true })
    // The frame gets narrower, or its text larger.
    const observer = new ResizeObserver(look)
    observer.observe(current)
    return () => {
      current.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [frame, shown])
  return below
}
