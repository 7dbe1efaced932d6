import { useEffect, useRef } from 'react'

/** Scrolls a row of links sideways until the current one is in view; again for each `key`. The page itself does not move. */
export function useCurrentInView(key: string) {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names what is current
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]')
    if (!row.current || !current) return
    const [room, link] = [row.current, current].map((each) => each.getBoundingClientRect())
    if (!room || !link || (link.left >= room.left && link.right <= room.right)) return
    row.current.scrollBy?.({ left: link.left + link.width / 2 - room.left - room.width / 2 })
  }, [key])
  return row
}
