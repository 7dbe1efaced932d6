import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Anchored } from './anchored'

interface PopoverPanelProps {
  id: string
  label: string
  anchor: RefObject<HTMLElement | null>
  align?: 'start' | 'end'
  onClose: (by?: 'outside' | 'escape') => void
  children: ReactNode
}

/** The panel that a popover's button opens. */
export const PopoverPanel = ({ label, children, ...place }: PopoverPanelProps) => (
  <Anchored {...place} role="dialog" aria-label={label} className="p-5">
    <FocusInside>{children}</FocusInside>
  </Anchored>
)

function FocusInside({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first = frame.current?.querySelector<HTMLElement>('a[href], button, input, select, textarea')
    ;(first ?? frame.current)?.focus()
  }, [])
  return (
    <div ref={frame} tabIndex={-1}>
      {children}
    </div>
  )
}
