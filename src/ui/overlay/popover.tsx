import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { Anchored } from './anchored'
import { type TriggerProps, usePanel } from './use-panel'

type PopoverProps = {
  label: string
  align?: 'start' | 'end'
  trigger: (props: TriggerProps) => ReactElement
  /** Gets the way to close it. */
  children: (close: () => void) => ReactNode
}

/** A small panel beside its button, for more than a list. */
export function Popover({ label, align, trigger, children }: PopoverProps) {
  const { id, open, anchor, trigger: worn, close } = usePanel('dialog')
  return (
    <>
      {trigger(worn)}
      {open && (
        <Anchored
          id={id}
          role="dialog"
          aria-label={label}
          anchor={anchor}
          align={align}
          onClose={close}
          className="p-5"
        >
          <FocusInside>{children(() => close())}</FocusInside>
        </Anchored>
      )}
    </>
  )
}

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
