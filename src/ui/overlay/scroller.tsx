import { type ReactNode, useEffect, useRef, useState } from 'react'

/** The scrolling part of a dialog; it is a Tab stop only while there is something to scroll. */
export function Scroller({ children, className = '' }: { children: ReactNode; className?: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)

  useEffect(() => {
    const [outer, inner] = [frame.current, content.current]
    if (!outer || !inner || typeof ResizeObserver === 'undefined') return
    const look = () => setScrolls(outer.scrollHeight > outer.clientHeight)
    const observer = new ResizeObserver(look)
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])

  return (
    <div
      ref={frame}
      tabIndex={scrolls ? 0 : undefined}
      className={`min-h-0 flex-1 overflow-y-auto -outline-offset-2 ${className}`}
    >
      <div ref={content}>{children}</div>
    </div>
  )
}
