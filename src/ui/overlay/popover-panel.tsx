import { Popover as Base } from '@base-ui/react/popover'
import type { ReactNode, RefObject } from 'react'
import { popup } from './menu-panel'

type PopoverPanelProps = {
  id: string
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  anchor: RefObject<HTMLButtonElement | null>
  children: ReactNode
}

export function PopoverPanel({ id, label, open, onOpenChange, anchor, children }: PopoverPanelProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // The button opens and closes by itself; counted twice, a press on it would open the panel again.
        if (next || anchor.current?.contains(event.target as Node)) return
        onOpenChange(false)
      }}
    >
      <Base.Portal>
        <Base.Positioner anchor={anchor} sideOffset={8} align="start" className="z-40">
          <Base.Popup
            id={id}
            aria-label={label}
            finalFocus={anchor}
            className={popup({ className: 'max-w-[calc(100vw-2rem)] p-5' })}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
