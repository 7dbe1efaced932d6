import { useEffect, useState } from 'react'
import { scrollDelayMs } from './scroll'

/** Whether the page is scrolled past `threshold` pixels; checked `scrollDelayMs` after each scroll (product §2). */
export function useScrolled(threshold: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      setPast(window.scrollY > threshold)
    }
    const onScroll = () => {
      timer ??= setTimeout(look, scrollDelayMs)
    }
    // A reload may start in the middle of the page.
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    }
  }, [threshold])
  return past
}
