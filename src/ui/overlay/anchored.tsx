import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

type Align = 'start' | 'end'

type AnchoredProps = ComponentProps<'div'> & {
  /** The element it is attached to. A press there is not a press outside. */
  anchor: RefObject<HTMLElement | null>
  align?: Align
  /** As wide as the anchor: for lists under a field. */
  fit?: boolean
  /** Called on a press or a focus outside, and on Escape, which also returns the focus to the anchor. */
  onClose: (by: 'outside' | 'escape') => void
}

/** A panel below (or, without room, above) its anchor: in the browser's top layer, so that nothing clips it. */
export function Anchored({ anchor, align = 'start', fit, onClose, className = '', ...rest }: AnchoredProps) {
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })

  useLayoutEffect(() => {
    const [element, on] = [panel.current, anchor.current]
    if (!element || !on) return
    // Without a top layer, the attribute alone would hide the panel permanently.
    if (element.showPopover) {
      element.popover = 'manual'
      element.showPopover()
    }
    const follow = () => {
      if (fit) element.style.width = `${on.offsetWidth}px`
      place(element, on, align)
    }
    follow()
    // Its content may load later and change its size.
    const grown = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(follow)
    grown?.observe(element)
    // Not when the panel itself scrolls: it stays where it is.
    const scrolled = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) follow()
    }
    addEventListener('scroll', scrolled, true)
    addEventListener('resize', follow)
    return () => {
      grown?.disconnect()
      removeEventListener('scroll', scrolled, true)
      removeEventListener('resize', follow)
    }
  }, [anchor, align, fit])

  useEffect(() => {
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !panel.current?.contains(target) && !anchor.current?.contains(target))
        close.current('outside')
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Only the panel closes, not a dialog around it; and a search field keeps its text.
      event.stopPropagation()
      event.preventDefault()
      close.current('escape')
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', onKey, true)
    }
  }, [anchor])

  return (
    <div
      {...rest}
      ref={panel}
      className={`fixed inset-auto m-0 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-md border border-line bg-surface text-ink shadow-lg ${className}`}
    />
  )
}

/** Distances to the anchor and to the edges of the window, in pixels. */
const GAP = 8

function place(element: HTMLElement, anchor: HTMLElement, align: Align) {
  const on = anchor.getBoundingClientRect()
  const below = innerHeight - on.bottom - 2 * GAP
  const above = on.top - 2 * GAP
  const { scrollTop } = element
  element.style.maxHeight = ''
  const { width, height } = element.getBoundingClientRect()
  const up = height > below && above > below
  const room = Math.max(up ? above : below, 160)
  const toLeft = (align === 'start') === (getComputedStyle(anchor).direction !== 'rtl')
  const left = toLeft ? on.left : on.right - width
  element.style.maxHeight = `${room}px`
  // At its full height it could not scroll, which reset the position.
  element.scrollTop = scrollTop
  element.style.left = `${Math.max(GAP, Math.min(left, document.documentElement.clientWidth - width - GAP))}px`
  element.style.top = `${up ? on.top - GAP - Math.min(height, room) : on.bottom + GAP}px`
}
